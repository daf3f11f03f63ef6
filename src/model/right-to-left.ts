/** Scripts in use that are written from right to left: Unicode CLDR 47, common/properties/scriptMetadata.txt, "RTL?". */
const rightToLeftScripts = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/**
 * Whether a language is written from right to left. A tag without a script counts as the language's most common script. Node 20's
 * `textInfo` is wrong for Dhivehi and `ku-Arab`.
 */
export function isRightToLeft(tag: string): boolean {
  return rightToLeftScripts.includes(new Intl.Locale(tag).maximize().script ?? "");
}

/** Whether a language, or one of several, is written from right to left. */
export const hasRightToLeft = (tags: unknown): boolean =>
  [tags].flat().some((tag) => typeof tag === "string" && isRightToLeft(tag));

/**
 * Keeps a number from left to right. Between letters that are written from right to left, browsers put its groups of digits in that order,
 * too (Unicode Bidirectional Algorithm, UAX #9), and from one line to the next. Its characters for an isolate work in attributes as well.
 */
export const isolate = (text: string, language: string): string =>
  isRightToLeft(language) ? `\u2066${text.replaceAll(" ", "\u00A0")}\u2069` : text;

/** Phone numbers that begin with 0, + or an area code in parentheses, shorter ones in two groups, and amounts behind their sign. */
const numbers = [
  String.raw`(?:\+\p{Nd}|\(\p{Nd}|[0\u0660\u06F0])[\p{Nd} \u00A0()./-]{5,}\p{Nd}`,
  String.raw`\p{Nd}{3,4}[ \u00A0-]\p{Nd}{4}`,
  String.raw`\p{Sc}[\p{Nd}.,]*\p{Nd}`,
].join("|");
const numberInText = new RegExp(String.raw`\u2066[^\u2069]*\u2069|(?<!\p{Nd})(?:${numbers})(?!\p{Nd})`, "gu");

/** Isolates the phone numbers and amounts of a text in a language that is written from right to left, but for isolated ones. */
export const isolateNumbers = (text: string, language: string): string =>
  isRightToLeft(language)
    ? text.replace(numberInText, (number) => (number.startsWith("\u2066") ? number : isolate(number, language)))
    : text;

/** Isolates them in HTML without touching its tags, whose attributes have no ">". */
export const isolateNumbersIn = (html: string, language: string): string =>
  isRightToLeft(language) ? html.replace(/(?<=^|>)[^<]+/g, (text) => isolateNumbers(text, language)) : html;
