import * as z from "zod";
import { fitsAddress, makeSlug } from "../../model/build/page-paths.ts";
import { splitExtension } from "../../model/domain/phone.ts";
import type { FieldType } from "../../model/build/field-types.ts";
import type { Part } from "../../model/build/walk-fields.ts";
import { writePoint } from "../../model/text/focal-point.ts";
import { suggest } from "../../problems/problem.ts";
import {
  findDateMistake,
  readDay,
  readEndTime,
  readMonth,
  readTime,
  readTimeZone,
  spanishDays,
  type DateMistake,
} from "./read-moments.ts";

/** Reads what an author may have written; returns undefined if a text is not written that way. */
type ReadText = (text: string) => string | undefined;

const readAddress: ReadText = (text) =>
  /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/:]\S*)?$/i.test(text) ? `https://${stripScheme(text)}` : undefined;

const readMailbox: ReadText = (text) =>
  text
    .replace(/^mailto:/i, "")
    .replace(/\s+(?:at|\(at\)|\[at\])\s+/i, "@")
    .replace(/\s+/g, "");

const withoutPhoneExtension: ReadText = (text) => splitExtension(text)[0];

/** A dash may stand for the cents. */
const withoutDash: ReadText = (text) => text.replace(/[.,]\s?[-\u2010-\u2015]{1,2}/, "");

/** Spaces may group digits, or come with a paste. */
const withoutSpaces: ReadText = (text) => text.replace(/\s+/g, "");

const readSlug: ReadText = (text) => (fitsAddress(text) ? makeSlug(text) : undefined);

/** A language tag with an underscore, or the name of a language. */
const readLanguage: ReadText = (text) => languages.get(text.toLowerCase()) ?? text.replace("_", "-");

const readFocus: ReadText = (text) => writePoint((text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));

/** Ways to read texts that have a format of their own, by their kind, besides without quotes. */
const readings: Partial<Record<FieldType, readonly ReadText[]>> = {
  "film date": [readDay],
  date: [readDay],
  month: [readMonth],
  time: [readTime, withoutSpaces],
  "end time": [readEndTime, withoutSpaces],
  phone: [withoutPhoneExtension],
  "e-mail": [readMailbox],
  "web address": [readAddress, withoutSpaces],
  "site address": [readAddress, withoutSpaces],
  "postal code": [],
  color: [(text) => `#${text}`, withoutSpaces],
  focus: [readFocus],
  price: [withoutDash, withoutSpaces],
  claim: [readSlug],
  code: [readTimeZone, readLanguage, readSlug],
};

const languages: ReadonlyMap<string, string> = new Map([
  ["english", "en-US"],
  ["inglés", "en-US"],
  ["ingles", "en-US"],
  ["spanish", "es-US"],
  ["español", "es-US"],
  ["espanol", "es-US"],
]);

const stripScheme = (address: string): string => address.replace(/^https?:\/\//i, "");

/** No date, number or address is longer, and to read one that fills a content file would take minutes. */
const longestValue = 255;

/**
 * Returns the value that an author meant, in the form that its schema asks for; undefined if the text does not show it, or may be any text.
 */
export function readMeantValue(written: string, { schema, fieldType }: Part): string | undefined {
  if (written.length > longestValue) return undefined;
  const bare = withoutQuotes(written);
  if (bare === "") return undefined;
  if (schema instanceof z.ZodEnum) return readOption(bare, schema.options.map(String));
  const ways = fieldType && readings[fieldType];
  if (ways === undefined) return undefined;
  for (const value of [bare, ...ways.map((read) => read(bare))]) {
    if (value !== undefined && value !== written && schema.safeParse(value).success) return value;
  }
  return undefined;
}

/** Finds what is wrong with a date that cannot be read; undefined if the schema asks for no date. */
export function findDateMistakeOf(written: string, { schema, fieldType }: Part): DateMistake | undefined {
  const isDay = schema instanceof z.ZodISODate;
  const isShort = written.length <= longestValue;
  const mistake = isShort && (isDay || fieldType === "month") ? findDateMistake(withoutQuotes(written)) : undefined;
  return isDay || mistake?.kind === "month" ? mistake : undefined;
}

const withoutQuotes = (text: string): string => text.replace(/^[\s"'“”„‘’]+|[\s"'“”„‘’]+$/g, "");

function readOption(text: string, options: readonly string[]): string | undefined {
  const named = readOptions(text, options);
  return named.length > 0 ? named.join(", ") : suggest(text, options);
}

/** Reads options by their first letters, such as "Mon-Thu, Sat". Returns none if any word is not an option. */
export function readOptions(text: string, options: readonly string[]): readonly string[] {
  const ranges = text.split(/,|&|\band\b/).map((range) => readRange(range, options));
  return ranges.some((range) => range.length === 0) ? [] : ranges.flat();
}

/** Reads a range of options. If the last comes before the first, the range wraps around. */
function readRange(text: string, options: readonly string[]): readonly string[] {
  const ends = text.split(/[-\u2010-\u2015]|\b(?:to|through)\b/).map((word) => indexOfOption(word, options));
  const [first = -1] = ends;
  const last = ends.at(-1)!;
  if (ends.includes(-1) || ends.length > 2) return [];
  return first <= last ? options.slice(first, last + 1) : [...options.slice(first), ...options.slice(0, last + 1)];
}

/** Finds an option by its first letters: one is enough if no other option begins with it. Days may be in Spanish. */
function indexOfOption(word: string, options: readonly string[]): number {
  const trimmed = word.trim();
  const start = (spanishDays.get(trimmed.toLowerCase()) ?? trimmed).replace(/s?\.?$/i, "").toLowerCase();
  const found = options.filter((option) => start !== "" && option.toLowerCase().startsWith(start));
  return found.length === 1 || start.length > 1 ? options.indexOf(found[0]!) : -1;
}
