import * as z from "zod";
import { schemaNameOf, type Kind } from "../../model/kind.ts";
import { findWanted } from "./key-schema.ts";
import { dependenciesOf, partOf } from "../../model/walk-fields.ts";

/** The folder of schemas that content files refer to, from the practice's root. It is hidden, because it is not content. */
export const schemaFolder = "site/.schema";

export interface SchemaFile {
  /** Path below the folder of schemas, with forward slashes. */
  path: string;
  /** JSON. */
  text: string;
}

/**
 * Makes the JSON Schema of every content file, sorted by name. Editors use yaml-language-server, and draft 7 is the newest version that
 * it understands completely.
 */
export function makeSchemas(kinds: readonly Kind[]): SchemaFile[] {
  return kinds
    .map((kind) => ({
      path: `${schemaNameOf(kind)}.json`,
      text: `${JSON.stringify(toJsonSchema(kind.files, kind.schema), null, 2)}\n`,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toJsonSchema(name: string, schema: z.ZodType): object {
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
      // These keys are only for our own steps.
      delete jsonSchema.kind;
      delete jsonSchema.of;
      delete jsonSchema.needs;
      delete jsonSchema.unless;
      delete jsonSchema.together;
    },
  });
  return { $schema, title: name, ...rest };
}
