import type { Kind } from "../model/build/kind.ts";
import { mayBeTranslated } from "../model/build/translated-texts.ts";
import { partBelow, partOf, type Part } from "../model/build/walk-fields.ts";

/** The parts of a JSON Schema that lead to the values inside. */
export interface Nested {
  type?: string;
  description?: string;
  properties?: Record<string, Nested>;
  items?: Nested;
  additionalProperties?: Nested | boolean;
  anyOf?: Nested[];
  required?: string[];
  dependencies?: unknown;
  examples?: unknown[];
}

/**
 * Leaves only what a translation may have in the JSON Schema of a kind, and nothing that it must have; undefined if that is nothing, or if
 * files of the kind are not translated.
 */
export function keepTexts<Schema extends Nested>(kind: Kind, schema: Schema): Schema | undefined {
  if (kind.inOtherLanguages === "own") return undefined;
  return keep(schema, partOf(kind.schema)) as Schema | undefined;
}

function keep(schema: Nested, part: Part): Nested | undefined {
  if (mayBeTranslated(part)) return schema;
  const { properties, items, additionalProperties, anyOf, required: _, dependencies: __, examples, ...rest } = schema;
  if (properties !== undefined) {
    const kept = Object.entries(properties).flatMap(([key, each]) => {
      const inner = keep(each, partBelow(part, key)!);
      return inner === undefined ? [] : [[key, inner] as const];
    });
    return kept.length === 0
      ? undefined
      : { ...rest, properties: Object.fromEntries(kept), additionalProperties: false };
  }
  if (items !== undefined) {
    const inner = keep(items, part.item!);
    // An example of a list of groups may have facts in it.
    return inner && { ...rest, items: inner, ...(inner === items && examples && { examples }) };
  }
  if (typeof additionalProperties === "object") {
    const inner = keep(additionalProperties, part.entry!);
    return inner && { ...rest, additionalProperties: inner };
  }
  const kept = (anyOf ?? []).flatMap((each) => keep(each, part) ?? []);
  return kept.length === 0 ? undefined : { ...rest, anyOf: kept };
}
