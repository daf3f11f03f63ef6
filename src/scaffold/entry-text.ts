import { folderOf, pathOfPage, type Kind } from "../model/build/kind.ts";
import type { EntryName } from "./entry-name.ts";
import { writeKeys, type KeyWriting } from "./write-keys.ts";

/** Writes the text of an entry: keys with the given values, and samples for other required keys. */
export function writeEntry(kind: Kind, { slug, values }: EntryName, writing: KeyWriting): string {
  const { notes = [], samples = {} } = kind.draft ?? {};
  const fill = { file: `${slug}.md`, path: pathOfPage(kind, `site/${folderOf(kind)!}/${slug}.md`, { name: "" }) ?? "" };
  const head = notes.map((line) => `# ${writing.writeNote(line, fill)}\n`);
  return `---\n${head.join("")}\n${writeKeys(kind.schema, { ...samples, ...values }, writing)}---\n`;
}
