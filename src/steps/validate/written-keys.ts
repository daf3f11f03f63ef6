import { isVideo } from "../../model/build/media-kinds.ts";
import { keySynonyms, proseWords } from "./key-synonyms.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { Group, Part } from "../../model/build/walk-fields.ts";
import { suggest } from "../../problems/problem.ts";
import { neededKeys } from "./schema-at.ts";

/** Whether a key has a value. */
export function isWritten(group: Group, key: string): boolean {
  const value = group[key] ?? "";
  return typeof value !== "string" || showsText(value);
}

/** Whether a group needs an optional key, because the key that it belongs to is written. */
export function isDemanded({ fieldType, of }: Part, group: Group): boolean {
  if (of === undefined || !isWritten(group, of)) return false;
  if (fieldType === "captions") return false;
  return fieldType !== "poster" || (typeof group[of] === "string" && isVideo(group[of]));
}

/**
 * Returns for each unknown key of a group the key that it was probably meant to be: a needed key that is missing and begins like it, a key
 * that is also known by this word, or else the closest, of which a missing key goes first.
 */
export function findMeantKeys(group: Group, part: Part): ReadonlyMap<string, string> {
  const { keys } = part;
  const missing = neededKeys(keys).filter((key) => !(key in group));
  const known = [...missing, ...keys.keys()];
  const meant = new Map<string, string>();
  for (const written of Object.keys(group)) {
    if (keys.has(written)) continue;
    const free = [...keys.keys()].filter((key) => !(key in group) && ![...meant.values()].includes(key));
    const found = findBegun(written, missing, keys) ?? findSynonym(written, free, part) ?? suggestKey(written, known);
    if (found !== undefined) meant.set(written, found);
  }
  return meant;
}

/** Suggests the closest key. A word for any text is no misspelling: `note` is not `name`. */
const suggestKey = (written: string, known: readonly string[]): string | undefined =>
  proseWords.includes(written) ? undefined : suggest(written, known);

function findBegun(written: string, missing: readonly string[], keys: Part["keys"]): string | undefined {
  const start = written.toLowerCase();
  const begun = missing.filter((key) => start.length > 3 && key.toLowerCase().startsWith(start));
  const isWholeKey = [...keys.keys()].some((key) => key.toLowerCase() === start);
  return begun.length === 1 && !isWholeKey ? begun[0] : undefined;
}

/** Finds the key that a word stands for: a needed key rather than an optional one, then the one that lists the word first. */
export function findSynonym(written: string, free: readonly string[], { keys }: Part): string | undefined {
  const word = simplify(written);
  const rank = (key: string): number => [key, ...wordsFor(key, keys.get(key)!)].indexOf(word);
  const named = free.filter((key) => rank(key) > 0 || simplify(key) === word);
  const [first] = named.sort(
    (a, b) => Number(keys.get(a)!.isOptional) - Number(keys.get(b)!.isOptional) || rank(a) - rank(b),
  );
  return first;
}

const simplify = (key: string): string => key.toLowerCase().replace(/[-_ ]/g, "");

/** Words for a key of this part. Words for texts do not count for one that takes no text, such as the number for text messages. */
function wordsFor(key: string, { item, keys, schema }: Part): readonly string[] {
  const all = Object.hasOwn(keySynonyms, key) ? keySynonyms[key]!.split(" ") : [];
  const isValue = item === undefined && keys.size === 0 && !schema.safeParse("Some words.").success;
  return all.filter((word) => !isValue || !proseWords.includes(word)).map(simplify);
}

/** Whether an unknown key is probably this one misspelled, so that the key is not reported as missing, too. */
export function hasTypoOf(key: string, group: Group, part: Part): boolean {
  const isKnown = Object.keys(group).every((written) => part.keys.has(written));
  return !isKnown && [...findMeantKeys(group, part).values()].includes(key);
}
