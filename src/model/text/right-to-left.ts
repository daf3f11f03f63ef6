import { readLanguageTag } from "../domain/language.ts";

/** Scripts in use that are written from right to left: Unicode CLDR 47, common/properties/scriptMetadata.txt, "RTL?". */
const rightToLeftScripts = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/**
 * Whether a language is written from right to left. A tag without a script counts as the language's most common script. Node 20's
 * `textInfo` is wrong for Dhivehi and `ku-Arab`.
 */
export function isRightToLeft(tag: string): boolean {
  let isKnown = directions.get(tag);
  if (isKnown === undefined) {
    isKnown = rightToLeftScripts.includes(new Intl.Locale(tag).maximize().script ?? "");
    directions.set(tag, isKnown);
  }
  return isKnown;
}

/** Whether languages are written from right to left, by their tags: each text of a page asks. */
const directions = new Map<string, boolean>();

/** Whether a language, or one of several, is written from right to left. They are as somebody wrote them, with any mistakes. */
export function hasRightToLeft(written: unknown): boolean {
  const tags = [written].flat().flatMap((each) => (typeof each === "string" ? (readLanguageTag(each) ?? []) : []));
  return tags.some(isRightToLeft);
}

/**
 * Keeps a number from left to right. Between letters that are written from right to left, browsers put its groups of digits in that order,
 * too (Unicode Bidirectional Algorithm, UAX #9), and from one line to the next. Its characters for an isolate work in attributes as well.
 */
export const isolate = (text: string, language: string): string =>
  isRightToLeft(language) ? `\u2066${text.replaceAll(" ", "\u00A0")}\u2069` : text;

const time = String.raw`\p{Nd}{1,2}:\p{Nd}{2}`;
const plain = String.raw`\p{Nd}+(?:[:.,]\p{Nd}+)*`;

/**
 * Phone numbers that begin with 0, + or an area code in parentheses, shorter ones in two groups, amounts behind their sign, ranges of times,
 * and numbers with dashes or slashes between them: postal codes, ranges and dates.
 */
const numbers = [
  String.raw`(?:\+\p{Nd}|\(\p{Nd}|[0\u0660\u06F0])[\p{Nd} \u00A0()./-]{5,}\p{Nd}`,
  String.raw`\p{Nd}{3,4}[ \u00A0-]\p{Nd}{4}`,
  String.raw`\p{Sc}[\p{Nd}.,]*\p{Nd}`,
  String.raw`${time} ?[-\u2010-\u2015] ?${time}`,
  String.raw`${plain}(?:[-\u2010-\u2015/]${plain})+`,
].join("|");
const numberInText = new RegExp(String.raw`\u2066[^\u2069]*\u2069|(?<!\p{Nd})(?:${numbers})(?!\p{Nd})`, "gu");

/**
 * Isolates the numbers in a text whose parts would change their order, if its language is written from right to left. Numbers that are isolated already stay as
 * they are.
 */
export const isolateNumbers = (text: string, language: string): string =>
  isRightToLeft(language)
    ? text.replace(numberInText, (number) => (number.startsWith("\u2066") ? number : isolate(number, language)))
    : text;

/** Isolates such numbers in HTML, and leaves tags alone: their attributes contain no ">". */
export const isolateNumbersIn = (html: string, language: string): string =>
  isRightToLeft(language) ? html.replace(/(?<=^|>)[^<]+/g, (text) => isolateNumbers(text, language)) : html;
