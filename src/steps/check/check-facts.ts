import { literalPattern } from "../../model/text/literal-pattern.ts";
import { isOwnAddress } from "./own-address.ts";
import { keyOfContact, type FactKind } from "./contacts.ts";
import { dialled, phoneSchema, readablePhone } from "../../model/domain/phone.ts";
import { startOf, type Place } from "../../model/build/place.ts";
import type { PartialSite } from "../../model/build/site.ts";
import { sourcesOf, type Content, type Source } from "../../model/build/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { findInLinks, findInText } from "./find-contacts.ts";
import { HoursFinder, type FoundHours } from "./find-hours.ts";
import { listKnownFacts, type KnownFacts } from "./known-facts.ts";
import type { PageFacts } from "./read-page.ts";
import { readData } from "./structured-data.ts";
import { listPassages, listTextsWithLinks, type Passage } from "./prose.ts";

/** A fact that a text gives and the practice's files do not. */
interface OtherFact {
  kind: FactKind;
  /** The fact without `tel:` or `mailto:`. */
  value: string;
  /** Equal for all ways to write the fact. */
  key: string;
  offset: number;
  length: number;
}

type FindOthers = (text: string) => OtherFact[];

/** Finished texts that are searched besides the content. */
export interface FinishedTexts {
  read: readonly PageFacts[];
  /** JSON documents for browsers. */
  data: readonly string[];
  /** Finds words in the practice's own templates. */
  placeOf: (words: string) => Place | undefined;
}

/**
 * Reports every phone number, e-mail address, ZIP code and opening time that differs from the practice's files
 * and is not one of its `contacts`. Facts that only the finished pages have are reported at the template. Reports nothing if a file of
 * facts cannot be read, because any fact could be in it, and no fact of a kind of which an office has a sample value.
 */
export function checkFacts(content: Content, site: PartialSite, finished?: FinishedTexts): Problem[] {
  const known = listKnownFacts(content, site);
  if (known === undefined) return [];
  const others = findersOf(known);
  const found = sourcesOf(content).flatMap((source) => listInSource(source, others));
  const written = new Set(found.map(({ fact }) => fact.key));
  const inPages =
    finished === undefined ? [] : listInPages(finished, others).filter(({ fact }) => !written.has(fact.key));
  return [...found, ...inPages].map(({ fact, place }) => reportFact(fact, place, known));
}

interface Finders {
  inText: FindOthers;
  inLinks: FindOthers;
}

function findersOf(known: KnownFacts): Finders {
  const { keys, offices, language, contacts } = known;
  const escaped = contacts.names.map(literalPattern);
  const names = new RegExp(String.raw`(?<!\p{L})(?:${escaped.join("|")})(?!\p{L})`, "iu");
  /** Whether a text names a declared contact, so that its facts are theirs. */
  const namesContact = (text: string): boolean =>
    (escaped.length > 0 && names.test(text)) ||
    (contacts.keys.size > 0 && findInText(text).some(({ key }) => contacts.keys.has(key)));
  const hours = new HoursFinder(offices, language, { namesContact });
  const unknown = <Fact extends Pick<OtherFact, "kind" | "key">>(found: Fact[]): Fact[] =>
    found.filter(({ kind, key }) => !known.unknown.has(kind) && !keys.has(key) && !isOwnAddress(key, known));
  const asFact = ({ value, offset }: FoundHours): OtherFact => ({
    ...{ kind: "hours", value: value.replace(/\s+/g, " "), key: keyOfContact("hours", value) },
    ...{ offset, length: value.length },
  });
  return {
    inText: (text) => [...unknown(findInText(text)), ...unknown(hours.findOthers(text).map(asFact))],
    inLinks: (text) => unknown(findInLinks(text)),
  };
}

interface PlacedFact {
  fact: OtherFact;
  place: Place;
}

function listInSource(source: Source, { inText, inLinks }: Finders): PlacedFact[] {
  const list = (texts: readonly Pick<Passage, "text" | "placeOf">[], find: FindOthers): PlacedFact[] =>
    texts
      .flatMap(({ text, placeOf }) => find(text).map((fact) => ({ fact, placeOf })))
      .slice(0, mostPerFile)
      .map(({ fact, placeOf }) => ({ fact, place: placeOf(fact.offset, fact.length) }));
  const isNew = firstTime();
  // If the words of a link are the number that it calls, only the words are reported.
  return [...list(listPassages(source), inText), ...list(listTextsWithLinks(source), inLinks)]
    .filter(({ fact, place }) => isNew(`${place.line} ${fact.key}`))
    .slice(0, mostPerFile);
}

/** Returns a filter that lets each text through once. */
function firstTime(): (text: string) => boolean {
  const before = new Set<string>();
  return (text) => before.size < before.add(text).size;
}

/** Lists each fact once, no matter how many pages give it. */
function listInPages({ read, data, placeOf }: FinishedTexts, { inText, inLinks }: Finders): PlacedFact[] {
  const found = new Map<string, PlacedFact>();
  const add = (facts: readonly OtherFact[], source: string): void => {
    for (const fact of facts) {
      if (!found.has(fact.key)) found.set(fact.key, { fact, place: placeOf(fact.value) ?? startOf(source) });
    }
  };
  // Menus and footers are the same on every page, so each text is searched once.
  const [isNewText, isNewAddress] = [firstTime(), firstTime()];
  for (const { texts, addresses, source } of read) {
    add(texts.filter(isNewText).flatMap(inText), source);
    add([...addresses].filter(isNewAddress).flatMap(inLinks), source);
  }
  for (const json of data) add(readData(json).texts.flatMap(inText), "site/practice.yaml");
  return [...found.values()];
}

function reportFact(
  { kind, value, key: about }: OtherFact,
  place: Place,
  { own, hasContacts: hasList, offices }: KnownFacts,
): Problem {
  const fix = hasList ? "listed" : "unlisted";
  if (kind === "hours") {
    const way = offices.length > 1 ? "several offices" : "one office";
    return problem("copy/other-hours", place, { way, fix, value, about });
  }
  const contact = kind === "phone" ? declarePhone(value) : value;
  const isInOffice = own[kind].length > 3 && kind !== "email";
  const known = { own: isInOffice ? [] : own[kind].slice(0, 3), isInOffice };
  const details = { way: kind, value, ...known, mine: own[kind].length === 0 && value, key: kind, about };
  return contact === undefined
    ? problem("copy/unknown-contact", place, { ...details, fix: "partial", contact: value })
    : problem("copy/unknown-contact", place, { ...details, fix, contact });
}

/** Formats a number for a contact's `phone`; undefined if it has too few or too many digits. */
function declarePhone(value: string): string | undefined {
  const phone = readablePhone(dialled(value));
  return phoneSchema.safeParse(phone).success ? phone : undefined;
}
