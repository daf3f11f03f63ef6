import { isVideo } from "../../model/media-kinds.ts";
import type { Group, Part } from "../../model/walk-fields.ts";
import { suggest } from "../../problems/problem.ts";
import { neededKeys } from "./schema-at.ts";

/** Whether a key has a value. */
export function isWritten(group: Group, key: string): boolean {
  const value = group[key] ?? "";
  return typeof value !== "string" || value.trim() !== "";
}

/** Whether a group needs an optional key, because the key that it belongs to is written. */
export function isDemanded({ kind, of }: Part, group: Group): boolean {
  if (of === undefined || !isWritten(group, of)) return false;
  if (kind === "captions") return false;
  return kind !== "poster" || (typeof group[of] === "string" && isVideo(group[of]));
}

/**
 * Returns the key that an unknown one was probably meant to be: a needed key that is missing and begins like it, or else the closest, of
 * which a missing key goes first.
 */
export function findMeantKey(written: string, group: Group, { keys }: Part): string | undefined {
  const missing = neededKeys(keys).filter((key) => !(key in group));
  const start = written.toLowerCase();
  const begun = missing.filter((key) => start.length > 3 && key.toLowerCase().startsWith(start));
  const isWholeKey = [...keys.keys()].some((key) => key.toLowerCase() === start);
  return begun.length === 1 && !isWholeKey ? begun[0] : suggest(written, [...missing, ...keys.keys()]);
}

/** Whether an unknown key is probably this one misspelled, so that the key is not reported as missing, too. */
export function hasTypoOf(key: string, group: Group, part: Part): boolean {
  return Object.keys(group).some((each) => !part.keys.has(each) && findMeantKey(each, group, part) === key);
}
