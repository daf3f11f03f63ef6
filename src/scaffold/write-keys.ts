import type * as z from "zod";
import { writeYaml } from "../lib/write-yaml.ts";
import { exampleOf, readKeySchema, type KeySchema } from "../schema/key-schema.ts";
import type { LocalizeExample } from "../model/domain/local-examples.ts";
import type { WriteNote } from "./notes.ts";

/** How notes and examples are written for a practice. */
export interface KeyWriting {
  writeNote: WriteNote;
  /** Examples are those of the schema unless given. */
  localize?: LocalizeExample;
}

/** Values by key; a group is again an object of values. */
export type WrittenValues = Readonly<Record<string, unknown>>;

/**
 * Writes the YAML of a content file from its schema: every possible key, below a note on its purpose. Keys without a value are commented
 * out and show an example. In a commented-out group, the keys that it needs are not commented out a second time.
 */
export function writeKeys(schema: z.ZodType, values: WrittenValues, writing: KeyWriting): string {
  const blocks = writeGroup(readKeySchema(schema), values, writing);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Returns one block of lines per key; `values` is undefined inside an example. */
function writeGroup(
  { properties = {}, required = [] }: KeySchema,
  values: WrittenValues | undefined,
  writing: KeyWriting,
): string[][] {
  const { writeNote, localize = (example) => example } = writing;
  return Object.entries(properties).map(([key, schema]) => {
    const value = values?.[key];
    const isUsed = values === undefined ? required.includes(key) : value !== undefined;
    const lines = schema.properties
      ? [`${key}:`, ...writeGroup(schema, value as WrittenValues | undefined, writing).flatMap(indent)]
      : writeYaml({ [key]: value ?? localize(exampleOf(schema)) });
    return [`# ${writeNote(schema.description!)}`, ...(isUsed ? lines : lines.map((line) => `# ${line}`))];
  });
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
