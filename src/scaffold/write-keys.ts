import { Document, isScalar, visit } from "yaml";
import * as z from "zod";

/** Values by their keys; those inside a group are values of the same sort. */
export type Values = Readonly<Record<string, unknown>>;

/** As much of a JSON Schema as says what may be written. */
interface KeySchema {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, KeySchema>;
  required?: string[];
  items?: KeySchema;
}

/**
 * The YAML of a content file, written from its schema: every key it may have below a note on what it is for. Keys without a value are
 * comments that show an example. Inside a group without values the keys it needs are ready, once the group is taken into use.
 */
export function writeKeys(schema: z.ZodType, values: Values): string {
  const blocks = writeGroup(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as KeySchema, values);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** One block of lines per key; `values` is undefined inside an example. */
function writeGroup({ properties = {}, required = [] }: KeySchema, values: Values | undefined): string[][] {
  return Object.entries(properties).map(([key, schema]) => {
    const value = values?.[key];
    const isUsed = values === undefined ? required.includes(key) : value !== undefined;
    const lines = schema.properties
      ? [`${key}:`, ...writeGroup(schema, value as Values | undefined).flatMap(indent)]
      : writeValue(key, value ?? exampleOf(schema));
    return [`# ${schema.description!}`, ...(isUsed ? lines : lines.map((line) => `# ${line}`))];
  });
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function exampleOf({ examples, properties, items }: KeySchema): unknown {
  if (examples?.[0] !== undefined) return examples[0];
  if (items) return [exampleOf(items)];
  return Object.fromEntries(Object.entries(properties!).map(([key, schema]) => [key, exampleOf(schema)]));
}

/** With quotes around what any reader of YAML could take for a number, a date or a comment. */
function writeValue(key: string, value: unknown): string[] {
  const document = new Document({ [key]: value }, { schema: "yaml-1.1" });
  visit(document, {
    Seq: (_, list) => {
      // The days of a week fit on a line; sentences do not.
      list.flow = list.items.every((item) => isScalar(item) && String(item.value).length < 12);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd().split("\n");
}
