import * as z from "zod";
import type { FieldType } from "./field-types.ts";
import { showsText } from "../text/shown-text.ts";
import { valueAt, type Path, type Source } from "./source.ts";

/** The values of one group, by their keys. */
export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the group at a path of any data; an empty one if there is none. */
export function groupAt(data: unknown, path: Path = []): Group {
  const value = valueAt(data, path);
  return isGroup(value) ? value : {};
}

/** Returns the list at a path of any data; an empty one if there is none. */
export function listAt(data: unknown, path: Path = []): readonly unknown[] {
  const value: unknown = valueAt(data, path);
  return Array.isArray(value) ? value : [];
}

/** A schema's description of one value. */
export interface Part {
  /** Schema without its optional wrappers. */
  schema: z.ZodType;
  fieldType: FieldType | undefined;
  /** Key of the same group that this one belongs to. */
  of: string | undefined;
  /** Key of the same group that this one requires. */
  needs: string | undefined;
  /** Key of the same group that has the link whose words these are. */
  wordsOf: string | undefined;
  /** The purpose of the value, in one sentence. */
  description: string | undefined;
  /** Completes "needed if …". */
  neededIf: string | undefined;
  /** Keys of the same group without which this one is needed. */
  unless: readonly string[] | undefined;
  /** Whether the schema needs an optional key under some condition. */
  isConditional: boolean;
  /** A value that an author could write; undefined if the schema gives none. */
  example: unknown;
  /** Keys of a group that must all be there if it has more keys than those in `enough`. */
  together: z.GlobalMeta["together"];
  needsOneOf: z.GlobalMeta["needsOneOf"];
  knownBy: z.GlobalMeta["knownBy"];
  isOptional: boolean;
  /** Keys of a group, in the schema's order; empty for anything else. */
  keys: ReadonlyMap<string, Part>;
  /** Optional keys of a group that become required if the key they belong to is written. */
  dependents: readonly (Part & { key: string; of: string })[];
  /** Part of each item of a list. */
  item: Part | undefined;
  /** Part of each value of a group whose keys the author chooses. */
  entry: Part | undefined;
}

/** The fields of zod's definitions that lead to inner values. */
interface Definition {
  innerType?: z.ZodType;
  shape?: Readonly<Record<string, z.ZodType>>;
  element?: z.ZodType;
  valueType?: z.ZodType;
}

/** Each schema is analyzed once, no matter how many documents are walked. */
const parts = new WeakMap<z.ZodType, Part>();

export function partOf(schema: z.ZodType): Part {
  let part = parts.get(schema);
  if (part === undefined) parts.set(schema, (part = readPart(schema)));
  return part;
}

function readPart(schema: z.ZodType): Part {
  const { innerType, shape = {}, element, valueType } = schema.def as Definition;
  const facts = readFacts(schema);
  const isOptional = schema.safeParse(undefined).success;
  if (innerType !== undefined) {
    const inner = partOf(innerType);
    const written: Partial<Part> = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    const isConditional = facts.isConditional || inner.isConditional;
    return { ...inner, ...written, isConditional, isOptional };
  }
  const keys = Object.entries(shape).map(([key, each]) => [key, partOf(each)] as const);
  return {
    schema,
    ...facts,
    isOptional,
    keys: new Map(keys),
    dependents: keys.flatMap(([key, part]) =>
      part.of !== undefined && part.isOptional ? [{ ...part, key, of: part.of }] : [],
    ),
    item: element && partOf(element),
    entry: valueType && partOf(valueType),
  };
}

function readFacts(schema: z.ZodType): Omit<Part, "schema" | "isOptional" | "keys" | "dependents" | "item" | "entry"> {
  const meta = schema.meta() ?? {};
  const { description, fieldType, of, needs, wordsOf, together, needsOneOf, examples, unless, neededIf, knownBy } =
    meta;
  const isConditional = unless !== undefined || neededIf !== undefined;
  const words = { description, neededIf, unless, isConditional, example: listAt(examples)[0] };
  return { fieldType, of, needs, wordsOf, together, needsOneOf, knownBy, ...words };
}

/** Whether a group with these keys, and a text below it, must have all keys of `together`. */
export function isMoreThanEnough(
  { enough }: NonNullable<z.GlobalMeta["together"]>,
  keys: readonly string[],
  body: string,
): boolean {
  return showsText(body) || keys.some((key) => !enough.includes(key));
}

/** Returns for each key of a group the keys it requires. A poster and captions only go with films, so no film requires them. */
export function dependenciesOf({ keys, dependents, together }: Part): Record<string, string[]> {
  const pairs = [...keys].map(([key, { needs }]): [string, string[]] => {
    const all = together?.keys.includes(key) ? together.keys : [];
    const own = dependents.filter(
      ({ of, fieldType }) => of === key && fieldType !== "poster" && fieldType !== "captions",
    );
    const names = [...all, ...(needs === undefined ? [] : [needs]), ...own.map((each) => each.key)];
    return [key, names.filter((each) => each !== key)];
  });
  return Object.fromEntries(pairs.filter(([, names]) => names.length > 0));
}

/** Returns the part of a value in a group or a list; undefined if it does not belong there. */
export function partBelow({ keys, item, entry }: Part, step: string | number): Part | undefined {
  return typeof step === "number" ? item : (keys.get(step) ?? entry);
}

/** Returns the part of the value at a path; undefined if the schema has none there. */
export const partAlong = (schema: z.ZodType, path: Path): Part | undefined =>
  path.reduce<Part | undefined>((part, step) => part && partBelow(part, step), partOf(schema));

/** Returns the key of a value, or of the list around it; undefined at the top of a document. */
export function lastKeyOf(path: Path): string | undefined {
  return path.findLast((step) => typeof step === "string");
}

/**
 * Called for each value. `part` is undefined if the schema does not describe it: below an unknown key, or inside a value of another kind.
 */
export type Visit = (value: unknown, part: Part | undefined, path: Path) => void;

/** Visits every value of a document in order, each group and list before its contents. The data need not be valid. */
export function walkFields(schema: z.ZodType, data: unknown, visit: Visit): void {
  const walk = (value: unknown, part: Part | undefined, path: Path): void => {
    visit(value, part, path);
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const step = isList ? Number(key) : key;
      walk(inner, part && partBelow(part, step), [...path, step]);
    }
  };
  walk(data, partOf(schema), []);
}

/** Visits every value of a content file, with the schema of its kind. */
export function walkSource({ kind, data }: Pick<Source, "kind" | "data">, visit: Visit): void {
  walkFields(kind.schema, data, visit);
}
