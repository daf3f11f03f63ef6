import type { Element, Root, RootContent } from "hast";
import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { languageSpokenIn, primaryLanguage } from "../model/domain/language.ts";
import { weekdays } from "../model/domain/hours.ts";
import { extension, splitExtension } from "../model/domain/phone.ts";
import { decodePercent } from "../model/text/percent-encoding.ts";
import { countryCodeOf, type WrittenAddress } from "../model/domain/postal-address.ts";
import { findPostalAddresses } from "../model/domain/find-address.ts";
import { listTokens, writePlainly } from "../model/domain/hours-tokens.ts";
import { readHours, type WrittenHours } from "../model/domain/read-hours.ts";
import { HoursFinder } from "../steps/check/find-hours.ts";
import type { PageHead } from "../lib/page/page-head.ts";
import { alike, isMostlyLatin, scoreLanguages } from "../lib/page/text-language.ts";
import { attributeOf, copyText, isElement, walkElements, type TextBlock } from "../lib/page/read-html.ts";
import { Witnesses, type Witness } from "./witnesses.ts";

/** The most characters of a site's texts in which its language is looked for. */
const enoughText = 50_000;

/** Types of structured data that are about a practice. */
const practiceTypes =
  /^(Dentist|Dental\w*|Orthodontist|LocalBusiness|Medical(Business|Clinic|Organization)|Organization|ProfessionalService|HealthAndBeautyBusiness)$/;

const addressKeys = { street: "streetAddress", city: "addressLocality", state: "addressRegion", zip: "postalCode" };

/** Days and years that have as many digits as a phone number, and words in front of a number that nobody is to call. */
const likeDate =
  /(?<!\d)(?:(?:19|20)\d\d[-./ ]\d\d?[-./ ]\d\d?|\d\d?[-./ ]\d\d?[-./ ](?:19|20)\d\d|(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d)(?!\d)/g;
const faxWord = /(?:fax|faks|факс|ファックス|傳真|פקס)[\s.:()/]*$/iu;

const phoneWord = /(?:tel|phone|tél|telefon\p{L}*|mob(?:ile|il)?|call(?: us)?|fon|電話|тел)[\s.:()]*$/iu;

/** Names of files of pages that say where the practice is. */
const contactPage =
  /conta[ck]t|kontakt|location|direction|anfahrt|standort|impressum|imprint|legal|aviso|access|acces|dove|gdzie|route|hours|sprechz|horari|horaire|tijden/i;

const frameName = /(^|[\s_-])(footer|colophon|top-?bar|masthead|header-top|site-header|site-footer)([\s_-]|$)/i;

const logoName = /(^|[^a-z])logo([^a-z]|$)/i;

/** Titles of pages that are no names. */
export const noName =
  /^(home|homepage|start|startseite|inicio|início|accueil|index|welcome|willkommen|bienvenid\w+|contact|about|.{0,2}|.{61,})$/i;

/** Texts that somebody meant to replace. */
const placeholder =
  /lorem ipsum|dolor sit amet|\(?555\)?[ .-]\d{3}[ .-]?\d{4}|\b555[ -]01\d\d\b|123 (main|any|street)|your (practice|company|business) name|@(example|domain|yoursite)\.com|hello world!/i;

/** Seven digits or more that may be a phone number, perhaps with an extension. */
const likePhone = new RegExp(
  String.raw`[+(]?\d(?:[\s()./\u2010-\u2015-]{0,4}\d){6,}(?:${extension}(?![\d\p{L}]))?`,
  "gu",
);

const titleSeparator = /\s+[|–—·•:»«~-]+\s+|\s*[|»«｜]\s*/;
/** Returns the parts of the title of a page, one of which is usually the name of the practice. */
export const partsOfTitle = (title: string): string[] => title.split(titleSeparator).map((part) => part.trim());
/** Words in front of hours, in the same line. */
const labelOfHours = /^[\p{L} ]{3,30}[:：]\s*(?=\p{L})/u;
export const nameKey = (name: string): string => name.toLowerCase().replace(/\band\b|[^\p{L}\p{N}]+/gu, "");
const copyright = new RegExp(
  String.raw`(?:©|\(c\)|copyright)\s*(?:(?:©|c(?=\s))\s*)?(?:(?:19|20)\d\d(?:\s*[-–]\s*(?:19|20)?\d\d)?)?[\s,|]*(?:by )?([^\n|,©]{3,60}?)\s*(?:(?<!\b(?:Dott|Drs?|Dra|Prof|St|Sr|med|dent|Inc|[A-Z]))\.(?:\s|$)|[,|–\n]| - |all rights|alle rechte|todos|tous|tutti|$)`,
  "i",
);
/** A number whose digits are grouped as in the United States, or not at all. */
const americanGroups = /(?<!\d[^\d]{0,4})(?:1\D{0,4})?\d{3}\D{0,4}\d{3}\D{0,4}\d{4}(?!\d)/;

/** Countries whose addresses have a form that no other country's have. */
const countriesWithForm = ["US", "CA", "GB", "PT", "BR", "NL", "JP"];

/** Whether an element is one of the frame by what it is, or by what it is called. */
export const isFrameElement = (element: Element): boolean =>
  /^(header|footer)$/.test(element.tagName) ||
  /^(contentinfo|banner)$/.test(attributeOf(element, "role")) ||
  ["id", "class"].some((key) => frameName.test(attributeOf(element, key)));

/** Whether an element is the foot of a page, where logos are those of others. */
export const isFooter = (element: Element): boolean =>
  ["role", "id", "class"].some((key) =>
    /(^|[\s_-])(footer|colophon|contentinfo)([\s_-]|$)/i.test(`${element.tagName} ${attributeOf(element, key)}`),
  );

/** Whether elements around each other are in the frame of a page. */
const isInFrame = (around: readonly (Root | RootContent)[]): boolean =>
  around.some((each) => isElement(each) && isFrameElement(each));

/** What the pages of a site say about the practice, each value with its places. */
export class SiteFacts extends Witnesses {
  /** The phone numbers in parts of texts that were read. */
  readonly #phones = new Map<string, readonly PhoneNumber[]>();
  /** Extensions of each phone number, empty where it has none. */
  readonly #extensions = new Map<string, Set<string>>();
  /** The finders of hours, by the language of a page. */
  readonly #hoursFinders = new Map<string, HoursFinder>();
  /** The texts of pages by the tags of their languages. */
  readonly #texts = new Map<string, string>();
  /** The lines of footers, headers and contact pages, each text once with the files that have it. */
  readonly #lines = new Map<string, { by: Witness; files: string[] }>();

  /** Reads one page. */
  read(
    file: string,
    head: PageHead,
    { body, blocks, isHome }: { body: Root; blocks: readonly TextBlock[]; isHome: boolean },
  ): void {
    const tag = head.language.replace("_", "-");
    this.pages++;
    this.add("language", tag, { file, by: isHome ? "home" : "text" });
    const text = blocks.map(({ words }) => words).join(" ");
    const known = this.#texts.get(tag) ?? "";
    if (known.length < enoughText) this.#texts.set(tag, copyText(`${known} ${text}`));
    const country = countryOfLanguage(head.language || (scoreLanguages(text)[0]?.[0] ?? ""));
    for (const data of head.data) this.#readData(data, file, country);
    this.#readNames(file, head, body);
    const address = URL.canParse(head.canonical) ? new URL(head.canonical).pathname : `/${file}`;
    const place: Witness = isHome ? "home" : contactPage.test(address) ? "contact" : "text";
    walkElements(body, (element, parents) => {
      const href = attributeOf(element, "href");
      const by = isInFrame([...parents, element]) ? "header or footer" : "link";
      if (/^tel:/i.test(href)) this.#addWrittenPhone(decodePercent(href.slice(4)), file, { country, by });
      if (/^mailto:[^?]+@/i.test(href))
        this.add("email", decodePercent(href.slice(7).replace(/\?.*/, "")).trim().toLowerCase(), { file, by });
    });
    this.#readHours(file, head, blocks);
    const parts = new Map<Witness, string[]>();
    for (const { words, lines, parents, element } of blocks) {
      this.add("placeholder", placeholder.exec(words)?.[0], { file });
      const by = isInFrame([...parents, element]) ? "header or footer" : place;
      parts.set(by, [...(parts.get(by) ?? []), ...lines]);
      for (const line of lines) this.#readPhones(line, file, { country, by });
    }
    for (const [by, lines] of parts) if (by !== "text") this.#noteLines(by, lines, file);
  }

  /** Reads the numbers of a line. One that follows a word for telephones and is none in the country of its page's language waits for that of the site. */
  #readPhones(line: string, file: string, { country, by }: { country: CountryCode | undefined; by: Witness }): void {
    const plain = line.replace(likeDate, (day) => "_".repeat(day.length));
    for (const { 0: written, index } of plain.matchAll(likePhone)) {
      const [part, after] = splitExtension(written);
      const before = plain.slice(0, index);
      if (faxWord.test(before)) continue;
      const phones = this.#phonesIn(part, country);
      for (const phone of phones) this.#addPhone(phone, file, { after, by });
      if (phones.length === 0 && phoneWord.test(before)) this.add("phoneAsWritten", written, { file, by });
    }
  }

  /** Finds the countries whose addresses the site has, where these have a form of their own, and that at the end of the site's own address. */
  findCountriesOfAddresses(ofHost: string | undefined, home: string): void {
    this.add("region", ofHost, { file: home, by: "host" });
    for (const [text, { by, files }] of this.#lines)
      for (const country of countriesWithForm)
        if (findPostalAddresses(text.split("\n"), country).length > 0)
          for (const file of files) this.add("region", country, { file, by: by === "text" ? "text" : "address" });
  }

  #noteLines(by: Witness, lines: readonly string[], file: string): void {
    const text = copyText(lines.join("\n").slice(0, 20_000));
    const noted = this.#lines.get(text) ?? { by, files: [] };
    noted.files.push(file);
    this.#lines.set(text, noted);
  }

  /** Reads addresses of the site, and names of the practice: of the site, in the parts of titles, and in what a logo shows. */
  #readNames(file: string, { siteName, title, heading, canonical, alternates }: PageHead, body: Root): void {
    for (const [by, addresses] of [
      ["canonical", [canonical]],
      ["link", alternates.values()],
    ] as const)
      for (const each of addresses)
        if (/^https?:/.test(each) && URL.canParse(each))
          this.add("origin", `https://${new URL(each).host}`, { file, by });
    this.#addName(siteName, file, "site name");
    for (const part of partsOfTitle(title)) this.add("titlePart", part, { file, by: "titles", key: nameKey(part) });
    this.add("titlePart", heading, { file, by: "logo", key: nameKey(heading) });
    walkElements(body, (element, parents) => {
      const around = [element, ...parents.slice(-2)].filter(isElement);
      const named = around.some((each) => ["src", "class", "id"].some((key) => logoName.test(attributeOf(each, key))));
      const alt = attributeOf(element, "alt");
      if (element.tagName !== "img" || around.some(isFooter) || !(named || (isInFrame(parents) && /logo/i.test(alt))))
        return;
      const [, words = ""] = /^(?:logo (?:of |von |de )?)?(.*?)(?:[\s-]*logo)?$/i.exec(alt) ?? [];
      this.#addName(words, file, "logo");
    });
  }

  #addName(value: unknown, file: string, by: Witness): void {
    const name = typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
    if (!noName.test(name) && /\p{L}{2}/u.test(name) && !/[[\]{}<>@]|https?:/.test(name))
      this.add("name", copyText(name), {
        ...{ file, by, key: nameKey(name) },
        isBetter: (one, known) => one.length > known.length,
      });
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
    for (const { value } of lines.flatMap((line) => finder.findOthers(line))) this.add("hoursInTexts", value, { file });
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
    this.#addName(data.name, file, "data");
    this.add("email", typeof data.email === "string" ? data.email.replace(/^mailto:/i, "").toLowerCase() : "", {
      file,
      by: "data",
    });
    if (typeof data.telephone === "string")
      this.#addWrittenPhone(data.telephone, file, { country: spoken, by: "data" });
    const [address] = [data.address].flat() as (Record<string, unknown> | undefined)[];
    const parts = Object.entries(addressKeys).flatMap(([key, name]) => {
      const value = readText(address?.[name]);
      return typeof value === "string" && value.trim() !== "" ? [[key, copyText(value.trim())] as const] : [];
    });
    if (parts.length > 1) this.#addAddress(Object.fromEntries(parts), file, "data");
    const [country] = [address?.addressCountry].flat() as (string | { name?: unknown } | null | undefined)[];
    const written = typeof country === "object" ? country?.name : country;
    this.add("country", written, { file, by: "data" });
    if (typeof written === "string") this.add("region", countryCodeOf({ country: written }), { file, by: "data" });
    const hours = [data.openingHoursSpecification].flat().flatMap(readDataHours);
    if (hours.length > 0) this.#addHours(hours, file, "data");
  }

  /** Adds an address. Its number and its postal code tell it from others, however its street is written. */
  #addAddress(address: Partial<WrittenAddress>, file: string, by: Witness): void {
    const { street = "", zip = "", city = "" } = address;
    const key = `${/\d+/.exec(street)?.[0] ?? street} ${zip.replace(/\D.*/, "") || city}`.toLowerCase();
    // Words in front of a street, and a town in the street of structured data, make it longer.
    const lengthOf = (each: Partial<WrittenAddress>): number => each.street?.length ?? Infinity;
    this.add("address", address, { file, by, key, isBetter: (one, known) => lengthOf(one) < lengthOf(known) });
  }

  /** Adds hours, whatever the order of their days. */
  #addHours(hours: readonly WrittenHours[], file: string, by: Witness): void {
    const times = hours.flatMap(({ days, opens = "closed", closes = "" }) =>
      days.map((day) => `${day} ${opens} ${closes}`),
    );
    const key = times
      .filter((each) => !each.includes("closed"))
      .sort()
      .join();
    this.add("hours", hours, { file, by, key });
  }

  /** Adds a number that is nothing else. If it is none in the country of its page's language, it waits until that of the site is known. */
  #addWrittenPhone(
    written: string,
    file: string,
    { country = "US", by }: { country?: CountryCode | undefined; by: Witness },
  ): void {
    const [part, after] = splitExtension(written);
    const phone = parsePhoneNumberFromString(part, country);
    if (phone?.isValid() === true) this.#addPhone(phone, file, { after, by });
    else if (written.replace(/\D/g, "").length >= 7) this.add("phoneAsWritten", written, { file, by });
  }

  /** Adds a number. In North America all write it alike; elsewhere it begins with its country's code. */
  #addPhone(
    { number, country, countryCallingCode, ext }: PhoneNumber,
    file: string,
    { after, by }: { after: string; by: Witness },
  ): void {
    const plain = parsePhoneNumberFromString(number);
    const phone = (countryCallingCode === "1" ? plain?.formatNational() : plain?.formatInternational()) ?? "";
    this.add("phone", phone, { file, by });
    const extensions = this.#extensions.get(phone) ?? new Set();
    this.#extensions.set(phone, extensions.add(ext ?? after.replace(/^.*?(?=\d*$)/s, "")));
    // The library gives mistyped American numbers to other countries with the code 1.
    if (countryCallingCode !== "1" || country === "US" || country === "CA") this.add("region", country, { file, by });
  }

  /** Reads what depends on the country and the language of the site: numbers as written there, addresses, hours and the name. */
  finish(region: string, language: string, isSure: boolean): void {
    for (const { value, by } of this.valuesOf("phoneAsWritten")) {
      const [part, after] = splitExtension(String(value));
      const phone = isSure && isSupportedCountry(region) ? parsePhoneNumberFromString(part, region) : undefined;
      for (const [witness, files] of by)
        for (const file of files) {
          if (phone?.isValid() === true) this.#addPhone(phone, file, { after, by: witness });
          else this.add("phone", value, { file, by: witness });
        }
    }
    // An extension that only some pages have is that of a person.
    for (const found of this.valuesOf("phone")) {
      const [only, ...others] = this.#extensions.get(String(found.value)) ?? [];
      if (only && others.length === 0) found.value = `${String(found.value)} ext. ${only}`;
    }
    for (const [text, { by, files }] of this.#lines) this.#readLines(text.split("\n"), { by, files, region, language });
    const least = Math.max(2, this.pages / 3);
    for (const { value, by } of this.valuesOf("titlePart"))
      for (const file of [...(by.get("titles") ?? [])])
        if (by.get("titles")!.size >= least) this.#addName(value, file, "titles");
  }

  #readLines(
    lines: readonly string[],
    { by, files, region, language }: { by: Witness; files: readonly string[]; region: string; language: string },
  ): void {
    const addresses = findPostalAddresses(lines, region);
    const hours = hoursIn(lines, language);
    const isTitled = (above: string): boolean =>
      new Set(this.placesOf("titlePart", (key) => key.includes(nameKey(above)))).size >= Math.min(2, this.pages);
    const [, owner = ""] = copyright.exec(lines.join("\n")) ?? [];
    for (const file of files) {
      for (const { address, above } of addresses) {
        this.#addAddress(address, file, by);
        if (above !== "" && isTitled(above)) this.#addName(above, file, "address");
      }
      if (hours !== undefined) this.#addHours(hours, file, by);
      this.#addName(owner.replace(/^[\s.,–-]+|(?:[\s.,–-]|(?<=\s)(?:19|20)\d\d)+$/g, ""), file, "copyright");
    }
  }

  /**
   * Lists the languages that the site may be in, the likeliest first; if there is one, it is sure. A tag is not believed if the texts are in
   * another script or language, or are too short to tell and more like the language of the practice's country: many programs write en-US into
   * every page.
   */
  findLanguages(): string[] {
    const [tag = ""] = this.textsOf("language");
    const named = localeOfPage(tag);
    const text = this.#texts.get(tag) ?? "";
    const [region] = this.textsOf("region");
    const spoken = region === undefined ? undefined : primaryLanguage(languageSpokenIn(region));
    const known = scoreLanguages(text);
    const isEnough = known.length > 0 || (text.match(/\p{L}/gu)?.length ?? 0) >= 60;
    // A few words tell only to which of two languages they are nearer.
    const near = (isEnough ? scoreLanguages(text, 20) : []).filter(
      ([each]) => each === named?.language || each === spoken,
    );
    const [likely = "", ...unlikely] = near.map(([each]) => each);
    if (known.length === 0 && unlikely.includes(named?.language ?? "")) return [likely, tag];
    const [told = ["", 0], ...others] = known;
    if (named === undefined) return [told[0], ""];
    const isLatin = isMostlyLatin(text);
    const [, score = 1] = [told, ...others].find(([language]) => language === named.language) ?? [];
    const isOther = isLatin !== (named.script === "Latn") || (isLatin && score < alike);
    return isOther ? [told[0], tag] : [tag];
  }

  /**
   * Lists the codes of the countries that the site may be in, the likeliest first; if there is one, it is sure. Structured data, phone
   * numbers and the end of the site's address can make sure of a country, and the tag of a language cannot by itself.
   */
  findCountries(): string[] {
    const [tag = "", ...others] = this.findLanguages();
    const sure = this.findSure("region")?.value;
    const told = typeof sure === "string" ? [sure] : this.textsOf("region");
    const ofTag = others.length === 0 ? readLocale(tag)?.region : undefined;
    const likely = ofTag ?? (told.length === 0 ? localeOfPage(tag)?.region : undefined);
    const all = [...new Set([...told, ...(likely === undefined ? [] : [likely])])];
    return sure === undefined ? [...all, ""] : all;
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
function readDataHours(entry: unknown): WrittenHours[] {
  const { dayOfWeek, opens, closes } = (entry ?? {}) as Record<string, unknown>;
  const days = [dayOfWeek].flat().flatMap((day) => weekdays.filter((each) => String(day).endsWith(each)));
  const [from, to] = [opens, closes].map((time) => /^\d\d:\d\d/.exec(String(time))?.[0]);
  return days.length === 0 || from === undefined || to === undefined || from === to
    ? []
    : [{ days, opens: from, closes: to }];
}

/** Postal codes are often numbers in structured data. */
const readText = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

/** Reads the hours among lines that are beside each other and have no other words; undefined if a page has several. */
function hoursIn(lines: readonly string[], language: string): WrittenHours[] | undefined {
  const isHours = (line: string): boolean => (listTokens(writePlainly(line), language)?.length ?? 0) > 0;
  const plain = lines.map((line) => (isHours(line) ? line : line.replace(labelOfHours, "")));
  const runs = new Map<string, WrittenHours[]>();
  let run: string[] = [];
  for (const line of [...plain, ""]) {
    if (isHours(line)) {
      run.push(line);
      continue;
    }
    const read = readHours(run.join("\n"), language);
    if (read !== undefined && run.length > 0) runs.set(JSON.stringify(read), read);
    run = [];
  }
  return runs.size === 1 ? [...runs.values()][0] : undefined;
}
