import type * as z from "zod";
import type { Path } from "../../model/source.ts";
import { partBelow, partOf, type Part } from "../../model/walk-fields.ts";
import type { Shape } from "../../problems/problem.ts";

/** Returns the part of a schema for a path. If the path leads out of the schema, that is the last part on the way. */
export function partAt(schema: z.ZodType, path: Path): Part {
  return path.reduce((part, step) => partBelow(part, step) ?? part, partOf(schema));
}

/** Returns the keys that a group, or each group of a list, may have; undefined for any other value. */
export function shapeOf({ keys, item }: Part): Shape | undefined {
  if (item === undefined && keys.size === 0) return undefined;
  const inside = item?.keys ?? keys;
  return { isList: item !== undefined, keys: neededKeys(inside), known: [...inside.keys()] };
}

export function neededKeys(keys: Part["keys"]): string[] {
  return [...keys].filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
}
