import { distance } from "fastest-levenshtein";

/** As long as the name of a file may be. Nobody means a longer name, and comparing two that fill a content file takes seconds. */
const longestName = 255;

/**
 * The known word that `word` is probably a typo of; undefined when none is close. Of a path, its last part is what counts: the only
 * path that ends in the same one is meant, wherever it lies. What a search takes is made ready once for a list, which must not change.
 */
export function suggest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const { byLastPart, candidates } = indexWords(known);
  const last = lastPart(word);
  const sameLast = last === "" ? [] : (byLastPart.get(last) ?? []);
  if (sameLast.length === 1) return sameLast[0];
  if (word.length > longestName) return undefined;
  // Of three letters, two others make another word: "fax" is not "map".
  const typos = last.length <= 3 ? 1 : Math.max(2, Math.floor(last.length / 3));
  return findClosest(word.toLowerCase(), candidates, typos)?.word;
}

/**
 * The known address whose last part has all words of that of `path`, or the other way round: "/services/dental-crowns" for
 * "/services/crown". It lies in the same folder if `path` has one. Undefined if several are as near as each other.
 */
export function suggestByWords(path: string, known: readonly string[]): string | undefined {
  if (path.length > longestName) return undefined;
  const folder = folderOf(path);
  const words = wordsIn(path);
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
 * Whether a name of a command or an option may be meant: by its first letters, with letters in another order, or with few typos (one in
 * three or four letters, two in five, more in longer names). Hyphens in front do not count.
 */
export function isNear(word: string, name: string): boolean {
  const [written, known] = [word, name].map((each) => each.replace(/^-+/, "")) as [string, string];
  const sort = (letters: string): string => Array.from(letters).sort().join("");
  if (known.startsWith(written) || sort(known) === sort(written)) return true;
  return distance(written, known) <= Math.max(1, Math.floor((written.length + 1) / 3));
}

interface WordIndex {
  byLastPart: ReadonlyMap<string, readonly string[]>;
  candidates: readonly Candidate[];
}

interface Candidate {
  word: string;
  lowerCase: string;
  letters: Letters;
  folder: string;
  words: readonly string[];
}

const indexes = new WeakMap<readonly string[], WordIndex>();

/** A site of thousands of pages may have as many broken links, each of which asks for all pages. */
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
    letters: lettersIn(lowerCase),
    folder: folderOf(word),
    words: wordsIn(word),
  }));
  const index = { byLastPart, candidates };
  indexes.set(known, index);
  return index;
}

/** The first of those that the fewest typos lead to; undefined if it takes more than `typos`. */
function findClosest(word: string, candidates: readonly Candidate[], typos: number): Candidate | undefined {
  const letters = lettersIn(word);
  let closest: Candidate | undefined;
  let fewest = typos + 1;
  for (const each of candidates) {
    if (fewestTypos(word.length - each.lowerCase.length, letters, each.letters) >= fewest) continue;
    const found = distance(word, each.lowerCase);
    if (found >= fewest) continue;
    closest = each;
    fewest = found;
  }
  return closest;
}

/** How many typos there are at least. Comparing letters is quick, and few words then need to be compared in their order. */
function fewestTypos(difference: number, letters: Letters, others: Letters): number {
  return Math.max(Math.abs(difference), countMissing(letters, others), countMissing(others, letters));
}

/** Which letters a word has, and which more than once: a bit for each, which some of them share. */
interface Letters {
  once: number;
  twice: number;
}

function lettersIn(word: string): Letters {
  let once = 0;
  let twice = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    // The last five bits tell letters apart, and leave five values for digits and signs.
    const bit = 1 << (code < 64 ? 27 + (code % 5) : code & 31);
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
}

/** How many letters a word has at least that another lacks. */
function countMissing(letters: Letters, others: Letters): number {
  return countBits(letters.once & ~others.once) + countBits(letters.twice & ~others.twice);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/"))).toLowerCase();
}

/** The words of a path's last part, without the "s" at the end of a plural. */
function wordsIn(path: string): string[] {
  return (lastPart(path).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
}
