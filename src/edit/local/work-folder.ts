import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { findEntry } from "../../lib/disk/folders.ts";
import { walkFolder } from "../../lib/disk/walk-folder.ts";
import { replaceFile } from "../../lib/disk/replace-file.ts";
import type { Kind } from "../../model/build/kind.ts";
import { isContentPath, isWithoutLink } from "./content-path.ts";

/** The folder for what is typed, what was saved, and what is still being written. */
const workFolder = ".dentalsite/forms";

/** Returns the place of a file in the folder of the forms; undefined if a link or another file is in the way. */
export function placeInWork(root: string, file: string): string | undefined {
  const name = `${workFolder}/${file}`;
  return isWithoutLink(root, name) ? path.join(root, name) : undefined;
}

/** Lists the places of the files below a folder in that of the forms, sorted; none if a link or another file is in the way. */
export function listWork(root: string, folder: string): string[] {
  const inside = placeInWork(root, `${folder}/any`);
  if (inside === undefined) return [];
  const files = walkFolder(path.dirname(inside)).filter(({ kind }) => kind === "file");
  return files.map(({ name }) => path.join(path.dirname(inside), name));
}

/** Makes the folder of the forms, in which version control sees nothing, and returns the place of a file in it. */
export function makeWorkPlace(root: string, file: string): string {
  const [place, ignored] = [file, ".gitignore"].map((name) => placeInWork(root, name));
  if (place === undefined || ignored === undefined) throw new Error("A link or another file is in the way.");
  mkdirSync(path.dirname(ignored), { recursive: true });
  if (findEntry(ignored) === undefined) replaceFile(ignored, "*\n");
  return place;
}

/** Reads a JSON file; undefined if it is none. */
export function readIfJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Makes the schema of a change of a file that forms may write. */
export function changeSchemaIn(root: string, kinds: readonly Kind[]) {
  return z.strictObject({
    path: z.string().refine((file) => isContentPath(kinds, file) && isWithoutLink(root, file)),
    base: z.string().exactOptional(),
    text: z.string().refine(isWholeText).exactOptional(),
  });
}

/** Half of a character that takes two units cannot be written. */
const isWholeText = (text: string): boolean => Buffer.from(text).toString() === text;
