import * as z from "zod";
import type { FieldType } from "../model/build/field-types.ts";
import { dependenciesOf, partOf } from "../model/build/walk-fields.ts";

/** The part of a JSON Schema that says what an author may write. */
export interface KeySchema {
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, KeySchema>;
  required?: string[];
  items?: KeySchema;
  additionalProperties?: KeySchema | boolean;
  /** The schema of the keys, in a group whose keys are names that the author chooses. */
  propertyNames?: KeySchema;
  /** The alternatives of a value that may also be null, which an author gets by removing the last item of a list. */
  anyOf?: KeySchema[];
  fieldType?: FieldType;
  /** The key of the same group that this one belongs to. */
  of?: string;
  /** Keys of the same group that replace this one. If none of them is present, this one is needed. */
  unless?: string[];
  /** When this optional key is needed; completes "needed if …". */
  neededIf?: string;
  /** `keys` are all required if the group has more keys than the ones that are `enough`. */
  together?: { keys: string[]; enough: string[] };
  /** Keys of this group that another requires, by that key. */
  dependencies?: Record<string, string[]>;
  /** The rest of the sentence "Write …" for a value in the wrong form. */
  wanted?: string;
}

/** Reads the schema of a content file or its front matter as plain data. */
export function readKeySchema(schema: z.ZodType): KeySchema {
  const json = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { type } = jsonSchema;
      const wanted = type === "string" || type === "number" || type === "integer" ? findWanted(zodSchema) : undefined;
      if (wanted !== undefined) Object.assign(jsonSchema, { wanted });
      if (zodSchema instanceof z.ZodType) {
        Object.assign(jsonSchema, { dependencies: dependenciesOf(partOf(zodSchema)) });
      }
    },
  }) as KeySchema;
  return withoutNull(json);
}

/** The schema's message for an empty text, which no form accepts. */
export const findWanted = (schema: z.core.$ZodType): string | undefined =>
  z.safeParse(schema, "").error?.issues[0]?.message;

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

/** An example of a value: the schema's first one, or one made from the examples of its keys and items. */
export function exampleOf(schema: KeySchema): unknown {
  const { examples, properties, items, additionalProperties, propertyNames } = schema;
  if (examples?.[0] !== undefined) return examples[0];
  if (items) return [exampleOf(items)];
  if (typeof additionalProperties === "object")
    return { [String(exampleOf(propertyNames!))]: exampleOf(additionalProperties) };
  return Object.fromEntries(Object.entries(properties!).map(([key, each]) => [key, exampleOf(each)]));
}
