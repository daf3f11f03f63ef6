import { eastAsianWidth } from "get-east-asian-width";

/*
 * Lengths of texts that search results show whole and find useful, in characters. Search engines cut by width and publish no numbers
 * (Google Search Central, "Influencing title links in search results" and "Control your snippets in search results").
 */

/** Google cuts a title at about 600 pixels, which is 60 letters. Bing's Site Scan reports titles of fewer than 15 letters as too short. */
export const titleLength = { least: 15, most: 60 };

/** Two lines of text on a computer hold 160 letters. With fewer than 50, search engines usually show words of the page instead. */
export const descriptionLength = { least: 50, most: 160 };

/** Counts letters that are as wide as a text: a Chinese, Japanese or Korean character is as wide as two (Unicode Standard Annex 11). */
export const widthInLetters = (text: string): number =>
  charactersOf(text).reduce((sum, each) => sum + eastAsianWidth(each.codePointAt(0)!), 0);

/** Counts characters like people do: a character of two UTF-16 units counts as one. */
export const lengthOf = (text: string): number => charactersOf(text).length;

const charactersOf = (text: string): string[] => Array.from(text.replace(/\s+/g, " ").trim());

/** Cuts a text to at most `limit` characters, at the end of a word if there is one. */
export function cutAtWord(text: string, limit: number): string {
  const line = charactersOf(text);
  if (line.length <= limit) return line.join("");
  const start = line.slice(0, limit - 1).join("");
  return `${start.replace(/[\s,;:.]*\s\S*$/, "")}…`;
}
