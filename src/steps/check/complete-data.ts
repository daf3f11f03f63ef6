import { isVideo } from "../../model/media-kinds.ts";
import { hasPostalCodes, needsState } from "../../model/postal-address.ts";
import { startOf, type Place } from "../../model/place.ts";
import type { Site } from "../../model/site.ts";
import { sourcesOf, valueAt, type Content, type Path, type Source } from "../../model/source.ts";
import { walkSource } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { type Thing, isThing } from "./structured-data.ts";

/** Key that a property comes from, with an example of its value and what it means. */
interface Origin {
  key: string;
  example: string;
  what: string;
}

const origin = (key: string, example: string, what: string): Origin => ({ key, example, what });

/** Marks properties that only a template can leave out. */
const byTemplate = undefined;

/**
 * Required properties of each type (Google Search Central, "Structured data markup that Google Search supports"), and the parts that an
 * address needs.
 */
const required: Readonly<Record<string, Readonly<Record<string, Origin | undefined>>>> = {
  Dentist: { name: origin("name", "Harbor Lane Dental", "what it is called"), address: byTemplate },
  PostalAddress: {
    streetAddress: origin("street", "12 Harbor Lane", "the house number and the street"),
    addressLocality: origin("city", "Port Ansel", "the city"),
    addressRegion: origin("state", "CA", "the state"),
    postalCode: origin("zip", "'97201'", "the ZIP code"),
    addressCountry: origin("country", "United States", "the country, by a name that they know"),
  },
  WebSite: { name: origin("name", "Harbor Lane Dental", "what it is called"), url: byTemplate },
  VideoObject: {
    name: origin("mainTitleText", "Dental crowns", "what it shows"),
    thumbnailUrl: origin("poster", "videos/tour.webp", "its picture"),
    uploadDate: origin("filmDate", "2026-11-30", "the day on which it was first shown"),
  },
  BreadcrumbList: { itemListElement: byTemplate },
  ListItem: {
    ...{ position: byTemplate, item: byTemplate },
    name: origin("mainTitleText", "Dental crowns", "the title of each page on the way"),
  },
  FAQPage: { mainEntity: byTemplate },
  Question: { name: origin("question", "Can I pay in parts?", "the question"), acceptedAnswer: byTemplate },
  Answer: { text: origin("answer", "Yes. Ask for a written plan.", "the answer") },
};

/** A page that visitors are meant to find, with its structured data. */
export interface ReadPage {
  address: string;
  /** Content file of the page. */
  source: string;
  things: readonly Thing[];
}

/** Reports what search engines require and pages lack, each once, at the file where it can be filled in. */
export function findIncompleteData(pages: readonly ReadPage[], content: Content, site: Site): Problem[] {
  const found = new Map<string, Problem>();
  const offices = site.entries.offices.map(({ file }) => file);
  for (const { address, source, things } of pages) {
    const dentists = things.filter((thing) => thing["@type"] === "Dentist");
    for (const thing of things) {
      const nth = dentists.indexOf(thing);
      const file = thing["@type"] === "WebSite" ? "site/practice.yaml" : (offices[nth] ?? source);
      for (const { type, property, from } of findMissing(thing)) {
        const id = `${file} ${type} ${property}`;
        if (found.has(id)) continue;
        const place = placeOfKey(content, file, { type, from });
        const details = { page: address, type, property, about: id };
        const way = type === "PostalAddress" ? "address" : "key";
        found.set(
          id,
          from === undefined
            ? problem("publish/incomplete-data", place, { ...details, way: "template" })
            : problem("publish/incomplete-data", place, { ...details, ...from, way, file }),
        );
      }
    }
  }
  return [...found.values(), ...findUndatedFilms(pages, content)];
}

interface Missing {
  type: string;
  property: string;
  from: Origin | undefined;
}

function findMissing(value: unknown): Missing[] {
  if (!isThing(value)) return [];
  const type = String(value["@type"]);
  const missing = Object.entries(required[type] ?? {})
    .filter(([property]) => isEmpty(value[property]) && !isNeedless(property, value))
    .map(([property, from]) => ({ type, property, from }));
  return [...missing, ...Object.values(value).flatMap(findMissing)];
}

/** Whether an address is in a country where not every address has the part. */
function isNeedless(property: string, { addressCountry: country }: Thing): boolean {
  const place = typeof country === "string" ? { country } : {};
  return (property === "addressRegion" && !needsState(place)) || (property === "postalCode" && !hasPostalCodes(place));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "string" && value.trim() === "");

/** Returns the place of the value that could not be used, otherwise the start of the file. */
function placeOfKey(content: Content, file: string, { type, from }: Pick<Missing, "type" | "from">): Place {
  const source = sourcesOf(content).find((each) => each.file === file);
  if (source === undefined || from === undefined) return startOf(file);
  const path = type === "PostalAddress" ? ["address", from.key] : [from.key];
  return valueAt(source.data, path) === undefined ? startOf(file) : source.placeOfValue(path);
}

/** Finds films without a date, which search engines would refuse. A film that plays as scenery needs none. */
function findUndatedFilms(pages: readonly ReadPage[], content: Content): Problem[] {
  const pageOf = new Map(pages.map((page) => [page.source, page.address]));
  return sourcesOf(content).flatMap((source) => {
    const page = pageOf.get(source.file);
    if (page === undefined) return [];
    return listUndatedFilms(source).map(({ path, dateKey }) => {
      const from = { ...required.VideoObject!.uploadDate!, key: dateKey };
      const [type, property, file] = ["VideoObject", "uploadDate", source.file];
      const details = { page, type, property, file, ...from, about: `${file} ${type} ${property}` };
      return problem("publish/incomplete-data", source.placeOfValue(path), { ...details, way: "key" });
    });
  });
}

function listUndatedFilms(source: Source): { path: Path; dateKey: string }[] {
  const found: { path: Path; dateKey: string }[] = [];
  walkSource(source, (group, part, path) => {
    const keys = [...(part?.keys ?? [])];
    const dateKey = keys.find(([, { kind }]) => kind === "film date")?.[0];
    if (dateKey === undefined || valueAt(group, [dateKey]) !== undefined) return;
    for (const [key, { kind }] of keys) {
      const name = valueAt(group, [key]);
      if (kind === "media" && typeof name === "string" && isVideo(name)) found.push({ path: [...path, key], dateKey });
    }
  });
  return found;
}
