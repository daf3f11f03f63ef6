import type * as z from "zod";
import { collectionSchemas, schemas } from "../../model/site.ts";
import { isVideo } from "../../model/media-kinds.ts";
import type { Kind } from "../../model/schema-parts.ts";
import { exampleOf, readKeySchema, writeYaml, type KeySchema } from "./key-schema.ts";

/** What may be written under one key of a content file. */
export interface KeyFacts {
  /** The keys that lead to it, with points between them; the items of a list add nothing: `hours.days`. */
  path: string;
  /** What its value is, in a few words. */
  type: string;
  needed: string;
  /** The keys of the same group that must be there as soon as this one is. */
  needs: readonly string[];
  /** One sentence, for an office manager. */
  meaning: string;
  /** YAML lines, from the top of the file. */
  example: string[];
  /** The value alone, as YAML on one line; undefined if it takes several. */
  exampleValue: string | undefined;
}

/** What may be in a content file, or in each of several that have the same schema. */
export interface FileFacts {
  /** Paths such as `site/practice.yaml` and `site/offices/*.md`. */
  files: string[];
  purpose: string;
  /** Each group before the keys inside it. */
  keys: KeyFacts[];
  /** YAML lines with every key that can be used beside the others. */
  example: string[];
}

/** What every content file may hold, from the schemas. */
export function describeFiles(): FileFacts[] {
  const named = [
    ...Object.entries(schemas),
    ...Object.entries(collectionSchemas).map(([folder, schema]) => [`${folder}/*.md`, schema] as const),
  ];
  const filesOf = new Map<z.ZodType, string[]>();
  for (const [name, schema] of named) filesOf.set(schema, [...(filesOf.get(schema) ?? []), `site/${name}`]);
  return [...filesOf].map(([schema, files]) => describeFile(files, readKeySchema(schema)));
}

function describeFile(files: string[], schema: KeySchema): FileFacts {
  return {
    files,
    purpose: schema.description!,
    keys: describeKeys(schema, { path: [], isEntry: false, wrap: (inner) => inner }),
    example: writeYaml(exampleOf(withoutFilmKeys(schema))),
  };
}

/** Where a group is in a file. */
interface Surroundings {
  path: readonly string[];
  /** Whether its example has to be complete: it is inside another group or a list. */
  isEntry: boolean;
  /** Examples of its own list, which may go together as those of the keys do not. */
  given?: readonly unknown[];
  /** Puts an example of the group where the group is in the file. */
  wrap: (group: unknown) => unknown;
}

function describeKeys(schema: KeySchema, around: Surroundings): KeyFacts[] {
  const { path, wrap } = around;
  if (schema.items) {
    const given = (schema.examples?.[0] ?? []) as unknown[];
    return describeKeys(schema.items, { path, isEntry: true, given, wrap: (group) => wrap([group]) });
  }
  return listKeys(schema).flatMap(({ step, key, inner, isRequired }) => {
    const wrapInner = (value: unknown): unknown => wrap({ ...exampleAround(schema, key, around), [key]: value });
    const way = [...path, step];
    const keys = describeKeys(inner, { path: way, isEntry: true, wrap: wrapInner });
    const value = exampleOf(withoutFilmKeys(inner));
    const written = writeYaml(value);
    return [
      {
        path: way.join("."),
        type: typeOf(inner),
        needed: isRequired ? "yes" : neededOf(key, inner, schema),
        needs: schema.dependencies?.[key] ?? [],
        meaning: inner.description!,
        example: writeYaml(wrapInner(value)),
        exampleValue: keys.length === 0 && written.length === 1 ? written[0] : undefined,
      },
      ...keys,
    ];
  });
}

/** What an example of one key needs beside it: the keys that it goes with, and what every entry has. */
function exampleAround(schema: KeySchema, key: string, { isEntry, given = [] }: Surroundings) {
  const { properties = {}, required = [] } = schema;
  const whole = given.find((entry) => Object.hasOwn(entry as object, key));
  if (whole !== undefined) return whole;
  const beside = listBeside(schema, key);
  const needed = Object.entries(properties).filter(
    ([name]) => beside.has(name) || (isEntry && required.includes(name)),
  );
  return Object.fromEntries(needed.map(([name, each]) => [name, exampleOf(each)]));
}

/** A key, those of its group that it needs or belongs to, and those that they need. */
function listBeside({ properties = {}, dependencies = {} }: KeySchema, key: string): ReadonlySet<string> {
  const beside = new Set([key]);
  // What is added on the way is walked, too.
  for (const each of beside) {
    const { of } = properties[each] ?? {};
    for (const other of [...(dependencies[each] ?? []), ...(of === undefined ? [] : [of])]) beside.add(other);
  }
  return beside;
}

interface Key {
  /** What it is called here. */
  step: string;
  /** What it is called in an example. */
  key: string;
  inner: KeySchema;
  isRequired: boolean;
}

function listKeys({ properties = {}, required = [], additionalProperties, propertyNames }: KeySchema): Key[] {
  const keys = Object.entries(properties).map(([key, inner]) => {
    return { step: key, key, inner, isRequired: required.includes(key) };
  });
  if (typeof additionalProperties !== "object") return keys;
  const named = { step: namePlaceholder, key: String(exampleOf(propertyNames!)), inner: additionalProperties };
  return [...keys, { ...named, isRequired: false }];
}

/** Stands for a key that is a name of its author's choice. */
export const namePlaceholder = "<name>";

function neededOf(key: string, { kind, of, unless }: KeySchema, { together }: KeySchema): string {
  if (together?.keys.includes(key)) return `if there is more than ${inWords("and", together.enough)}`;
  if (unless !== undefined) return `unless ${inWords("or", unless)} is there`;
  if (of === undefined) return "no";
  if (kind === "captions") return `if ${of} is a film with sound`;
  return kind === "poster" ? `if ${of} is a film` : `if ${of} is there`;
}

export function inWords(word: "and" | "or", keys: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: word === "and" ? "conjunction" : "disjunction" }).format(keys);
}

/** The kinds whose values have no form of their own, in words. */
const kinds: Partial<Record<Kind, string>> = {
  html: "text; simple HTML is allowed",
  link: "a page of the site from its root such as /services/crowns, or an address that begins with https://",
  picture: "the path of a picture inside assets/",
  poster: "the path of a picture inside assets/",
  video: "the path of a film inside assets/",
  media: "the path of a picture or film inside assets/",
  captions: "the path of a .vtt file inside assets/",
  font: "the path of a .woff2 file inside assets/",
};

function typeOf({ type, kind, wanted, items, properties }: KeySchema): string {
  if (properties) return "a group of keys";
  if (items?.properties) return "a list of groups";
  if (items) return `a list; each item is ${typeOf(items)}`;
  if (type === "object") return "a group of keys whose names you choose";
  if (type === "boolean") return "true or false";
  const form = kind && kinds[kind];
  return form ?? (wanted === "some text" ? "text" : wanted!);
}

/** Posters and captions only go with films: they are left out of an example that shows a picture. */
function withoutFilmKeys(schema: KeySchema): KeySchema {
  const { properties, items } = schema;
  if (items) return { ...schema, items: withoutFilmKeys(items) };
  if (!properties) return schema;
  const isFilmKey = ({ kind, of }: KeySchema): boolean =>
    (kind === "poster" || kind === "captions") && !isVideo(String(exampleOf(properties[of!]!)));
  const kept = Object.entries(properties).filter(([, each]) => !isFilmKey(each));
  return { ...schema, properties: Object.fromEntries(kept.map(([key, each]) => [key, withoutFilmKeys(each)])) };
}
