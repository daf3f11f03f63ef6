import type { Root } from "hast";
import { findPhoneNumbersInText, isSupportedCountry, type CountryCode } from "libphonenumber-js/min";
import { weekdays } from "../../model/hours.ts";
import { HoursFinder } from "../../steps/check/find-hours.ts";
import type { PageHead } from "./page-head.ts";
import { attributeOf, copyText, walkElements, type TextBlock } from "./read-html.ts";

/** A value of a fact that a site names, and the files in which it does. */
export interface FoundFact {
  value: unknown;
  places: string[];
}

/** Types of structured data that are about a practice. */
const practiceTypes =
  /^(Dentist|Dental\w*|Orthodontist|LocalBusiness|Medical(Business|Clinic|Organization)|Organization|ProfessionalService|HealthAndBeautyBusiness)$/;

const addressKeys = [
  ["street", "streetAddress"],
  ["city", "addressLocality"],
  ["state", "addressRegion"],
  ["zip", "postalCode"],
] as const;

/** Texts that somebody meant to replace. */
const placeholder =
  /lorem ipsum|dolor sit amet|\(?555\)?[ .-]\d{3}[ .-]?\d{4}|\b555[ -]01\d\d\b|123 (main|any|street)|your (practice|company|business) name|@(example|domain|yoursite)\.com|hello world!/i;

/** Seven digits or more that may be a phone number. */
const likePhone = /[+(]?\d(?:[\s()./\u2010-\u2015-]{0,4}\d){6,}/g;

/** A number whose digits are grouped as in the United States, or not at all. */
const americanGroups = /(?<!\d[^\d]{0,4})(?:1\D{0,4})?\d{3}\D{0,4}\d{3}\D{0,4}\d{4}(?!\d)/;

/** What the pages of a site say about the practice, each value with its places. */
export class SiteFacts {
  readonly #values = new Map<string, Map<string, FoundFact>>();
  /** The phone numbers in parts of texts that were read. */
  readonly #phones = new Map<string, readonly string[]>();
  /** The finders of hours, by the language of a page. */
  readonly #hoursFinders = new Map<string, HoursFinder>();

  /** Reads one page. */
  read(file: string, head: PageHead, { body, blocks }: { body: Root; blocks: readonly TextBlock[] }): void {
    this.#add("language", head.language.replace("_", "-"), file);
    const country = countryOfLanguage(head.language);
    for (const data of head.data) this.#readData(data, file, country);
    walkElements(body, (element) => {
      const href = attributeOf(element, "href");
      if (/^tel:/i.test(href)) this.#addLocalPhone(decodeURI(href.slice(4).replaceAll("%", "")), file, country);
      if (/^mailto:[^?]+@/i.test(href))
        this.#add("email", href.slice(7).replace(/\?.*/, "").trim().toLowerCase(), file);
    });
    this.#readHours(file, head, blocks);
    for (const { words } of blocks) {
      const [found] = placeholder.exec(words) ?? [];
      if (found !== undefined) this.#add("placeholder", found, file);
      for (const [part] of words.matchAll(likePhone)) {
        for (const phone of this.#phonesIn(part, country)) this.#addPhone(phone, file);
      }
    }
  }

  /** Reads hours, also those whose days and times are in cells beside each other. No text is sure to be whole, so a person decides. */
  #readHours(file: string, { language }: PageHead, blocks: readonly TextBlock[]): void {
    const [name] = /^[a-z]{2}(?![a-z])/i.exec(language) ?? ["en"];
    const finder = this.#hoursFinders.get(name) ?? new HoursFinder([], name);
    this.#hoursFinders.set(name, finder);
    blocks.forEach(({ words, parents }, at) => {
      const before = blocks[at - 1];
      const isBeside =
        /^\d/.test(words) && before?.parents.at(-1) === parents.at(-1) && !/\d/.test(before?.words ?? "");
      const text = isBeside ? `${before!.words} | ${words}` : words;
      for (const { value } of finder.findOthers(text)) this.#add("hoursInTexts", value, file);
    });
  }

  /**
   * Reads phone numbers in a part of a text: those of the United States, or else those of the country whose language the page is in. If
   * there is such a country, digits grouped as in 55 1234 5678 are no American number. Pages repeat numbers, and reading one takes as long
   * as reading a page's tags.
   */
  #phonesIn(part: string, country: CountryCode | undefined): readonly string[] {
    const key = `${country} ${part}`;
    let phones = this.#phones.get(key);
    if (phones === undefined) {
      const read = (one: CountryCode): string[] =>
        findPhoneNumbersInText(part, one)
          .filter(({ number }) => number.isValid())
          .map(({ number }) => (number.country === "US" ? number.formatNational() : number.formatInternational()));
      const american = country === undefined || americanGroups.test(part) ? read("US") : [];
      phones = american.length === 0 && country !== undefined ? read(country) : american;
      this.#phones.set(copyText(key), phones);
    }
    return phones;
  }

  #readData(data: Record<string, unknown>, file: string, spoken: CountryCode | undefined): void {
    const types = [data["@type"]].flat().map(String);
    if (!types.some((type) => practiceTypes.test(type))) return;
    this.#add("name", data.name, file);
    this.#add("email", data.email, file);
    if (typeof data.telephone === "string") this.#addLocalPhone(data.telephone, file, spoken);
    const address = [data.address].flat()[0] as Record<string, unknown> | undefined;
    for (const [key, name] of addressKeys) this.#add(key, readText(address?.[name]), file);
    const [country] = [address?.addressCountry].flat() as (string | { name?: unknown } | null | undefined)[];
    this.#add("country", typeof country === "object" ? country?.name : country, file);
    const hours = [data.openingHoursSpecification].flat().flatMap(readDataHours);
    if (hours.length > 0) this.#add("hours", hours, file);
  }

  /** Adds a number that may be written as in a country, such as 030 1234567. */
  #addLocalPhone(written: string, file: string, country: CountryCode | undefined): void {
    const isLocal = country !== undefined && !written.trim().startsWith("+");
    const [phone = written] = isLocal ? this.#phonesIn(written, country) : [];
    this.#addPhone(phone, file);
  }

  #addPhone(phone: string, file: string): void {
    const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
    if (digits.length < 7) return;
    const isAmerican = digits.length === 10 && americanGroups.test(phone) && !/^\s*\+[2-9]/.test(phone);
    const value = isAmerican ? digits.replace(/(\d{3})(\d{3})(\d{4})/, "($1) $2-$3") : phone.trim();
    // A link may have the same number without its country.
    const key = digits.slice(-10);
    this.#add("phone", value, file, key);
    if (value.startsWith("+")) this.#values.get("phone")!.get(key)!.value = value;
  }

  // oxlint-disable-next-line max-params -- the key is that of few values
  #add(fact: string, value: unknown, file: string, key = JSON.stringify(value)): void {
    // Programs that write structured data put lists where a text belongs.
    if (fact !== "hours" && (typeof value !== "string" || value.trim() === "")) return;
    const values = this.#values.get(fact) ?? new Map<string, FoundFact>();
    this.#values.set(fact, values);
    const found = values.get(key) ?? { value: typeof value === "string" ? copyText(value.trim()) : value, places: [] };
    values.set(key, found);
    if (found.places.at(-1) !== file) found.places.push(file);
  }

  /** Returns the values of a fact, that in most places first. */
  valuesOf(fact: string): FoundFact[] {
    return [...(this.#values.get(fact)?.values() ?? [])].sort((a, b) => b.places.length - a.places.length);
  }

  /** Returns those values of a fact that are texts. */
  textsOf(fact: string): string[] {
    return this.valuesOf(fact).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  }

  /** The names of all facts that were found. */
  get names(): string[] {
    return [...this.#values.keys()];
  }
}

/** Returns the country whose language a page is in, which is that of its numbers; undefined for the United States. */
function countryOfLanguage(tag: string): CountryCode | undefined {
  const region = localeOfPage(tag)?.region;
  return region !== undefined && region !== "US" && isSupportedCountry(region) ? region : undefined;
}

/** Returns what a language's tag means, with its country; undefined for one that means nothing. */
export function localeOfPage(tag: string): Intl.Locale | undefined {
  try {
    return tag === "" ? undefined : new Intl.Locale(tag.replace("_", "-")).maximize();
  } catch {
    return undefined;
  }
}

/** Reads one entry of opening hours in structured data; nothing if it has no days or times. */
function readDataHours(entry: unknown): { days: string[]; opens: string; closes: string }[] {
  const { dayOfWeek, opens, closes } = (entry ?? {}) as Record<string, unknown>;
  const days = [dayOfWeek].flat().flatMap((day) => weekdays.filter((each) => String(day).endsWith(each)));
  const [from, to] = [opens, closes].map((time) => /^\d\d:\d\d/.exec(String(time))?.[0]);
  return days.length === 0 || from === undefined || to === undefined || from === to
    ? []
    : [{ days, opens: from, closes: to }];
}

/** Postal codes are often numbers in structured data. */
const readText = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);
