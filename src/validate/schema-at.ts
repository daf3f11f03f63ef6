import type * as z from "zod";
import type { Path } from "../model/source.ts";
import type { Shape } from "../problem.ts";

/** The schema that governs a path, as far as objects, lists and optional values go. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType {
  let current = unwrap(schema);
  for (const part of path) {
    const def = current.def as { element?: z.ZodType; valueType?: z.ZodType; shape?: Record<string, z.ZodType> };
    const next = typeof part === "number" ? def.element : (def.shape?.[part] ?? def.valueType);
    if (next === undefined) return current;
    current = unwrap(next);
  }
  return current;
}

export function isOptionalAt(schema: z.ZodType, path: Path): boolean {
  const def = schemaAt(schema, path.slice(0, -1)).def as { shape?: Record<string, z.ZodType> };
  return def.shape?.[String(path.at(-1))]?.safeParse(undefined).success ?? false;
}

function unwrap(schema: z.ZodType): z.ZodType {
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return inner === undefined ? schema : unwrap(inner);
}

export function keysOf(schema: z.ZodType): string[] {
  return Object.keys((schema.def as { shape?: object }).shape ?? {});
}

/** The keys that what stands at a path cannot do without: of a group, or of each item of a list of groups. */
export function shapeAt(schema: z.ZodType, path: Path): Shape | undefined {
  const found = schemaAt(schema, path);
  const { type, element } = found.def as { type: string; element?: z.ZodType };
  if (type !== "array" && type !== "object") return undefined;
  const group = element === undefined ? found : unwrap(element);
  return { isList: type === "array", keys: keysOf(group).filter((key) => !isOptionalAt(group, [key])) };
}
