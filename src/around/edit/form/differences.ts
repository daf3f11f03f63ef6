import type { Path } from "../../../model/source.ts";
import { isGroup } from "../../../model/walk-fields.ts";

export interface Difference {
  path: Path;
  own: unknown;
  other: unknown;
}

/** Lists the values by which two meanings of a file differ, each at the deepest path that both share. */
export function listDifferences(own: unknown, other: unknown, path: Path = []): Difference[] {
  if (JSON.stringify(own) === JSON.stringify(other)) return [];
  if (isGroup(own) && isGroup(other)) {
    const keys = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    return keys.flatMap((key) => listDifferences(own[key], other[key], [...path, key]));
  }
  if (Array.isArray(own) && Array.isArray(other) && own.length === other.length)
    return own.flatMap((each, index) => listDifferences(each, other[index], [...path, index]));
  return [{ path, own, other }];
}
