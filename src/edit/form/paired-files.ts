import type { Path } from "../../model/build/source.ts";
import { originalKey } from "../../model/build/translation.ts";
import { pickTexts } from "../../model/build/translated-texts.ts";
import { listAt, partAlong } from "../../model/build/walk-fields.ts";
import { mergeFields } from "../../steps/translate/merge-fields.ts";
import { pairFiles, renewNote, type FilesToPair } from "../../steps/translate/note-reading.ts";
import { PairedPaths } from "../../steps/translate/paired-paths.ts";
import { applyTo, type Edit } from "../change/edit.ts";
import type { ReadFile } from "./app-context.ts";

/** A translation that is open in a form, and its original. */
export interface PairedFiles {
  data: unknown;
  body: string;
  files: FilesToPair;
  /** Which item of the original is which of the translation. */
  paths: PairedPaths;
}

export function pairOpened(
  { path, data }: Pick<ReadFile, "path" | "data">,
  original: ReadFile,
  samples: readonly string[],
): PairedFiles {
  const files = pairFiles({ ...original, file: original.path }, { file: path, data }, samples);
  return { data: original.data, body: original.body, files, paths: mergeFields(files).paths };
}

/** Returns the edits of a translation together with that of its note, so that each item goes on to translate what it did. */
export function keepMarks({ files, paths }: PairedFiles, edits: readonly Edit[]): readonly Edit[] {
  const isInPlace = edits.every(({ kind }) => kind === "set");
  return files.note === undefined || !isInPlace ? edits : withNote(files, edits, paths);
}

function withNote(files: FilesToPair, edits: readonly Edit[], paths: PairedPaths): readonly Edit[] {
  const before = { data: files.written, body: "" };
  const after = edits.reduce<typeof before | undefined>((each, edit) => each && applyTo(each, edit), before);
  if (after === undefined) return edits;
  const note = renewNote(files, { ...files, written: after.data }, paths);
  const isSame = JSON.stringify(note) === JSON.stringify(files.note);
  return isSame ? edits : [...edits, { kind: "set", path: [originalKey], value: note }];
}

/** Lists the positions in a list of the original of items that a list of the translation, at a path there, does not have. */
export function listUntranslatedItems({ data, paths }: PairedFiles, list: Path): Path[] {
  const path = paths.toOriginal(list);
  const pairs = path && paths.pairsIn(path);
  if (path === undefined || pairs === undefined) return [];
  return [...listAt(data, path).keys()].filter((index) => !pairs.has(index)).map((index) => [...path, index]);
}

/** Returns the edits that begin to translate an item of the original: its texts, as the last item of the list. */
export function beginItem({ files, data, paths }: PairedFiles, item: Path, list: Path): readonly Edit[] {
  const index = Number(item.at(-1));
  const [path, count] = [item.slice(0, -1), listAt(files.written, list).length];
  const part = partAlong(files.original.kind.schema, item);
  const value = part && (pickTexts(listAt(data, path)[index], part) ?? {});
  const next = paths.withItem(path, [index, count]);
  const note = { ...files.note, ...(files.note?.[list.join(".")] === undefined && { [list.join(".")]: "" }) };
  return withNote({ ...files, note }, [{ kind: "add", path: list, value }], next);
}
