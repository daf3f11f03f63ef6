import { rmSync } from "node:fs";
import path from "node:path";
import { findEntry } from "../../lib/disk/folders.ts";
import { placeFile } from "../../lib/disk/replace-file.ts";
import { walkFolder } from "../../lib/disk/walk-folder.ts";
import { isIgnored } from "../../model/build/ignored-files.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { TextChange, UnsavedText } from "../form/backend.ts";
import { isContentPath, isWithoutLink } from "./content-path.ts";
import { decodeIfText, readIfThere, stateDigits } from "./file-text.ts";
import { makeDraftsFolder } from "./write-together.ts";

/*
 * What was typed and is not saved is in `drafts/`, which mirrors `site/`. The name of a draft has the hash of the text that it was made
 * from: `site/offices/main.md` becomes `drafts/offices/main.5f0c….md`.
 */

interface DraftsFolder {
  root: string;
  kinds: readonly Kind[];
}

interface KeptDraft {
  /** Path from the practice's folder. */
  file: string;
  /** Path of the file that it is a draft of. */
  of: string;
  base: string | undefined;
}

/**
 * Reads all drafts that say something else than their files. If there are two of a file, because the command was killed in between, the newer
 * one counts.
 */
export const readDrafts = (folder: DraftsFolder): UnsavedText[] => readNewest(folder.root, listDrafts(folder));

function readNewest(root: string, kept: readonly KeptDraft[]): UnsavedText[] {
  const age = ({ file }: KeptDraft): number => findEntry(path.join(root, file))?.mtimeMs ?? 0;
  const drafts = kept.toSorted((a, b) => age(a) - age(b));
  const texts = drafts.flatMap(({ file, of, base }): [string, UnsavedText][] => {
    const bytes = readIfThere(root, file);
    const text = bytes && decodeIfText(bytes);
    return text === undefined ? [] : [[of, { path: of, text, ...(base !== undefined && { base }) }]];
  });
  return [...new Map(texts).values()].filter((draft) => !isSaved(root, draft));
}

/** Keeps a draft, or drops it if there is no text. Another one than `over` stays, and is returned. */
export function keepDraft(folder: DraftsFolder, { over, ...draft }: TextChange): UnsavedText | undefined {
  const { path: of, text } = draft;
  const { root } = folder;
  const before = listDrafts(folder).filter((each) => each.of === of);
  const [other] = readNewest(root, before);
  if (other !== undefined && ![over, text].includes(other.text)) return text === undefined ? undefined : other;
  const kept = text === undefined || isSaved(root, draft) ? undefined : writeDraft(root, draft);
  for (const { file } of before) if (file !== kept) rmSync(path.join(root, file), { force: true });
  return undefined;
}

/** Writes a draft, and returns its path. */
export function writeDraft(root: string, { path: of, base, text = "" }: UnsavedText): string {
  const extension = path.posix.extname(of);
  const file = `drafts/${of.slice("site/".length, -extension.length)}${base === undefined ? "" : `.${base}`}${extension}`;
  if (!isWithoutLink(root, file)) throw new Error("A link or another file is in the way of the drafts.");
  makeDraftsFolder(root);
  placeFile(path.join(root, file), text);
  return file;
}

/**
 * Whether a file says what its draft says. Such a draft arrived after it was saved, or the command was killed before it dropped the draft, or
 * somebody else has written the same.
 */
const isSaved = (root: string, { path: of, text = "" }: UnsavedText): boolean =>
  readIfThere(root, of)?.equals(Buffer.from(text)) === true;

function listDrafts({ root, kinds }: DraftsFolder): KeptDraft[] {
  if (!isWithoutLink(root, "drafts/x")) return [];
  const pattern = new RegExp(`^(.+?)(?:\\.([0-9a-f]{${stateDigits}}))?(\\.[a-z]+)$`, "s");
  return walkFolder(path.join(root, "drafts"), isIgnored).flatMap(({ name, kind }) => {
    const [, stem, base, extension] = pattern.exec(name) ?? [];
    const of = `site/${stem}${extension}`;
    return kind === "file" && isContentPath(kinds, of) ? [{ file: `drafts/${name}`, of, base }] : [];
  });
}
