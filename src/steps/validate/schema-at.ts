import type * as z from "zod";
import type { Path } from "../../model/build/source.ts";
import { partBelow, partOf, type Part } from "../../model/build/walk-fields.ts";

/** Returns the part of a schema for a path. If the path leads out of the schema, that is the last part on the way. */
export function partAt(schema: z.ZodType, path: Path): Part {
  return path.reduce((part, step) => partBelow(part, step) ?? part, partOf(schema));
}

export function neededKeys(keys: Part["keys"]): string[] {
  return [...keys].filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
}
