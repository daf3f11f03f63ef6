import { closest, distance } from "fastest-levenshtein";

/** The known word that `word` is probably a slip of; undefined when none is close. Of a path, its last part is what counts. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lowerCase = new Map(known.map((each) => [each.toLowerCase(), each]));
  const candidate = closest(word.toLowerCase(), [...lowerCase.keys()]);
  const slips = Math.max(2, Math.floor(word.slice(word.lastIndexOf("/") + 1).length / 3));
  return distance(word.toLowerCase(), candidate) <= slips ? lowerCase.get(candidate) : undefined;
}
