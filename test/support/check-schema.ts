import { Ajv } from "ajv";
import matter from "gray-matter";
import { parse } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf, schemaNameOf } from "../../src/model/build/kind.ts";
import { makeSchemas } from "../../src/schema/make-schemas.ts";

export interface Schema {
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** Every schema for editors, by path. */
export const schemas: ReadonlyMap<string, Schema> = new Map(
  makeSchemas(kinds).map(({ path, text }) => [path, JSON.parse(text) as Schema]),
);

/** It keeps what it made of each schema, which takes far longer than a look at data. */
const reader = new Ajv({ allErrors: true, keywords: ["patternErrorMessage"] });

/** The complaints of an independent reader of JSON Schema about data, one per line. */
export function findComplaints(schema: Schema, data: unknown): string[] {
  const validate = reader.compile(schema);
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}

/** The complaints about the text of a content file, given by its path inside `site/` and read without our own reader. */
export const findComplaintsIn = (file: string, text: string): string[] => findComplaintsBy("", file, text);

/** Likewise about a translation, given by the path of its original. */
export const findComplaintsInTranslation = (file: string, text: string): string[] =>
  findComplaintsBy("translation/", file, text);

function findComplaintsBy(folder: string, file: string, text: string): string[] {
  const options = { engines: { yaml: (yaml: string) => parse(yaml) as object } };
  const data: unknown = file.endsWith(".md") ? matter(text, options).data : parse(text);
  return findComplaints(schemas.get(`${folder}${schemaNameOf(kindOf(kinds, `site/${file}`)!)}.json`)!, data);
}

/** Every key below a schema, with its path from the top. */
export function* keysOf(schema: Schema, way: string): Generator<{ way: string; schema: Schema }> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield { way: `${way} ${key}`, schema: inner };
    yield* keysOf(inner, `${way} ${key}`);
  }
  for (const inner of schema.anyOf ?? []) yield* keysOf(inner, way);
  if (schema.items) yield* keysOf(schema.items, `${way} []`);
  if (typeof schema.additionalProperties === "object") yield* keysOf(schema.additionalProperties, `${way} *`);
}
