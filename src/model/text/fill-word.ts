import { placeholder, type Words } from "../content/words.ts";

/** Replaces a word's placeholders with values. */
export function fillWord(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (mark, name: string) => values[name] ?? mark);
}

/** Returns the title of one of the pages that a long list is divided into, from 1. */
export function numberedTitle(title: string, part: number, words: Pick<Words, "numberedPage">): string {
  return part === 1 ? title : fillWord(words.numberedPage, { title, page: String(part) });
}

/** A practice and where it is. */
type PlaceName = Readonly<Record<"practice" | "city", string>> & { readonly state: string | undefined };

/** Fills a word that names a city with its state. In countries without states, the state and the comma in front of it are left out. */
export function fillPlace(word: string, { state, ...facts }: PlaceName): string {
  if (state !== undefined) return fillWord(word, { ...facts, state });
  return fillWord(word.replace(/,?\s*\{state\}/, ""), facts);
}
