import type { Root } from "hast";
import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { weekdays } from "../model/domain/hours.ts";
import { extension, splitExtension } from "../model/domain/phone.ts";
import { decodePercent } from "../model/text/percent-encoding.ts";
import { countryCodeOf } from "../model/domain/postal-address.ts";
import { HoursFinder } from "../steps/check/find-hours.ts";
import type { PageHead } from "./page-head.ts";
import { alike, isMostlyLatin, scoreLanguages } from "./text-language.ts";
import { attributeOf, copyText, walkElements, type TextBlock } from "./read-html.ts";

/** The most characters of a site's texts in which its language is looked for. */
const enoughText = 50_000;

/** A value of a fact that a site names, and the files in which it does. */
export interface FoundFact {
  value: unknown;
  places: string[];
}

/** Types of structured data that are about a practice. */
const practiceTypes =
  /^(Dentist|Dental\w*|Orthodontist|LocalBusiness|Medical(Business|Clinic|Organization)|Organization|ProfessionalService|HealthAndBeautyBusiness)$/;

const addressKeys = { street: "streetAddress", city: "addressLocality", state: "addressRegion", zip: "postalCode" };

/** Texts that somebody meant to replace. */
const placeholder =
  /lorem ipsum|dolor sit amet|\(?555\)?[ .-]\d{3}[ .-]?\d{4}|\b555[ -]01\d\d\b|123 (main|any|street)|your (practice|company|business) name|@(example|domain|yoursite)\.com|hello world!/i;

/** Seven digits or more that may be a phone number, perhaps with an extension. */
const likePhone = new RegExp(
  String.raw`[+(]?\d(?:[\s()./\u2010-\u2015-]{0,4}\d){6,}(?:${extension}(?![\d\p{L}]))?`,
  "gu",
);

/** A number whose digits are grouped as in the United States, or not at all. */
const americanGroups = /(?<!\d[^\d]{0,4})(?:1\D{0,4})?\d{3}\D{0,4}\d{3}\D{0,4}\d{4}(?!\d)/;

/** What the pages of a site say about the practice, each value with its places. */
export class SiteFacts {
  readonly #values = new Map<string, Map<string, FoundFact>>();
  /** The phone numbers in parts of texts that were read. */
  readonly #phones = new Map<string, readonly PhoneNumber[]>();
  /** Extensions of each phone number, empty where it has none. */
  readonly #extensions = new Map<string, Set<string>>();
  /** The finders of hours, by the language of a page. */
  readonly #hoursFinders = new Map<string, HoursFinder>();
  /** The texts of pages by the tags of their languages. */
  readonly #texts = new Map<string, string>();

  /** Reads one page. */
  read(file: string, head: PageHead, { body, blocks }: { body: Root; blocks: readonly TextBlock[] }): void {
    const tag = head.language.replace("_", "-");
    this.#add("language", tag, file);
    const text = blocks.map(({ words }) => words).join(" ");
    const known = this.#texts.get(tag) ?? "";
    if (known.length < enoughText) this.#texts.set(tag, copyText(`${known} ${text}`));
    const country = countryOfLanguage(head.language || (scoreLanguages(text)[0]?.[0] ?? ""));
    for (const data of head.data) this.#readData(data, file, country);
    walkElements(body, (element) => {
      const href = attributeOf(element, "href");
      if (/^tel:/i.test(href)) this.#addWrittenPhone(decodePercent(href.slice(4)), file, country);
      if (/^mailto:[^?]+@/i.test(href))
        this.#add("email", href.slice(7).replace(/\?.*/, "").trim().toLowerCase(), file);
    });
    this.#readHours(file, head, blocks);
    for (const { words } of blocks) {
      this.#add("placeholder", placeholder.exec(words)?.[0], file);
      for (const [written] of words.matchAll(likePhone)) {
        const [part, after] = splitExtension(written);
        for (const phone of this.#phonesIn(part, country)) this.#addPhone(phone, file, after);
      }
    }
  }

  /** Reads hours, also those whose days and times are in cells beside each other. No text is sure to be whole, so a person decides. */
  #readHours(file: string, { language }: PageHead, blocks: readonly TextBlock[]): void {
    const [name] = /^[a-z]{2}(?![a-z])/i.exec(language) ?? ["en"];
    const finder = this.#hoursFinders.get(name) ?? new HoursFinder([], name);
    this.#hoursFinders.set(name, finder);
    const lines: string[] = [];
    let isRow = false;
    blocks.forEach(({ words, parents }, at) => {
      const isBeside = isRow && /^\d/.test(words) && blocks[at - 1]?.parents.at(-1) === parents.at(-1);
      isRow = isBeside || !/\d/.test(words);
      if (isBeside) lines[lines.length - 1] += ` | ${words}`;
      else lines.push(words);
    });
    for (const { value } of lines.flatMap((line) => finder.findOthers(line))) this.#add("hoursInTexts", value, file);
  }

  /**
   * Reads phone numbers in a part of a text: those of the United States, or else those of the country whose language the page is in. Digits
   * grouped as in 55 1234 5678 are no American number. Pages repeat numbers, and reading one takes as long as reading a page's tags.
   */
  #phonesIn(part: string, country: CountryCode | undefined): readonly PhoneNumber[] {
    const key = `${country} ${part}`;
    const known = this.#phones.get(key);
    if (known !== undefined) return known;
    const read = (one: CountryCode): PhoneNumber[] =>
      findPhoneNumbersInText(part, one).flatMap(({ number }) => (number.isValid() ? [number] : []));
    const american = part.startsWith("+") || americanGroups.test(part) ? read("US") : [];
    const phones = american.length === 0 && country !== undefined ? read(country) : american;
    this.#phones.set(copyText(key), phones);
    return phones;
  }

  #readData(data: Record<string, unknown>, file: string, spoken: CountryCode | undefined): void {
    const types = [data["@type"]].flat().map(String);
    if (!types.some((type) => practiceTypes.test(type))) return;
    this.#add("name", data.name, file);
    this.#add("email", data.email, file);
    if (typeof data.telephone === "string") this.#addWrittenPhone(data.telephone, file, spoken);
    const address = [data.address].flat()[0] as Record<string, unknown> | undefined;
    for (const [key, name] of Object.entries(addressKeys)) this.#add(key, readText(address?.[name]), file);
    const [country] = [address?.addressCountry].flat() as (string | { name?: unknown } | null | undefined)[];
    this.#add("country", typeof country === "object" ? country?.name : country, file);
    const hours = [data.openingHoursSpecification].flat().flatMap(readDataHours);
    if (hours.length > 0) this.#add("hours", hours, file);
  }

  /** Adds a number that is nothing else. If it is none in the country of its page's language, it waits until that of the site is known. */
  #addWrittenPhone(written: string, file: string, country: CountryCode = "US"): void {
    const [part, after] = splitExtension(written);
    const phone = parsePhoneNumberFromString(part, country);
    if (phone?.isValid() === true) this.#addPhone(phone, file, after);
    else if (written.replace(/\D/g, "").length >= 7) this.#add("phoneAsWritten", written, file);
  }

  /** Adds a number. In North America all write it alike; elsewhere it begins with its country's code. */
  #addPhone({ number, country, countryCallingCode, ext }: PhoneNumber, file: string, after: string): void {
    const plain = parsePhoneNumberFromString(number);
    const phone = (countryCallingCode === "1" ? plain?.formatNational() : plain?.formatInternational()) ?? "";
    this.#add("phone", phone, file);
    this.#extensions.set(
      phone,
      (this.#extensions.get(phone) ?? new Set()).add(ext ?? after.replace(/^.*?(?=\d*$)/s, "")),
    );
    // The library gives mistyped American numbers to other countries with the code 1.
    if (countryCallingCode !== "1" || country === "US" || country === "CA") this.#add("countryOfPhone", country, file);
  }

  /** Reads the numbers that are written as in the country of the site, and adds the others as written. */
  readWaitingPhones(region: string): void {
    for (const { value, places } of this.valuesOf("phoneAsWritten")) {
      const [part, after] = splitExtension(String(value));
      const phone = isSupportedCountry(region) ? parsePhoneNumberFromString(part, region) : undefined;
      for (const file of places) {
        if (phone?.isValid() === true) this.#addPhone(phone, file, after);
        else this.#add("phone", value, file);
      }
    }
    // An extension that only some pages have is that of a person.
    for (const found of this.valuesOf("phone")) {
      const [only, ...others] = this.#extensions.get(String(found.value)) ?? [];
      if (only && others.length === 0) found.value = `${String(found.value)} ext. ${only}`;
    }
  }

  #add(fact: string, value: unknown, file: string): void {
    // Programs that write structured data put lists where a text belongs.
    if (fact !== "hours" && (typeof value !== "string" || value.trim() === "")) return;
    const values = this.#values.get(fact) ?? new Map<string, FoundFact>();
    const key = JSON.stringify(value);
    this.#values.set(fact, values);
    const found = values.get(key) ?? { value: typeof value === "string" ? copyText(value.trim()) : value, places: [] };
    values.set(key, found);
    if (!found.places.includes(file)) found.places.push(file);
  }

  /**
   * Lists the languages that the site may be in, the likeliest first; if there is one, it is sure. A tag is not believed if the texts are in
   * another script or language: many programs write en-US into every page.
   */
  findLanguages(): string[] {
    const [tag = ""] = this.textsOf("language");
    const named = localeOfPage(tag);
    const text = this.#texts.get(tag) ?? "";
    const [told = ["", 0], ...others] = scoreLanguages(text);
    if (named === undefined) return [told[0], ""];
    const isLatin = isMostlyLatin(text);
    const [, score = 1] = [told, ...others].find(([language]) => language === named.language) ?? [];
    const isOther = isLatin !== (named.script === "Latn") || (isLatin && score < alike);
    return isOther ? [told[0], tag] : [tag];
  }

  /**
   * Lists the codes of the countries that the site may be in, the likeliest first; if there is one, it is sure. Structured data and phone
   * numbers can make sure of a country, and the tag of a language cannot by itself.
   */
  findCountries(): string[] {
    const [tag = "", ...others] = this.findLanguages();
    const named = this.textsOf("country").flatMap((country) => countryCodeOf({ country }) ?? []);
    const sure = [...named, ...this.textsOf("countryOfPhone")];
    const ofTag = others.length === 0 ? readLocale(tag)?.region : undefined;
    const likely = ofTag ?? (sure.length === 0 ? localeOfPage(tag)?.region : undefined);
    return [...new Set([...sure, ...(likely === undefined ? [] : [likely])]), ...(sure.length === 0 ? [""] : [])];
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

/** Returns what a language's tag means, with the country where most speak it; undefined for one that means nothing. */
const localeOfPage = (tag: string): Intl.Locale | undefined => readLocale(tag)?.maximize();

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return tag === "" ? undefined : new Intl.Locale(tag.replace("_", "-"));
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
