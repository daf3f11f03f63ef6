import * as z from "zod";
import { schemaNameOf, type Kind } from "../model/build/kind.ts";
import { conditionOf } from "./describe-keys.ts";
import { findWanted, type KeySchema } from "./key-schema.ts";
import { keepTexts, type Nested } from "./keep-texts.ts";
import { originalKey, reviewedByKey } from "../model/build/translation.ts";
import { dependenciesOf, partOf } from "../model/build/walk-fields.ts";

/** The folder of schemas that content files refer to, from the practice's root. It is hidden, because it is not content. */
export const schemaFolder = "site/.schema";

export interface SchemaFile {
  /** Path below the folder of schemas, with forward slashes. */
  path: string;
  /** JSON. */
  text: string;
}

/**
 * Makes the JSON Schema of every content file and of its translation, sorted by name. Editors use yaml-language-server, and draft 7 is the
 * newest version that it understands completely.
 */
export function makeSchemas(kinds: readonly Kind[]): SchemaFile[] {
  return kinds
    .flatMap((kind) => {
      const name = `${schemaNameOf(kind)}.json`;
      const schema = toJsonSchema(kind.files, kind.schema);
      const translation = toTranslation(kind, schema);
      return [[name, schema] as const, ...(translation ? [[`translation/${name}`, translation] as const] : [])];
    })
    .map(([path, schema]) => ({ path, text: `${JSON.stringify(schema, null, 2)}\n` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the schema for a file of another language; undefined if there is none, or if it is no translation. */
function toTranslation(kind: Kind, json: JsonSchema): JsonSchema | undefined {
  const texts = keepTexts(kind, json);
  if (texts === undefined) return undefined;
  const properties = { ...texts.properties, ...translationKeys };
  return { ...texts, title: `a translation of ${kind.files}`, properties };
}

/** The lines that only a translation has. */
const translationKeys: Record<string, Nested> = {
  [originalKey]: {
    type: "object",
    additionalProperties: { type: "string" },
    description: 'What this file translates: a mark for each text of the original; "dentalsite translated" writes it.',
  },
  [reviewedByKey]: {
    type: "string",
    description: "The name of somebody who has read this translation, and knows dentistry and both languages.",
    examples: ["Ana Ruiz, DDS"],
  },
};

interface JsonSchema extends Nested {
  $schema: unknown;
  title: string;
}

function toJsonSchema(name: string, schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (typeof jsonSchema.pattern === "string") {
        // The pattern covers the format too, and editors can show our words only for patterns.
        delete jsonSchema.format;
        jsonSchema.patternErrorMessage = `Write ${findWanted(zodSchema)!}.`;
      }
      const dependencies = zodSchema instanceof z.ZodType ? dependenciesOf(partOf(zodSchema)) : {};
      if (Object.keys(dependencies).length > 0) jsonSchema.dependencies = dependencies;
      const condition = conditionOf(jsonSchema as KeySchema);
      if (condition !== undefined) jsonSchema.description = `${jsonSchema.description!} Needed ${condition}.`;
      // These keys are only for our own steps.
      delete jsonSchema.fieldType;
      delete jsonSchema.of;
      delete jsonSchema.needs;
      delete jsonSchema.wordsOf;
      delete jsonSchema.needsOneOf;
      delete jsonSchema.unless;
      delete jsonSchema.ifMissing;
      delete jsonSchema.neededIf;
      delete jsonSchema.together;
      delete jsonSchema.knownBy;
    },
  });
  return { $schema, title: name, ...rest } as JsonSchema;
}
