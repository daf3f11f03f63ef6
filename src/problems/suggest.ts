import { distance } from "fastest-levenshtein";
import { composeAccents } from "../model/text/compose-accents.ts";

/** The longest name a file can have. Nobody means a longer one, and comparing two that fill a content file takes seconds. */
const longestName = 255;

/**
 * Finds the known word of which `word` is probably a typo; undefined if none is close. In a path, only the last part counts: the only
 * known path with the same last part is the result, in whatever folder it is. Each list is indexed once, so it must not change.
 */
export function suggest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const { byLook, byLastPart, candidates } = indexWords(known);
  // A message could not tell the two apart.
  if ((byLook.get(composeAccents(word)) ?? word) !== word) return undefined;
  const last = lastPart(word);
  const sameLast = last === "" ? [] : (byLastPart.get(last) ?? []);
  if (sameLast.length === 1) return sameLast[0];
  if (word.length > longestName) return undefined;
  // Two typos in three letters make another word: "fax" is not "map".
  const typos = last.length <= 3 ? 1 : Math.max(2, Math.floor(last.length / 3));
  return findClosest(word.toLowerCase(), candidates, typos)?.word;
}

/**
 * Finds the known address whose last part shares its words with that of `path`: one has all the words of the other, as in
 * "/services/dental-crowns" for "/services/crown". If `path` has a folder, only that folder counts. Undefined if several are equally near.
 */
export function suggestByWords(path: string, known: readonly string[]): string | undefined {
  if (path.length > longestName) return undefined;
  const folder = folderInPath(path);
  const words = wordsInPath(path);
  const similar = indexWords(known).candidates.flatMap((each) => {
    const isElsewhere = folder !== "" && each.folder !== folder;
    const [fewer, more] = words.length < each.words.length ? [words, each.words] : [each.words, words];
    if (isElsewhere || fewer.length === 0 || !fewer.every((word) => more.includes(word))) return [];
    return [{ word: each.word, others: more.length - fewer.length }];
  });
  const [nearest, next] = similar.sort((a, b) => a.others - b.others);
  return nearest?.others === next?.others ? undefined : nearest?.word;
}

/**
 * Whether `word` may stand for the name of a command or an option: it has the first letters, the letters in another order, or few typos
 * (one in three or four letters, two in five, more in longer names). Leading hyphens do not count.
 */
export function isNear(word: string, name: string): boolean {
  const withoutHyphens = (each: string): string => each.replace(/^-+/, "");
  const [written, known] = [withoutHyphens(word), withoutHyphens(name)];
  const sort = (letters: string): string => Array.from(letters).sort().join("");
  if (known.startsWith(written) || sort(known) === sort(written)) return true;
  return distance(written, known) <= Math.max(1, Math.floor((written.length + 1) / 3));
}

interface WordIndex {
  /** Words by what they look like. */
  byLook: ReadonlyMap<string, string>;
  byLastPart: ReadonlyMap<string, readonly string[]>;
  candidates: readonly Candidate[];
}

interface Candidate {
  word: string;
  lowerCase: string;
  folder: string;
  words: readonly string[];
}

const indexes = new WeakMap<readonly string[], WordIndex>();

/** Indexes a list of words once: in a site of thousands of pages, thousands of broken links may search the same list. */
function indexWords(known: readonly string[]): WordIndex {
  const made = indexes.get(known);
  if (made !== undefined) return made;
  const byLastPart = new Map<string, string[]>();
  for (const each of known) {
    const same = byLastPart.get(lastPart(each));
    if (same === undefined) byLastPart.set(lastPart(each), [each]);
    else same.push(each);
  }
  const byLowerCase = new Map(known.map((word) => [word.toLowerCase(), word]));
  const candidates = [...byLowerCase].map(([lowerCase, word]) => ({
    word,
    lowerCase,
    folder: folderInPath(word),
    words: wordsInPath(word),
  }));
  const index = { byLook: new Map(known.map((each) => [composeAccents(each), each])), byLastPart, candidates };
  indexes.set(known, index);
  return index;
}

/** The first candidate with the fewest typos; undefined if all have more than `typos`. */
function findClosest(word: string, candidates: readonly Candidate[], typos: number): Candidate | undefined {
  let closest: Candidate | undefined;
  let fewest = typos + 1;
  for (const each of candidates) {
    if (Math.abs(word.length - each.lowerCase.length) >= fewest) continue;
    const found = distance(word, each.lowerCase);
    if (found >= fewest) continue;
    closest = each;
    fewest = found;
  }
  return closest;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}

function folderInPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/"))).toLowerCase();
}

/** The words of a path's last part, without the "s" at the end of a plural. */
function wordsInPath(path: string): string[] {
  return (lastPart(path).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
}
