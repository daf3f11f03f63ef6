import type { Element, Root } from "hast";
import { isPicture } from "../model/build/media-kinds.ts";
import { makeSlug } from "../model/build/page-paths.ts";
import { readDoctor } from "../model/domain/read-doctors.ts";
import { isMenuPart } from "../lib/page/cut-frame.ts";
import { bodyOf } from "../lib/page/page-text.ts";
import {
  attributeOf,
  findBelow,
  isElement,
  listBlocks,
  listPictureAddresses,
  walkElements,
} from "../lib/page/read-html.ts";
import { isFrameElement } from "./facts.ts";
import type { CopyIndex } from "./find-in-copy.ts";
import type { PageInPlan, PersonInPlan } from "./plan.ts";
import { readPageOf, type SavedSite } from "./saved-site.ts";

const titled = /^(?:(?:Prof|D?Dra?|Dott|Dott\.ssa|Dr\.ª|med|dent|Lek|Др|Д-р)\b\.? *)+(?=\p{Lu})/u;
const nameOnly =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|der|de|del|la|da|dos|di|y|e)){1,4}(?:,? [\p{Lu}.]{2,}[\p{L}.,() ]*)?$/u;

/** Words of what somebody does in a practice. */
const roles =
  /dentist|hygien|assistant|reception|manager|coordinator|orthodont|surgeon|nurse|zahn(arzt|ärzt)|prophylaxe|fachangestellte|empfang|odont[oó]|higien|auxiliar|asistente|recepci|secr[eé]t|igienista|assistente|dentyst|asystent|recepcja|стоматолог|врач|ассистент|гигиен|администратор/iu;

/** Pages of people, by title or file. On others, a name in a card is that of a treatment or a service as well. */
const ofPeople =
  /team|staff|crew|people|about|meet|doctor|dentist|equip[oe]|über|ueber|praxis|nosotros|sobre|chi-siamo|zespol|zespół|команда|врач/iu;

/** A sentence about somebody, and not what somebody is. */
const sentence =
  /[!?;:]|\.\s|\b(?:our|your|we|you|us|call|unser\w*|wir|nuestr\w*|noss[oa]\w*|notre|nos|votre)\b|(?:\S+\s+){6}/iu;

/**
 * Proposes the people whose photo is beside their name, in a card or on their own page. A name counts if it has a doctor's title, or a role is
 * beside it; nobody is guessed from a photo alone.
 */
export function proposePeople(site: SavedSite, pages: readonly PageInPlan[], index: CopyIndex): PersonInPlan[] {
  const people = new Map<string, PersonInPlan>();
  for (const { from, kind, language, title } of pages) {
    if (/^(leave|list|post|home)$/.test(kind) || language !== undefined) continue;
    const read = readPageOf(site, from);
    if (!("root" in read)) continue;
    const body = bodyOf(read.root);
    walkElements(body, (element, parents) => {
      if (isFrameElement(element) || isMenuPart(element)) return false;
      if (element.tagName !== "img" || site.repetition.isFramePicture(listPictureAddresses(element))) return true;
      const photo = index.findLargest(listPictureAddresses(element), from);
      const alt = attributeOf(element, "alt").replaceAll(/\s+/g, " ");
      const named = kind === "doctor" && hasLastName(`${alt} ${photo?.replace(/^.*\//, "")}`, title);
      const card = readCard(element, parents);
      const isSure = card?.kind === "doctor" || ofPeople.test(`${title} ${from}`);
      const person = (isSure ? card : undefined) ?? (named ? { name: title, kind: "doctor" as const } : undefined);
      if (person === undefined || photo === undefined || !isPicture(photo) || site.icons.has(photo)) return true;
      if (!people.has(person.name)) people.set(person.name, { ...person, photo, photoAlt: alt || person.name, from });
      return true;
    });
  }
  return [...people.values()];
}

/** Whether the words of a picture or the name of its file have the last name of a person. */
const hasLastName = (words: string, name: string): boolean =>
  makeSlug(words)
    .split("-")
    .includes(makeSlug(readDoctor(name).name).replace(/^.*-/, ""));

/** Reads the name and the role in the smallest part around a picture that has a name and no other picture. */
function readCard(
  picture: Element,
  parents: readonly (Root | Element)[],
): Pick<PersonInPlan, "name" | "kind" | "role"> | undefined {
  for (const part of parents.slice(-6).reverse()) {
    const isShared = findBelow(part, (each) => each.tagName === "img" && each !== picture) !== undefined;
    if (isShared || !isElement(part) || part.tagName === "body") return undefined;
    const lines = listBlocks(part).flatMap((block) => block.lines);
    const at = lines.findIndex((line) => nameOnly.test(line.replace(titled, "")) && !roles.test(line));
    if (at === -1) continue;
    const [name = "", next = ""] = lines.slice(at);
    const hasTitle = titled.test(name) || readDoctor(name).credentials?.startsWith("D") === true;
    const role =
      next.length <= 60 && roles.test(next) && !sentence.test(next) ? { role: next.replace(/[.:]$/, "") } : {};
    return hasTitle || role.role !== undefined ? { name, kind: hasTitle ? "doctor" : "team", ...role } : undefined;
  }
  return undefined;
}

/** Reads a person's name as the files of doctors and of the team have it. */
export function valuesOfPerson({ name, role }: PersonInPlan): { slug: string; values: Record<string, string> } {
  const { slug, ...values } = readDoctor(name);
  return { slug, values: { ...values, ...(role !== undefined && { role }) } };
}
