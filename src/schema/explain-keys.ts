import { didYouMean, problemCodes } from "../problems/problem.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { FileFacts } from "./describe-keys.ts";
import { findEntries, findKeyIn, isNamed, listWords, type FoundEntry } from "./find-keys.ts";
import { formatChoice, formatEntry, listPurposes } from "./format-keys.ts";

export interface Explaining {
  /** The facts about each content file. */
  files: readonly FileFacts[];
  hasColor: boolean;
}

/** Lists all content files with their purposes. */
export const listContentFiles = ({ files, hasColor }: Explaining): string => listPurposes(files, hasColor);

/** Explains a content file or a key. Throws a UsageError, with the nearest known word, for a word that is neither. */
export function explainWord(word: string, { files, hasColor }: Explaining): string {
  const entries = findEntries(files, word);
  if (entries.length > 0) return explainEntries(word, entries, hasColor);
  const hint = didYouMean(word, [...problemCodes, ...listWords(files)]);
  throw new UsageError(
    `"${word}" is not a problem code, a content file or a key.${hint} "npx dentalsite explain" lists all codes and files.`,
  );
}

/** Explains a key in a file. If only another file has the key, that one is explained. */
export function explainKey(fileName: string, word: string, { files, hasColor }: Explaining): string {
  const named = files.filter((file) => isNamed(file, fileName));
  if (named.length === 0) {
    const hint = didYouMean(fileName, listWords(files));
    throw new UsageError(
      `"${fileName}" is not a content file.${hint} "npx dentalsite explain" lists all codes and files.`,
    );
  }
  const inside = findKeyIn(named, word);
  if (inside.length > 0) return explainEntries(word, inside, hasColor);
  const missing = `${named[0]!.files[0]!} has no key "${word}".`;
  const elsewhere = findEntries(files, word).filter(({ key }) => key !== undefined);
  if (elsewhere.length > 0) return `${missing}\n\n${explainEntries(word, elsewhere, hasColor)}`;
  const known = named.flatMap(({ keys }) => keys.map(({ path }) => path));
  throw new UsageError(
    `${missing}${didYouMean(word, known)} "npx dentalsite explain ${fileName}" lists the keys it may have.`,
  );
}

/** Whether the words ask for the menu, or for its file. */
export function isMenu(files: readonly FileFacts[], word: string, key: string | undefined): boolean {
  const named = files.filter((file) => isNamed(file, key === undefined ? "" : word));
  const entries = key === undefined ? findEntries(files, word) : findKeyIn(named, key);
  return entries.some(
    ({ file, key: found }) => file.files.includes("site/navigation.yaml") && (found?.path ?? "menu") === "menu",
  );
}

function explainEntries(word: string, entries: readonly FoundEntry[], hasColor: boolean): string {
  const [first, ...others] = entries;
  if (others.length === 0) return formatEntry(first!, hasColor);
  return `"${word}" can mean one of these:\n\n${formatChoice(entries, hasColor)}`;
}
