import type * as z from "zod";
import { exampleOf, readKeySchema, writeYaml, type KeySchema } from "../schema/key-schema.ts";
import type { WriteNote } from "./notes.ts";

/** Values by their keys; those inside a group are values of the same sort. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The YAML of a content file, written from its schema: every key it may have below a note on what it is for. Keys without a value are
 * comments that show an example. Inside a group without values the keys it needs are ready, once the group is taken into use.
 */
export function writeKeys(schema: z.ZodType, values: Values, writeNote: WriteNote): string {
  const blocks = writeGroup(readKeySchema(schema), values, writeNote);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** One block of lines per key; `values` is undefined inside an example. */
function writeGroup(
  { properties = {}, required = [] }: KeySchema,
  values: Values | undefined,
  writeNote: WriteNote,
): string[][] {
  return Object.entries(properties).map(([key, schema]) => {
    const value = values?.[key];
    const isUsed = values === undefined ? required.includes(key) : value !== undefined;
    const lines = schema.properties
      ? [`${key}:`, ...writeGroup(schema, value as Values | undefined, writeNote).flatMap(indent)]
      : writeYaml({ [key]: value ?? exampleOf(schema) });
    return [`# ${writeNote(schema.description!)}`, ...(isUsed ? lines : lines.map((line) => `# ${line}`))];
  });
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
