import { fillWord } from "./words.ts";

/** A practice and where it is. */
type PlaceName = Readonly<Record<"practice" | "city", string>> & { readonly state: string | undefined };

/** Fills a word that names a city with its state. In countries without states, the state and the comma in front of it are left out. */
export function fillPlace(word: string, { state, ...facts }: PlaceName): string {
  if (state !== undefined) return fillWord(word, { ...facts, state });
  return fillWord(word.replace(/,?\s*\{state\}/, ""), facts);
}
