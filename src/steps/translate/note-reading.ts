import { readMarkdownText } from "../../lib/markup/read-markdown.ts";
import { listHeadings, type HeadingId } from "../../model/text/markup.ts";
import { shortHash } from "../../model/text/short-hash.ts";
import {
  hashesIn,
  headingsLine,
  markdownLine,
  readHeadings,
  readNote,
  textsLine,
  writeHeadings,
  type ReadingNote,
} from "../../model/build/reading-note.ts";
import { startOf } from "../../model/build/place.ts";
import type { ChangedText, HeadingPair, Paragraph, Path, Source } from "../../model/build/source.ts";
import { listParagraphs, withoutSamples } from "../../model/build/translated-texts.ts";
import { originalKey } from "../../model/build/translation.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { mergeFields, type MergedFiles } from "./merge-fields.ts";

/** A file and its translation, with the Markdown of the original. */
export type FilesToPair = MergedFiles & { original: Pick<Source, "body"> };

type NoteOrList = { note: ReadingNote } | { unlike: Path };

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
export function noteReading(files: MergedFiles & { original: Source }, own: Source): NoteOrList {
  const reading = noteFields(files);
  if ("unlike" in reading) return reading;
  const [original, written] = [files.original, own].map((each) => listHeadings(readMarkdownText(each).text));
  const pairs = pairHeadings(original!, written!, readHeadings(files.note));
  return { note: { ...reading.note, ...(pairs.length > 0 && { [headingsLine]: writeHeadings(pairs) }) } };
}

function noteFields(files: FilesToPair): NoteOrList {
  const { lines, unlike } = mergeFields({ ...files, isRead: true });
  const [list] = unlike;
  return list === undefined ? { note: withMarkdown(lines, files) } : { unlike: list };
}

/** Pairs the headings of two texts that somebody has read: as before, and the rest in their order if their levels are the same. */
export function pairHeadings(
  original: readonly HeadingId[],
  own: readonly HeadingId[],
  before: readonly HeadingPair[] = [],
): HeadingPair[] {
  const has = (list: readonly HeadingId[], wanted: string): boolean => list.some(({ id }) => id === wanted);
  const known = before.filter(([id, ownId]) => has(original, id) && has(own, ownId));
  const rest = original.filter(({ id }) => !known.some(([each]) => each === id));
  const free = own.filter(({ id }) => !known.some(([, each]) => each === id));
  const levels = [rest, free].map((list) => list.map(({ level }) => level).join());
  const paired = levels[0] === levels[1] ? rest.map(({ id }, index): HeadingPair => [id, free[index]!.id]) : [];
  return own.flatMap(({ id }) => [...known, ...paired].filter((pair) => pair[1] === id));
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
  const made = noteFields(pairFiles(original, { file: original.file, data: written }, samples));
  return "note" in made ? made.note : {};
}

/**
 * Finds the first paragraph of the original below its keys that is not as it was when its translation was read. The translation's paragraph
 * at its place translates it if neither text has another number of paragraphs since then.
 */
export function findChangedMarkdown(files: FilesToPair, body: string): ChangedText[] {
  const before = hashesIn(files.note?.[markdownLine]);
  const hashes = hashParagraphs(files);
  if (before.join() === hashes.join()) return [];
  const at = hashes.findIndex((hash, index) => hash !== before[index]);
  const [now, own] = [files.original.body, body].map((each) => listRead(each, files.samples));
  const isSteady = hashes.length === before.length && own!.length === before.length;
  const paragraphs = isSteady && !before.includes(hashes[at]!) && { now: now![at]!, own: own![at]! };
  return [{ at: "body", own: "body", ...(paragraphs && { paragraphs }) }];
}

/** Lists the paragraphs that have more than sentences with made-up values. */
const listRead = (body: string, samples: readonly string[]): Paragraph[] =>
  listParagraphs(body).flatMap(({ text, offset }) => {
    const left = withoutSamples(text, samples);
    return /\p{L}/u.test(left) ? [{ text: left, offset }] : [];
  });

const hashParagraphs = ({ original, samples }: FilesToPair): string[] =>
  listRead(original.body, samples).map(({ text }) => shortHash(text));
