import { shortHash } from "../../model/short-hash.ts";
import { hashesIn, markdownLine, readNote, textsLine, type ReadingNote } from "../../model/reading-note.ts";
import { startOf } from "../../model/place.ts";
import type { Path, Source, ChangedText } from "../../model/source.ts";
import { listParagraphs, withoutSamples } from "../../model/translated-texts.ts";
import { originalKey } from "../../model/translation.ts";
import { groupAt } from "../../model/walk-fields.ts";
import { mergeFields, type MergedFiles } from "./merge-fields.ts";

/** A file and its translation, with the Markdown of the original. */
export type FilesToPair = MergedFiles & { original: Pick<Source, "body"> };

/** Returns what is known of a file and its translation, without the places of keys. */
export const pairFiles = (
  original: FilesToPair["original"],
  { file, data: written }: Pick<Source, "file" | "data">,
  samples: readonly string[],
): FilesToPair => ({
  ...{ original, written, samples, note: readNote(groupAt(written)[originalKey]) },
  own: { placeOfKey: () => startOf(file) },
});

/** Returns the note that a translation says what its original says now, or the path of a list whose items cannot be paired. */
export function noteReading(files: FilesToPair): { note: ReadingNote } | { unlike: Path } {
  const { lines, unlike } = mergeFields({ ...files, isRead: true });
  const [list] = unlike;
  return list === undefined ? { note: withMarkdown(lines, files) } : { unlike: list };
}

function withMarkdown(lines: ReadingNote, files: FilesToPair): ReadingNote {
  const paragraphs = hashParagraphs(files);
  return { ...lines, ...(paragraphs.length > 0 && { [markdownLine]: paragraphs.join(" ") }) };
}

/**
 * Returns the note of a translation after a change of texts that left each item at its place, such as that of a link in both files. It says
 * no more than before: whatever was to be read again still is.
 */
export function renewNote(
  before: FilesToPair,
  after: FilesToPair,
  knownPaths = mergeFields(before).paths,
): ReadingNote {
  const note = before.note ?? {};
  const [old, now] = [before, after].map((files) => withMarkdown(mergeFields({ ...files, knownPaths }).lines, files));
  const renewed = [textsLine, markdownLine].map((line) => {
    const [was, is] = [hashesIn(old?.[line]), hashesIn(now?.[line])];
    const renew = (hash: string): string => (was.length === is.length ? (is[was.indexOf(hash)] ?? hash) : hash);
    return [line, hashesIn(note[line]).map(renew).join(" ")] as const;
  });
  const marks = Object.entries(now ?? {}).filter(([line]) => line in note);
  return { ...note, ...Object.fromEntries([...marks, ...renewed.filter(([line]) => line in note)]) };
}

/** Returns the note of a translation that was made with all items of its original, in their order. */
export function noteMade(
  original: FilesToPair["original"],
  written: unknown,
  samples: readonly string[] = [],
): ReadingNote {
  const made = noteReading(pairFiles(original, { file: original.file, data: written }, samples));
  return "note" in made ? made.note : {};
}

/** Finds the first paragraph of the original below its keys that is not as it was when its translation was read. */
export function findChangedMarkdown(files: FilesToPair): ChangedText[] {
  const before = hashesIn(files.note?.[markdownLine]);
  const now = hashParagraphs(files);
  return before.join() === now.join() ? [] : [{ at: "body", own: "body" }];
}

function hashParagraphs({ original, samples }: FilesToPair): string[] {
  return listParagraphs(original.body)
    .map((each) => withoutSamples(each, samples))
    .filter((each) => /\p{L}/u.test(each))
    .map(shortHash);
}
