import path from "node:path";
import type * as z from "zod";
import { schemaNameOf, type Kind } from "../model/build/kind.ts";
import { isVideo } from "../model/build/media-kinds.ts";
import type { FieldType } from "../model/build/field-types.ts";
import { keepTexts } from "./keep-texts.ts";
import { writeYaml } from "../lib/write-yaml.ts";
import { exampleOf, readKeySchema, type KeySchema } from "./key-schema.ts";
import { listAt, groupAt } from "../model/build/walk-fields.ts";

/** One key of a content file, and its possible values. */
export interface KeyFacts {
  /** The keys that lead to it, joined with periods; list items add nothing: `hours.days`. */
  path: string;
  /** The kind of its value, in a few words. */
  type: string;
  needed: string;
  /** Keys of the same group that are required if this one is present. */
  needs: readonly string[];
  /** One sentence, for an office manager. */
  meaning: string;
  /** YAML lines, from the top of the file. */
  example: string[];
  /** Only the value, as YAML on one line; undefined if it takes several lines. */
  exampleValue: string | undefined;
}

/** A content file, or several with the same schema, and their keys. */
export interface FileFacts {
  /** Paths such as `site/practice.yaml` and `site/offices/*.md`. */
  files: string[];
  /** Name of the page of its keys, and of a file of this kind on the command line: `service`. */
  name: string;
  purpose: string;
  /** Each group before the keys inside it. */
  keys: KeyFacts[];
  /** YAML lines with all keys that can be used together. */
  example: string[];
}

/** Describes all content files, from their schemas. */
export function describeFiles(kinds: readonly Kind[]): FileFacts[] {
  const sharing = new Map<z.ZodType, Kind[]>();
  for (const kind of kinds) sharing.set(kind.schema, [...(sharing.get(kind.schema) ?? []), kind]);
  return [...sharing].map(([schema, all]) => describeFile(all, readKeySchema(schema)));
}

/** Describes the translations in a language's folder: only the keys that they may have. */
export function describeTranslations(kinds: readonly Kind[], folder: string): FileFacts[] {
  return kinds.flatMap((kind) => {
    const texts = keepTexts(kind, readKeySchema(kind.schema));
    if (texts === undefined) return [];
    const original = `site/${kind.files}`;
    const description = `A translation of ${original}. It has every text of that file, and none of its facts: phone, hours, pictures and links come from there.`;
    const facts = describeFile([kind], { ...texts, description });
    const keys = facts.keys.map((key) => ({ ...key, needed: "if the original has it" }));
    return [{ ...facts, files: [`site/${folder}/${kind.files}`], keys }];
  });
}

function describeFile(kinds: readonly Kind[], schema: KeySchema): FileFacts {
  return {
    name: path.posix.basename(schemaNameOf(kinds[0]!)),
    files: kinds.map(({ files }) => `site/${files}`),
    purpose: schema.description!,
    keys: describeKeys(schema, { path: [], isEntry: false, wrap: (inner) => inner }),
    example: writeYaml(exampleOf(withoutFilmKeys(schema))),
  };
}

/** The position of a group in a file. */
interface Surroundings {
  path: readonly string[];
  /** Whether its example has to be complete, because it is inside another group or a list. */
  isEntry: boolean;
  /** Examples of its list. Values from one of them fit together, while examples of single keys may not. */
  given?: readonly unknown[];
  /** Wraps an example of the group in the keys around it. */
  wrap: (group: unknown) => unknown;
}

function describeKeys(schema: KeySchema, around: Surroundings): KeyFacts[] {
  const { path, wrap } = around;
  if (schema.items) {
    const given = listAt(schema.examples, [0]);
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
        type: typeInWords(inner),
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

/** The rest of an example for one key: the keys that it goes with, and the keys that every entry has. */
function exampleAround(schema: KeySchema, key: string, { isEntry, given = [] }: Surroundings) {
  const { properties = {}, required = [], examples = [] } = schema;
  const whole = [...given, ...examples].find((entry) => Object.hasOwn(groupAt(entry), key));
  if (whole !== undefined) return whole;
  const beside = listBeside(schema, key);
  const needed = Object.entries(properties).filter(
    ([name]) => beside.has(name) || (isEntry && required.includes(name)),
  );
  return Object.fromEntries(needed.map(([name, each]) => [name, exampleOf(each)]));
}

/** A key, the keys of its group that it needs or belongs to, and the keys that those need. */
function listBeside({ properties = {}, dependencies = {} }: KeySchema, key: string): ReadonlySet<string> {
  const beside = new Set([key]);
  // The loop also visits keys that it adds.
  for (const each of beside) {
    const { of } = properties[each] ?? {};
    for (const other of [...(dependencies[each] ?? []), ...(of === undefined ? [] : [of])]) beside.add(other);
  }
  return beside;
}

interface DescribedKey {
  /** Its name in a path. */
  step: string;
  /** Its name in an example. */
  key: string;
  inner: KeySchema;
  isRequired: boolean;
}

function listKeys({ properties = {}, required = [], additionalProperties, propertyNames }: KeySchema): DescribedKey[] {
  const keys = Object.entries(properties).map(([key, inner]) => {
    return { step: key, key, inner, isRequired: required.includes(key) };
  });
  if (typeof additionalProperties !== "object") return keys;
  const named = { step: namePlaceholder, key: String(exampleOf(propertyNames!)), inner: additionalProperties };
  return [...keys, { ...named, isRequired: false }];
}

/** Replaces a key whose name the author chooses. */
export const namePlaceholder = "<name>";

function neededOf(key: string, schema: KeySchema, { together }: KeySchema): string {
  const { fieldType, of } = schema;
  if (together?.keys.includes(key)) return `if there is more than ${inWords("and", together.enough)}`;
  const condition = conditionOf(schema);
  if (condition !== undefined) return condition;
  if (of === undefined) return "no";
  if (fieldType === "captions") return `if ${of} is a film with sound`;
  return fieldType === "poster" ? `if ${of} is a film` : `if ${of} is there`;
}

/** Says when an optional key is needed, if its schema does; undefined otherwise. */
export function conditionOf({ unless, neededIf }: Pick<KeySchema, "unless" | "neededIf">): string | undefined {
  if (neededIf !== undefined) return `if ${neededIf}`;
  return unless && `unless ${inWords("or", unless)} is there`;
}

export function inWords(word: "and" | "or", keys: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: word === "and" ? "conjunction" : "disjunction" }).format(keys);
}

/** Words for kinds whose schemas have no words for their form. */
const formsByType: Partial<Record<FieldType, string>> = {
  html: "text; simple HTML is allowed",
  link: "a page of the site from its root such as /services/crowns, or an address that begins with https://",
  picture: "the path of a picture inside assets/",
  poster: "the path of a picture inside assets/",
  video: "the path of a film inside assets/",
  media: "the path of a picture or film inside assets/",
  captions: "the path of a .vtt file inside assets/",
  font: "the path of a .woff2 file inside assets/",
};

function typeInWords({ type, fieldType, wanted, items, properties }: KeySchema): string {
  if (properties) return "a group of keys";
  if (items?.properties) return "a list of groups";
  if (items) return `a list; each item is ${typeInWords(items)}`;
  if (type === "object") return "a group of keys whose names you choose";
  if (type === "boolean") return "true or false";
  const form = fieldType && formsByType[fieldType];
  return form ?? (wanted === "some text" ? "text" : wanted!);
}

/** Removes posters and captions, which only go with films, from an example that shows a picture. */
function withoutFilmKeys(schema: KeySchema): KeySchema {
  const { properties, items } = schema;
  if (items) return { ...schema, items: withoutFilmKeys(items) };
  if (!properties) return schema;
  const isFilmKey = ({ fieldType, of }: KeySchema): boolean =>
    (fieldType === "poster" || fieldType === "captions") &&
    !isVideo(String(properties[of!] && exampleOf(properties[of!]!)));
  const kept = Object.entries(properties).filter(([, each]) => !isFilmKey(each));
  return { ...schema, properties: Object.fromEntries(kept.map(([key, each]) => [key, withoutFilmKeys(each)])) };
}
