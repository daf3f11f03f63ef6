import { timesOf, weekdays, type Weekday } from "../../model/domain/hours.ts";
import { countryCode, defaultLanguage } from "../../model/domain/language.ts";
import type { WrittenOffice } from "../../model/content/office.ts";
import type { Frame } from "../../model/build/page.ts";
import { fixedPaths, slugOf } from "../../model/build/page-paths.ts";
import { numberWithCountry } from "../../model/domain/phone.ts";
import { stateIn } from "../../model/domain/postal-address.ts";
import { cutAtWord } from "../../model/text/search-results.ts";
import type { Site } from "../../model/build/site.ts";
import { fillPlace } from "../../model/text/fill-word.ts";
import type { Addresses } from "./addresses.ts";
import { known } from "./graph-ids.ts";
import { namesOfOffice } from "./practice-graph.ts";
import { recordOf } from "../../model/build/known-keys.ts";

/** The longest description that Google accepts, in characters. */
const longestDescription = 750;

/** The facts of an office that directories and map services ask for. Phone numbers have their country's code. */
export interface DirectoryFacts {
  name: string;
  category: string;
  phone: string;
  otherPhones?: { label: string; phone: string }[];
  textMessages?: string;
  fax?: string;
  website?: string;
  address: { street: string; suite?: string; city: string; state?: string; postalCode: string; country?: string };
  /** Degrees. */
  coordinates?: { latitude: number; longitude: number };
  /** Times of each day on the 24-hour clock; none on a day without. Times that close before they open end on the next day. */
  hours: Record<Weekday, { opens: string; closes: string }[]>;
  /** Days on which the office is closed, or open at these times, whatever its hours say. */
  closures?: { from: string; to: string; opens?: string; closes?: string }[];
  description?: string;
  services: string[];
  languages?: string[];
  email?: string;
  booking?: string;
  portal?: string;
  reviews?: string;
  profiles?: string[];
}

export interface OfficeForDirectories {
  /** The name of the office's file. */
  slug: string;
  facts: DirectoryFacts;
}

interface Routed {
  site: Site;
  frame: Frame;
  addresses: Addresses;
}

/** Lists the facts of each office. */
export function listDirectoryFacts({ site, frame, addresses }: Routed): OfficeForDirectories[] {
  const { language = defaultLanguage } = site.documents["practice.yaml"].data;
  return site.entries.offices.map(({ file, data }, index) => {
    const part = `${fixedPaths.address}#${frame.offices[index]!.id}`;
    const place = index === 0 ? addresses.page(fixedPaths.home) : addresses.link(part);
    return {
      slug: slugOf(file),
      facts: known<DirectoryFacts>({
        ...nameAndCategory(site, data),
        ...listNumbers(data),
        website: addresses.absolute(place),
        address: writeAddress(data.address, language),
        coordinates: data.geo,
        hours: timesByDay(data),
        closures: data.closures?.map(({ from, to = from, ...times }) => ({ from, to, ...timesOf(times) })),
        description: describe(site, data),
        ...listServicesAndLinks(site, data),
      }),
    };
  });
}

function nameAndCategory({ documents }: Site, office: WrittenOffice): Pick<DirectoryFacts, "name" | "category"> {
  const { name } = namesOfOffice(documents["practice.yaml"].data, office);
  return { name, category: "Dentist" };
}

function listNumbers({ phone, otherPhones, text, fax }: WrittenOffice) {
  return {
    phone: numberWithCountry(phone),
    otherPhones: otherPhones?.map((other) => ({ label: other.label, phone: numberWithCountry(other.phone) })),
    textMessages: text && numberWithCountry(text),
    fax: fax && numberWithCountry(fax),
  };
}

function writeAddress(address: WrittenOffice["address"], language: string): DirectoryFacts["address"] {
  const { street, suite, city, zip, country } = address;
  return known<DirectoryFacts["address"]>({
    street,
    suite,
    city,
    state: stateIn(address),
    postalCode: zip,
    country: countryCode(country, language),
  });
}

function timesByDay({ hours }: WrittenOffice): DirectoryFacts["hours"] {
  const timesOn = (day: Weekday) => hours.flatMap((entry) => (entry.days.includes(day) ? (timesOf(entry) ?? []) : []));
  return recordOf(weekdays, timesOn);
}

/** Describes an office in the practice's words, unless they name another office's city. Each of several offices says where to park. */
function describe({ documents, entries, words }: Site, { address, parking }: WrittenOffice): string {
  const { name } = documents["practice.yaml"].data;
  const { city } = address;
  const elsewhere = entries.offices.map(({ data }) => data.address.city).filter((other) => other !== city);
  const own = documents["home.yaml"].data.metaDescription;
  const fits = own !== undefined && (own.includes(city) || !elsewhere.some((other) => own.includes(other)));
  const place = { practice: name, city, state: stateIn(address) };
  const about = fits ? own : fillPlace(words.homeSummary, place);
  return cutAtSentence(entries.offices.length === 1 ? about : `${about} ${parking?.note ?? ""}`, longestDescription);
}

function listServicesAndLinks({ documents, entries }: Site, office: WrittenOffice) {
  const { email: ofPractice, profiles } = documents["practice.yaml"].data;
  const { email = ofPractice, booking, portal, reviews } = office;
  const languages = [...new Set(entries.doctors.flatMap(({ data }) => data.languages ?? []))];
  return {
    services: entries.services.map(({ data }) => data.mainTitleText),
    languages: languages.length === 0 ? undefined : languages,
    email,
    ...{ booking, portal, reviews, profiles },
  };
}

/** Cuts a text to `limit` characters, at the end of a sentence if that keeps most of them, otherwise at the end of a word. */
function cutAtSentence(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const sentences = /^.*[.!?]["”)]?(?=\s)/.exec(line.slice(0, limit + 1))?.[0] ?? "";
  return sentences.length > limit / 2 ? sentences : cutAtWord(line, limit);
}
