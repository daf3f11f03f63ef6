import type * as z from "zod";
import type { Path } from "../../model/source.ts";
import { partBelow, partOf, type Part } from "../../model/walk-fields.ts";
import type { Shape } from "../../problems/problem.ts";

/** The part of a schema that governs a path; where the path leads out of the schema, the last part on the way. */
export function partAt(schema: z.ZodType, path: Path): Part {
  return path.reduce((part, step) => partBelow(part, step) ?? part, partOf(schema));
}

/** The keys that the value at a path cannot do without: of a group, or of each item of a list of groups. */
export function shapeOf({ keys, item }: Part): Shape | undefined {
  if (item === undefined && keys.size === 0) return undefined;
  return { isList: item !== undefined, keys: neededKeys(item?.keys ?? keys) };
}

export function neededKeys(keys: Part["keys"]): string[] {
  return [...keys].filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
}
