import { isPicture } from "../model/build/media-kinds.ts";
import { makeSlug } from "../model/build/page-paths.ts";
import { readDoctor } from "../model/domain/read-doctors.ts";
import type { CopyIndex } from "./find-in-copy.ts";
import type { PageInPlan, PersonInPlan } from "./plan.ts";
import type { SavedSite } from "./saved-site.ts";

/** Pages of people, by title or file. On others, a name in a card is that of a treatment or a service as well. */
const ofPeople =
  /team|staff|crew|people|about|meet|doctor|dentist|equip[oe]|über|ueber|praxis|nosotros|sobre|chi-siamo|zespol|zespół|команда|врач/iu;

/**
 * Proposes the people whose photo is beside their name, in a card or on their own page. A name counts if it has a doctor's title, or a role is
 * beside it; nobody is guessed from a photo alone. If no other page has people, those in the home page's part for the team count.
 */
export function proposePeople(site: SavedSite, pages: readonly PageInPlan[], index: CopyIndex): PersonInPlan[] {
  const people = new Map<string, PersonInPlan>();
  const isHome = ({ kind }: PageInPlan): boolean => kind === "home";
  for (const { from, kind, language, title } of [...pages].sort((a, b) => Number(isHome(a)) - Number(isHome(b)))) {
    if (/^(leave|list|post)$/.test(kind) || language !== undefined || (kind === "home" && people.size > 0)) continue;
    for (const { addresses, alt, card, inFrame, isAmongPeople } of site.pictures.get(from) ?? []) {
      if (inFrame || site.repetition.isFramePicture(addresses)) continue;
      const photo = index.findLargest(addresses, from);
      const isNamed = kind === "doctor" && hasLastName(`${alt} ${photo?.replace(/^.*\//, "")}`, title);
      const isSure = kind === "home" ? isAmongPeople : card?.kind === "doctor" || ofPeople.test(`${title} ${from}`);
      const person = (isSure ? card : undefined) ?? (isNamed ? { name: title, kind: "doctor" as const } : undefined);
      if (person === undefined || photo === undefined || !isPicture(photo) || site.icons.has(photo)) continue;
      if (!people.has(person.name)) people.set(person.name, { ...person, photo, photoAlt: alt || person.name, from });
    }
  }
  return [...people.values()];
}

/** Whether the words of a picture or the name of its file have the last name of a person. */
const hasLastName = (words: string, name: string): boolean =>
  makeSlug(words)
    .split("-")
    .includes(makeSlug(readDoctor(name).name).replace(/^.*-/, ""));

/** Reads a person's name as the files of doctors and of the team have it. */
export function valuesOfPerson({ name, role }: PersonInPlan): { slug: string; values: Record<string, string> } {
  const { slug, ...values } = readDoctor(name);
  return { slug, values: { ...values, ...(role !== undefined && { role }) } };
}
