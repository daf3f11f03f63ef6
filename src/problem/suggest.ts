import { closest, distance } from "fastest-levenshtein";

/**
 * The known word that `word` is probably a slip of; undefined when none is close. Of a path, its last part is what counts: the only
 * path that ends in the same one is meant, wherever it lies.
 */
export function suggest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const last = lastPart(word);
  const sameLast = last === "" ? [] : known.filter((each) => lastPart(each) === last);
  if (sameLast.length === 1) return sameLast[0];
  const lowerCase = new Map(known.map((each) => [each.toLowerCase(), each]));
  const candidate = closest(word.toLowerCase(), [...lowerCase.keys()]);
  const slips = Math.max(2, Math.floor(last.length / 3));
  return distance(word.toLowerCase(), candidate) <= slips ? lowerCase.get(candidate) : undefined;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}
