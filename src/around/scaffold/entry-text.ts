import type { WriteNote } from "./notes.ts";
import type { Kind } from "../../model/kind.ts";
import { pathOfEntry } from "./drafted-kind.ts";
import type { EntryName } from "./entry-name.ts";
import { writeKeys } from "./write-keys.ts";

/** The text of an entry: its keys with the values given, and samples for what it cannot do without. */
export function writeEntry(kind: Kind, { slug, values }: EntryName, writeNote: WriteNote): string {
  const { notes = [], samples = {} } = kind.draft ?? {};
  const fill = { file: `${slug}.md`, path: pathOfEntry(kind, slug) ?? "" };
  const head = notes.map((line) => `# ${writeNote(line, fill)}\n`);
  return `---\n${head.join("")}\n${writeKeys(kind.schema, { ...samples, ...values }, writeNote)}---\n`;
}
