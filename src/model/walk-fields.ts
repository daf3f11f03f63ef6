import * as z from "zod";
import type { Kind } from "./schema-parts.ts";
import { schemaOf } from "./site.ts";
import type { Path, Source } from "./source.ts";

/** What a schema says of one value. */
export interface Part {
  /** Without what makes it optional. */
  schema: z.ZodType;
  kind: Kind | undefined;
  /** The key of the same group that this one belongs to. */
  of: string | undefined;
  /** The key of the same group without which this one says nothing. */
  needs: string | undefined;
  /** Keys of a group that must all be there as soon as it says more than the keys that are enough. */
  together: z.GlobalMeta["together"];
  isOptional: boolean;
  /** The keys of a group, in the schema's order; none for anything else. */
  keys: ReadonlyMap<string, Part>;
  /** The keys of a group that it may leave out, unless the key that each belongs to is written. */
  dependents: readonly (Part & { key: string; of: string })[];
  /** Each item of a list. */
  item: Part | undefined;
  /** Each value of a group whose keys are the author's own. */
  entry: Part | undefined;
}

/** What zod's definitions hold, as far as it leads from a value to those inside it. */
interface Definition {
  innerType?: z.ZodType;
  shape?: Readonly<Record<string, z.ZodType>>;
  element?: z.ZodType;
  valueType?: z.ZodType;
}

/** A schema is taken apart once, however many documents are walked. */
const parts = new WeakMap<z.ZodType, Part>();

export function partOf(schema: z.ZodType): Part {
  let part = parts.get(schema);
  if (part === undefined) parts.set(schema, (part = readPart(schema)));
  return part;
}

function readPart(schema: z.ZodType): Part {
  const { innerType, shape = {}, element, valueType } = schema.def as Definition;
  const { kind, of, needs, together } = schema.meta() ?? {};
  const isOptional = schema.safeParse(undefined).success;
  if (innerType !== undefined) {
    const inner = partOf(innerType);
    return { ...inner, kind: kind ?? inner.kind, of: of ?? inner.of, needs: needs ?? inner.needs, isOptional };
  }
  const keys = Object.entries(shape).map(([key, each]) => [key, partOf(each)] as const);
  return {
    schema,
    kind,
    of,
    needs,
    together,
    isOptional,
    keys: new Map(keys),
    dependents: keys.flatMap(([key, part]) =>
      part.of !== undefined && part.isOptional ? [{ ...part, key, of: part.of }] : [],
    ),
    item: element && partOf(element),
    entry: valueType && partOf(valueType),
  };
}

/** For each key of a group those that must be there as soon as it is. A poster and captions only go with films. */
export function dependenciesOf({ keys, dependents, together }: Part): Record<string, string[]> {
  const pairs = [...keys].map(([key, { needs }]): [string, string[]] => {
    const all = together?.keys.includes(key) ? together.keys : [];
    const own = dependents.filter(({ of, kind }) => of === key && kind !== "poster" && kind !== "captions");
    const names = [...all, ...(needs === undefined ? [] : [needs]), ...own.map((each) => each.key)];
    return [key, names.filter((each) => each !== key)];
  });
  return Object.fromEntries(pairs.filter(([, names]) => names.length > 0));
}

/** What a group or a list holds there; undefined for what does not belong in it. */
export function partBelow({ keys, item, entry }: Part, step: string | number): Part | undefined {
  return typeof step === "number" ? item : (keys.get(step) ?? entry);
}

/** The key that a value or the list around it has; undefined at the top of a document. */
export function keyOf(path: Path): string | undefined {
  return path.findLast((step) => typeof step === "string");
}

/** `part` is undefined if the schema does not say what the value is: below an unknown key, or inside a value of another kind. */
export type Visit = (value: unknown, part: Part | undefined, path: Path) => void;

/** Visits every value of a document in its order, each group and list before what is in it. The data need not be valid. */
export function walkFields(schema: z.ZodType, data: unknown, visit: Visit): void {
  walk(data, partOf(schema), [], visit);
}

/** The same for a content file, with the schema that its path calls for. */
export function walkSource({ file, data }: Pick<Source, "file" | "data">, visit: Visit): void {
  walkFields(schemaOf(file), data, visit);
}

function walk(value: unknown, part: Part | undefined, path: Path, visit: Visit): void {
  visit(value, part, path);
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const step = isList ? Number(key) : key;
    walk(inner, part && partBelow(part, step), [...path, step], visit);
  }
}
