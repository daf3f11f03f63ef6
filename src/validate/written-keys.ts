import { isVideo } from "../model/media-kinds.ts";
import type { Part } from "../model/walk-fields.ts";
import { suggest } from "../problem.ts";

/** The values of one group, by their keys. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether there is anything behind a key. */
export function isWritten(group: Group, key: string): boolean {
  const value = group[key] ?? "";
  return typeof value !== "string" || value.trim() !== "";
}

/** Whether a group cannot do without a key that its schema lets it leave out: the one it belongs to is written. */
export function isDemanded({ kind, of }: Part, group: Group): boolean {
  if (of === undefined || !isWritten(group, of)) return false;
  if (kind === "captions") return false;
  return kind !== "poster" || (typeof group[of] === "string" && isVideo(group[of]));
}

/** Whether an unknown key is probably this one misspelled. Then that is the one mistake, and the key is not missing as well. */
export function hasTypoOf(key: string, group: Group, { keys }: Part): boolean {
  const known = [...keys.keys()];
  return Object.keys(group).some((each) => !keys.has(each) && suggest(each, known) === key);
}
