import * as z from "zod";
import { collectionSchemas, schemas } from "../../model/site.ts";
import { dependenciesOf, partOf } from "../../model/walk-fields.ts";

/** Where the content files of a practice look for their schemas, from its root; a hidden folder is no content. */
export const schemaFolder = "site/.schema";

export interface SchemaFile {
  /** Path below the folder of schemas, with forward slashes. */
  path: string;
  /** JSON. */
  text: string;
}

/**
 * The JSON Schema of every content file, in the order of their names. Draft 7, the newest that yaml-language-server, which
 * editors use, understands whole.
 */
export function makeSchemas(): SchemaFile[] {
  const ofCollections = Object.entries(collectionSchemas).map(
    ([folder, schema]) => [`${folder}/*.md`, schema] as const,
  );
  return [...Object.entries(schemas), ...ofCollections]
    .map(([name, schema]) => ({ path: schemaPath(name), text: `${JSON.stringify(describe(name, schema), null, 2)}\n` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `practice.yaml` → `practice.json`; all services share `service.json`. */
function schemaPath(name: string): string {
  return name.replace(/s\/\*\.md$|\.\w+$/, ".json");
}

function describe(name: string, schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (typeof jsonSchema.pattern === "string") {
        // The patterns stand for the formats too, and editors know the words only of patterns.
        delete jsonSchema.format;
        jsonSchema.patternErrorMessage = `Write ${messageOf(zodSchema)}.`;
      }
      const dependencies = zodSchema instanceof z.ZodType ? dependenciesOf(partOf(zodSchema)) : {};
      if (Object.keys(dependencies).length > 0) jsonSchema.dependencies = dependencies;
      // They are for our own steps.
      delete jsonSchema.kind;
      delete jsonSchema.of;
      delete jsonSchema.needs;
      delete jsonSchema.unless;
      delete jsonSchema.together;
    },
  });
  return { $schema, title: name, ...rest };
}

/** The format rule's own words; no rule lets a text pass that is empty. */
function messageOf(schema: z.core.$ZodType): string {
  return z.safeParse(schema, "").error!.issues[0]!.message;
}
