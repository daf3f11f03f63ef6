import { rmSync } from "node:fs";
import path from "node:path";
import { findEntry } from "../../../ground/disk/folders.ts";
import { placeFile } from "../../../ground/disk/replace-file.ts";
import { walkFolder } from "../../../ground/disk/walk-folder.ts";
import { isIgnored } from "../../../model/ignored-files.ts";
import type { Kind } from "../../../model/kind.ts";
import type { UnsavedText } from "../form/place.ts";
import { isContentPath, isWithoutLink } from "./content-path.ts";
import { decodeIfText, readIfThere, stateDigits } from "./file-text.ts";
import { makeDraftsFolder } from "./write-together.ts";

/*
 * What was typed and is not saved is in `drafts/`, which mirrors `site/`. The name of a draft has the hash of the text that it was made
 * from: `site/offices/main.md` becomes `drafts/offices/main.5f0c….md`.
 */

interface KeptDraft {
  /** Path from the practice's folder. */
  file: string;
  /** Path of the file that it is a draft of. */
  of: string;
  base: string | undefined;
}

/**
 * Reads all drafts. If there are two of a file, because the command was killed in between, the newer one counts. A draft that says what the
 * file says is none: it arrived after that was saved.
 */
export function readDrafts(root: string, kinds: readonly Kind[]): UnsavedText[] {
  const age = ({ file }: KeptDraft): number => findEntry(path.join(root, file))?.mtimeMs ?? 0;
  const drafts = listDrafts(root, kinds).sort((a, b) => age(a) - age(b));
  const texts = drafts.flatMap(({ file, of, base }): [string, UnsavedText][] => {
    const bytes = readIfThere(root, file);
    const text = bytes && decodeIfText(bytes);
    return text === undefined || readIfThere(root, of)?.equals(bytes!)
      ? []
      : [[of, { path: of, text, ...(base !== undefined && { base }) }]];
  });
  return [...new Map(texts).values()];
}

/** Keeps a draft in place of the one before, or drops it if there is no text. */
export function keepDraft(root: string, kinds: readonly Kind[], { path: of, base, text }: UnsavedText): void {
  const extension = path.posix.extname(of);
  const name = of.slice("site/".length, -extension.length);
  const file = `drafts/${name}${base === undefined ? "" : `.${base}`}${extension}`;
  if (!isWithoutLink(root, file)) {
    if (text === undefined) return;
    throw new Error("A link or another file is in the way of the drafts.");
  }
  if (text !== undefined) {
    makeDraftsFolder(root);
    placeFile(path.join(root, file), text);
  }
  for (const each of listDrafts(root, kinds)) {
    if (each.of === of && (text === undefined || each.file !== file))
      rmSync(path.join(root, each.file), { force: true });
  }
}

function listDrafts(root: string, kinds: readonly Kind[]): KeptDraft[] {
  if (!isWithoutLink(root, "drafts/x")) return [];
  const pattern = new RegExp(`^(.+?)(?:\\.([0-9a-f]{${stateDigits}}))?(\\.[a-z]+)$`, "s");
  return walkFolder(path.join(root, "drafts"), isIgnored).flatMap(({ name, kind }) => {
    const [, stem, base, extension] = pattern.exec(name) ?? [];
    const of = `site/${stem}${extension}`;
    return kind === "file" && isContentPath(kinds, of) ? [{ file: `drafts/${name}`, of, base }] : [];
  });
}
