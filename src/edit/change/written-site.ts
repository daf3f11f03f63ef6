import { kindOf, type Kind } from "../../model/build/kind.ts";
import type { PracticeName } from "../../model/build/page-paths.ts";
import { nameIn, originIn } from "../../model/build/site.ts";
import { insideOf } from "../../model/build/translation.ts";
import { readWritten, type WrittenFile } from "./read-written.ts";

/** The content files of a practice, as they are stored, by their paths. */
export interface WrittenSite {
  kinds: readonly Kind[];
  texts: ReadonlyMap<string, string>;
}

/** A file that was read, with its text as it is stored. */
export interface StoredFile {
  kind: Kind;
  text: string;
  written: WrittenFile;
}

export interface ReadSite {
  kinds: readonly Kind[];
  files: ReadonlyMap<string, StoredFile>;
  practice: PracticeName;
  origin: string | undefined;
}

/** An old address, and where it leads. */
export interface LeadingOn {
  from: string;
  to: string;
}

/** Reads all files; returns the path of the first one with mistakes instead. */
export function readAllFiles({ kinds, texts }: WrittenSite): ReadSite | { unreadable: string } {
  const files = new Map<string, StoredFile>();
  for (const [file, text] of texts) {
    const kind = kindOf(kinds, file);
    if (kind === undefined) continue;
    const written = readWritten(file, text);
    if (written === undefined) return { unreadable: file };
    files.set(file, { kind, text, written });
  }
  const sources = [...files].map(([file, { written }]) => [insideOf(file), written] as const);
  const first = { files: Object.fromEntries(sources.toReversed()) };
  return { kinds, files, practice: nameIn(first) ?? { name: "" }, origin: originIn(first) };
}
