import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { copyText } from "../lib/page/read-html.ts";
import { extension, splitExtension } from "../model/domain/phone.ts";
import type { Witness, Witnesses } from "./witnesses.ts";

/** Days and years that have as many digits as a phone number, and words in front of a number that nobody is to call. */
const likeDate =
  /(?<!\d)(?:(?:19|20)\d\d[-./ ]\d\d?[-./ ]\d\d?|\d\d?[-./ ]\d\d?[-./ ](?:19|20)\d\d|(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d)(?!\d)/g;
const faxWord = /(?:fax|faks|факс|ファックス|傳真|פקס)[\s.:()/]*$/iu;

const phoneWord = /(?:tel|phone|tél|telefon\p{L}*|mob(?:ile|il)?|call(?: us)?|fon|電話|тел)[\s.:()]*$/iu;

/** Seven digits or more that may be a phone number, perhaps with an extension. */
const likePhone = new RegExp(
  String.raw`(?:\+ ?)?\(?\d(?:[\s()./\u2010-\u2015-]{0,4}\d){6,}(?:${extension}(?![\d\p{L}]))?`,
  "gu",
);

/** A number whose digits are grouped as in the United States, or not at all. */
const americanGroups = /(?<!\d[^\d]{0,4})(?:1\D{0,4})?\d{3}\D{0,4}\d{3}\D{0,4}\d{4}(?!\d)/;

/** The file and the part of a page that have a number. */
interface PlaceOfPhone {
  file: string;
  /** The country of the page's language; undefined for the United States. */
  country: CountryCode | undefined;
  by: Witness;
}

/** Phone numbers of a site, and the countries that they are of. */
export class PhoneFacts {
  readonly #facts: Witnesses;
  /** The phone numbers in parts of texts that were read. */
  readonly #phones = new Map<string, readonly PhoneNumber[]>();
  /** Extensions of each phone number, empty where it has none. */
  readonly #extensions = new Map<string, Set<string>>();

  constructor(facts: Witnesses) {
    this.#facts = facts;
  }

  /** Reads the numbers of a line. One that follows a word for telephones and is none in the country of its page's language waits for that of the site. */
  readLine(line: string, place: PlaceOfPhone): void {
    // "06582 / 73277" is one number. In "06582 / 73277 0664 / 3770802", the area code 0664 begins another one.
    const plain = line
      .replace(likeDate, (day) => "_".repeat(day.length))
      .replace(/(?<=\d)\s+(?=\(?0\d{1,4}\)?\s*\/\s*\d)/g, " | ")
      .replace(/(?<=(?<![\d/.-] ?)\(?0\d{1,5}\)?)\s*\/\s*(?=\d)/g, " ");
    for (const { 0: written, index } of plain.matchAll(likePhone)) {
      const [part, after] = splitExtension(written);
      const before = plain.slice(0, index);
      if (faxWord.test(before)) continue;
      const phones = this.#phonesIn(part, place.country);
      const isNational = phones.some(({ countryCallingCode }) => countryCallingCode !== "1") && !part.startsWith("+");
      if (isNational) this.#facts.add("region", place.country, { ...place, by: "number" });
      else for (const phone of phones) this.#add(phone, after, place);
      if (isNational || (phones.length === 0 && phoneWord.test(before))) this.#wait(written, place);
    }
  }

  /** Adds a number that is nothing else. If it is none in the country of its page's language, it waits until that of the site is known. */
  addWritten(written: string, place: PlaceOfPhone): void {
    const [part, after] = splitExtension(written);
    const read = parsePhoneNumberFromString(part, place.country ?? "US");
    const phone = read?.isValid() === true ? read : undefined;
    const isKnown = part.trim().startsWith("+") || phone?.countryCallingCode === "1";
    if (phone && !isKnown) this.#facts.add("region", place.country, { ...place, by: "number" });
    if (phone && isKnown) this.#add(phone, after, place);
    else if (written.replace(/\D/g, "").length >= 7) this.#wait(written, place);
  }

  /** Notes a number that is read once the country of the site is known. */
  #wait(written: string, place: PlaceOfPhone): void {
    this.#facts.add("phoneAsWritten", written, { ...place, key: written.replace(/\D/g, "") });
  }

  /** Reads numbers as they are written in the country of the site. An extension that only some pages have is that of a person. */
  finish(region: string, isSure: boolean): void {
    for (const { value, by } of this.#facts.valuesOf("phoneAsWritten")) {
      const [part, after] = splitExtension(String(value));
      const phone = isSure && isSupportedCountry(region) ? parsePhoneNumberFromString(part, region) : undefined;
      for (const [witness, files] of by)
        for (const file of files) {
          if (phone?.isValid() === true) this.#add(phone, after, { file, by: witness });
          else this.#facts.add("phone", value, { file, by: witness });
        }
    }
    for (const found of this.#facts.valuesOf("phone")) {
      const [only, ...others] = this.#extensions.get(String(found.value)) ?? [];
      if (only && others.length === 0) found.value = `${String(found.value)} ext. ${only}`;
    }
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

  /** Adds a number. In North America all write it alike; elsewhere it begins with its country's code. */
  #add(
    { number, country, countryCallingCode, ext }: PhoneNumber,
    after: string,
    place: Pick<PlaceOfPhone, "file" | "by">,
  ): void {
    const plain = parsePhoneNumberFromString(number);
    const phone = (countryCallingCode === "1" ? plain?.formatNational() : plain?.formatInternational()) ?? "";
    this.#facts.add("phone", phone, place);
    const extensions = this.#extensions.get(phone) ?? new Set();
    this.#extensions.set(phone, extensions.add(ext ?? after.replace(/^.*?(?=\d*$)/s, "")));
    // The library gives mistyped American numbers to other countries with the code 1.
    if (countryCallingCode !== "1" || country === "US" || country === "CA") this.#facts.add("region", country, place);
  }
}
