/*
 * How long texts may be to be shown whole and to be of use in search results, in characters. Search engines cut by width and publish
 * no numbers (Google Search Central, "Influencing title links in search results" and "Control your snippets in search results").
 */

/** Google cuts a title at about 600 pixels, which is 60 letters. Bing's Site Scan calls one of fewer than 15 too short. */
export const titleLength = { least: 15, most: 60 };

/** Two lines of text on a computer hold 160 letters; with fewer than 50 the search engine mostly takes words of the page instead. */
export const descriptionLength = { least: 50, most: 160 };

/** As people count: a letter that takes two units of UTF-16 is one. */
export const lengthOf = (text: string): number => Array.from(text.replace(/\s+/g, " ").trim()).length;

/** At most `limit` characters, ending at a whole word. */
export function cutAtWord(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  return `${line.slice(0, limit - 1).replace(/[\s,;:.]*\S*$/, "")}…`;
}
