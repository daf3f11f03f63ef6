/*
 * Words in another language than their page. From `route` on they are between marks, so that templates print them like all others: alone,
 * beside other words, or in an attribute. `render` names the language where the words become an element. The marks are noncharacters, which
 * Unicode keeps for use inside a program.
 */

const [start, end] = ["\u{fdd0}", "\u{fdd1}"];

/** Returns the marks before and after words in a language. */
export const marksOf = (lang: string): [before: string, after: string] => [start + lang + start, end];

/** Marks a text or HTML as being in a language. */
export const markLanguage = (text: string, lang: string): string => marksOf(lang).join(text);

/** Returns a text without its marks, for places that cannot name a language. */
export const withoutLanguage = (text: string): string => text.replace(/\u{fdd0}[^\u{fdd0}]*\u{fdd0}|\u{fdd1}/gu, "");

/** Whether some words of a text are marked. */
export const isMarked = (text: unknown): text is string => typeof text === "string" && text.includes(start);

/** Parts of a list that are next to each other and in one language; without a language, it is that of the page. */
export interface PartsInLanguage {
  lang?: string;
  parts: unknown[];
}

/** Divides a list of texts and other parts where their language changes. The marks of words may be in two texts of the list. */
export function divideByLanguage(list: readonly unknown[]): PartsInLanguage[] {
  const divided: PartsInLanguage[] = [{ parts: [] }];
  for (const piece of list.flatMap((each) =>
    typeof each === "string" ? each.split(/(\u{fdd0}.*?\u{fdd0}|\u{fdd1})/su) : [each],
  )) {
    if (piece === end) divided.push({ parts: [] });
    else if (isMarked(piece)) divided.push({ lang: piece.slice(start.length, -start.length), parts: [] });
    else if (piece !== "") divided.at(-1)!.parts.push(piece);
  }
  return divided.filter(({ parts }) => parts.length > 0);
}
