import { Document, isScalar, visit } from "yaml";
import * as z from "zod";
import type { Kind } from "../../model/schema-parts.ts";
import { dependenciesOf, partOf } from "../../model/walk-fields.ts";

/** As much of a JSON Schema as says what may be written. */
export interface KeySchema {
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, KeySchema>;
  required?: string[];
  items?: KeySchema;
  additionalProperties?: KeySchema | boolean;
  /** Of a group whose keys are names that its author chooses. */
  propertyNames?: KeySchema;
  /** A value that may also be null, once the last item of a list is removed. */
  anyOf?: KeySchema[];
  kind?: Kind;
  /** The key of the same group that this one belongs to. */
  of?: string;
  /** Keys of the same group in place of which this one is needed. */
  unless?: string[];
  /** Keys of this group that must all be there as soon as it says more than those that are enough. */
  together?: { keys: string[]; enough: string[] };
  /** For each key of this group those that must be there as soon as it is. */
  dependencies?: Record<string, string[]>;
  /** What completes the sentence "Write …" when a value has the wrong form. */
  wanted?: string;
}

/** The schema of a content file, or of the front matter of one, as plain data. */
export function readKeySchema(schema: z.ZodType): KeySchema {
  const json = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { type } = jsonSchema;
      const wanted = type === "string" || type === "number" || type === "integer" ? findWanted(zodSchema) : undefined;
      if (wanted !== undefined) (jsonSchema as KeySchema).wanted = wanted;
      if (zodSchema instanceof z.ZodType) (jsonSchema as KeySchema).dependencies = dependenciesOf(partOf(zodSchema));
    },
  }) as KeySchema;
  return withoutNull(json);
}

/** What the schema says of a text that no form lets pass. */
const findWanted = (schema: z.core.$ZodType): string | undefined => z.safeParse(schema, "").error?.issues[0]?.message;

function withoutNull(schema: KeySchema): KeySchema {
  const { anyOf, ...rest } = schema;
  const { properties, items, additionalProperties } = rest;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, withoutNull(each)])),
    }),
    ...(items && { items: withoutNull(items) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: withoutNull(additionalProperties) }),
    ...(anyOf && withoutNull({ ...anyOf.find(({ type }) => type !== "null")!, ...rest })),
  };
}

/** A value that may be written: the first of the schema's examples, or one made from those of the keys and items inside. */
export function exampleOf(schema: KeySchema): unknown {
  const { examples, properties, items, additionalProperties, propertyNames } = schema;
  if (examples?.[0] !== undefined) return examples[0];
  if (items) return [exampleOf(items)];
  if (typeof additionalProperties === "object")
    return { [String(exampleOf(propertyNames!))]: exampleOf(additionalProperties) };
  return Object.fromEntries(Object.entries(properties!).map(([key, each]) => [key, exampleOf(each)]));
}

/** YAML, with quotes around what any reader could take for a number, a date or a comment. */
export function writeYaml(data: unknown): string[] {
  const document = new Document(data, { schema: "yaml-1.1" });
  visit(document, {
    Seq: (_, list) => {
      // The days of a week fit on a line; sentences do not.
      list.flow = list.items.every((item) => isScalar(item) && String(item.value).length < 12);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd().split("\n");
}
