import type * as z from "zod";
import { lineAt } from "../../model/build/place.ts";
import type { Path, Source } from "../../model/build/source.ts";
import { groupAt, type Group, type Part } from "../../model/build/walk-fields.ts";
import { problem, type Details, type Problem } from "../../problems/problem.ts";
import { findCommentedKey } from "./commented-key.ts";
import { exampleLines } from "./example-lines.ts";
import { isNested } from "./kind-mistakes.ts";
import { partAt } from "./schema-at.ts";
import { isWritten } from "./written-keys.ts";

/**
 * Words a missing key. Its line may be there already, as a comment. If not, a key of a group inside another goes below one of that group's
 * lines, because the indentation says which group it belongs to.
 */
// oxlint-disable-next-line max-params -- the place of a key is a source and a path
export function explainMissing(source: Source, group: Path, key: string, schema: z.ZodType): Problem {
  const comment = findCommentedKey(source, group, key);
  if (comment !== undefined) return problem("key/missing", comment, { way: "comment", fix: "comment", key });
  const values = groupAt(source.data, group);
  const { keys } = partAt(schema, group);
  const at = (place: Path, needs: Needs = {}): Problem => {
    const lines = linesOfKey(source, place, { key, part: keys.get(key) });
    return problem("key/missing", source.placeOfKey(place), describeMissing(key, lines, needs));
  };
  const needer = findNeeder(keys, values, key);
  if (needer) return at([...group, needer.key], { needer });
  const isOneLine = (each: string): boolean => !/^$|^[>|[{]/.test(written(source, [...group, each]));
  const [neighbor] = Object.entries(values).find(([each, value]) => !isNested(value) && isOneLine(each)) ?? [];
  return group.length === 0 || neighbor === undefined ? at(group) : at([...group, neighbor], { neighbor });
}

export const takesLines = ({ item, keys }: Part): boolean => item !== undefined || keys.size > 0;

interface Needs {
  /** The key at the reported place, which makes no sense without the missing one. `isPart`: it is only a part of that one. */
  needer?: { key: string; isPart: boolean };
  /** The key of the same group at the reported place. */
  neighbor?: string;
}

function describeMissing(
  key: string,
  lines: readonly string[],
  { needer, neighbor = "" }: Needs,
): Details<"key/missing"> {
  const where = needer === undefined ? (neighbor === "" ? "alone" : "neighbor") : needer.isPart ? "whole" : "needed";
  const words = { way: needer ? "needed" : "missing", key, needer: needer?.key ?? "", neighbor } as const;
  const [only = "", ...others] = lines;
  return others.length > 0 ? { ...words, fix: `${where}, lines`, lines } : { ...words, fix: where, line: only.trim() };
}

interface ExampleKey {
  key: string;
  part: Part | undefined;
  /** A text that belongs in the value. */
  text?: unknown;
}

/** Returns a key with a value that an author could write, indented like the key at `place`. */
export function linesOfKey(source: Source, place: Path, { key, part, text }: ExampleKey): string[] {
  const indent = " ".repeat(place.length === 0 ? 0 : source.placeOfKey(place).column - 1);
  const [first = "...", ...others] = part ? exampleLines(source, part, text) : [];
  if (others.length === 0 && !first.startsWith("- ") && !(part && part.keys.size > 0))
    return [`${indent}${key}: ${first}`];
  return [`${indent}${key}:`, ...[first, ...others].map((line) => `${indent}  ${line}`)];
}

/** Finds a written key of a group that makes no sense without another one. */
function findNeeder(keys: Part["keys"], group: Group, key: string): { key: string; isPart: boolean } | undefined {
  const whole = keys.get(key)?.of;
  if (whole !== undefined && isWritten(group, whole)) return { key: whole, isPart: false };
  const part = [...keys].find(([each, { of, needs }]) => [of, needs].includes(key) && isWritten(group, each));
  return part && { key: part[0], isPart: true };
}

/** Returns the value as the file has it: YAML may have read `02626` as 2626. */
export function written(source: Source, path: Path): string {
  const { line, column, length } = source.placeOfValue(path);
  return lineAt(source.text, line).slice(column - 1, column - 1 + length);
}
