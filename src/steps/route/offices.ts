import { officeSchema, type WrittenOffice as OfficeFacts } from "../../model/content/office.ts";
import { withLabel } from "../../model/domain/language.ts";
import { linksBesideCall } from "../../model/content/office-links.ts";
import { phoneOnPages, smsHref, telephoneHref } from "../../model/domain/phone.ts";
import type { OfficeOfPerson } from "../../model/domain/people.ts";
import type { Finished, Office, OfficeLink } from "../../model/build/page.ts";
import { mailHref } from "../../model/content/person-links.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import {
  addressLines,
  cityAndState,
  countryCodeOf,
  countryIn,
  searchWords,
} from "../../model/domain/postal-address.ts";
import { fixedPaths, slugOf } from "../../model/build/page-paths.ts";
import type { Entry } from "../../model/build/site.ts";
import type { Clock } from "../../model/content/practice.ts";
import type { Words } from "../../model/content/words.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { isolateNumbers } from "../../model/text/right-to-left.ts";
import { finishFields, type Finishing } from "./finish-fields.ts";
import { closuresInWords, hoursInWords } from "./hours-in-words.ts";

/** A practice's name, and a part of it that is enough. */
export interface PracticeNames {
  name: string;
  shortName?: string | undefined;
}

/** Whether an office's name also says whose office it is: "Harbor Lane Riverside", but not "Main". */
export function namesPractice(own: string, { name, shortName = name }: PracticeNames): boolean {
  return own.toLowerCase().includes(shortName.toLowerCase());
}

interface OfficeContext {
  practice: PracticeNames & { clock?: Clock | undefined };
  /** Whether the practice has no other office. */
  isOnly: boolean;
  words: Words;
  finishing: Finishing;
}

/**
 * Makes an office ready for the pages. Its name is the first line of its address: that of the practice, unless the office has one that tells
 * it from others, or that names the practice too.
 */
export function readyOffice(
  { file, data }: Entry<"offices">,
  { practice, isOnly, words, finishing }: OfficeContext,
): Office {
  const finished = finishFields(officeSchema, data, { ...finishing, file }).data;
  const { address, map, parking, transit, access, tag, picture } = finished;
  const { language } = finishing;
  const form = { words, language, clock: practice.clock };
  const links = mapLinks(data);
  const { name = practice.name } = data;
  return {
    id: idOfEntry(slugOf(file)),
    name: isOnly && !namesPractice(name, practice) ? practice.name : name,
    phone: { text: phoneOnPages(data.phone, address, language), href: telephoneHref(data.phone) },
    address: {
      ...address,
      lines: addressLines(address).map((line) => isolateNumbers(line, language)),
      place: cityAndState(address),
      country: countryIn(address, language),
    },
    links: listOfficeLinks(finished, words, language),
    ...(booksFirst(finished) && { bookingFirst: { label: words.booking, href: finished.booking } }),
    hours: [
      ...hoursInWords(finished.hours, form, countryCodeOf(address)),
      ...closuresInWords(finished.closures ?? [], form),
    ],
    mapHref: links.linkUrl,
    ...(map && { map: { title: map.title, embedUrl: links.embedUrl } }),
    ...(parking && { parking }),
    ...(transit !== undefined && { transit }),
    ...(access !== undefined && { access }),
    ...(tag !== undefined && { tag }),
    ...(picture && { picture }),
  };
}

/** Links to the offices with these slugs; to none if there is only one, which all pages show. */
export type LinkOffices = (slugs: readonly string[] | undefined) => OfficeOfPerson[];

export function createOfficeLinks(
  offices: readonly Entry<"offices">[],
  practiceName: string,
  { addresses }: Pick<Finishing, "addresses">,
): LinkOffices {
  const links = new Map(
    offices.map(({ file, data }) => {
      const id = idOfEntry(slugOf(file));
      const href = addresses.link(`${fixedPaths.address}#${id}`);
      return [slugOf(file), { id, label: data.name ?? practiceName, href }];
    }),
  );
  return (slugs = []) => (links.size === 1 ? [] : [...new Set(slugs)].flatMap((slug) => links.get(slug) ?? []));
}

function booksFirst<Office extends Pick<OfficeFacts, "firstButton" | "booking">>(
  office: Office,
): office is Office & { booking: string } {
  return office.firstButton === "booking" && office.booking !== undefined;
}

/** Lists the ways to reach an office besides its phone. */
function listOfficeLinks(office: Finished<OfficeFacts>, words: Words, language: string): OfficeLink[] {
  const { text, fax, email, otherPhones = [], besideCall = linksBesideCall } = office;
  const printed = (phone: string): string => phoneOnPages(phone, office.address, language);
  const isBesideCall = (key: (typeof linksBesideCall)[number]): boolean => besideCall.includes(key);
  const pages = (["booking", "portal", "reviews"] as const).flatMap((key): OfficeLink[] => {
    const href = office[key];
    const isBeside = key === "booking" && isBesideCall(key) && !booksFirst(office);
    return href === undefined ? [] : [{ label: words[key], href, isBesideCall: isBeside }];
  });
  const numbers: OfficeLink[] = otherPhones.map(({ label, phone }) => ({
    label: withLabel(label, printed(phone), language),
    href: telephoneHref(phone),
    isBesideCall: false,
  }));
  if (text !== undefined) {
    const label = fillWord(words.textMessage, { phone: printed(text) });
    numbers.push({ label, href: smsHref(text), isBesideCall: isBesideCall("text") });
  }
  if (fax !== undefined) numbers.push({ label: fillWord(words.fax, { phone: printed(fax) }), isBesideCall: false });
  if (email !== undefined) numbers.push({ label: email, href: mailHref(email), isBesideCall: false });
  return [...numbers, ...pages];
}

/** Returns where Google Maps shows an office: the addresses in its file, or else a search for its postal address. */
export function mapLinks({ address, map }: Pick<OfficeFacts, "address" | "map">): {
  embedUrl: string;
  linkUrl: string;
} {
  const query = searchWords(address);
  const search = new URLSearchParams({ api: "1", query });
  const embed = new URLSearchParams({ q: query, output: "embed" });
  return {
    embedUrl: map?.embedUrl ?? `https://www.google.com/maps?${embed.toString()}`,
    linkUrl: map?.linkUrl ?? `https://www.google.com/maps/search/?${search.toString()}`,
  };
}
