import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { findEntry } from "../../lib/disk/folders.ts";
import { flushFolders } from "../../lib/disk/flush-folders.ts";
import { placeFile } from "../../lib/disk/replace-file.ts";
import { walkFolder } from "../../lib/disk/walk-folder.ts";
import { codeOf } from "../../lib/error-code.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { MadeSave, TextChange } from "../form/backend.ts";
import { isTextNow } from "./file-text.ts";
import { changeSchemaIn, listWork, makeWorkPlace, placeInWork, readIfJson } from "./work-folder.ts";

/** A file is no longer what the changes were made from. Nothing was changed. */
export class ChangedSince extends Error {}

/** The save that is under way, which becomes part of the history when all files are written. Whoever finds it finishes the work. */
const unfinished = "unfinished.json";

/** Saves that the history has. */
const mostSaves = 50;

/**
 * Makes all changes or none, also if the process is killed at any moment: then the next start calls `finishWriting`. A file keeps its
 * permissions. Throws ChangedSince, or the error of the system.
 */
export function writeTogether(root: string, changes: readonly TextChange[]): void {
  const journal = makeWorkPlace(root, unfinished);
  const stored: (string | undefined)[] = [];
  const done: TextChange[] = [];
  try {
    for (const change of changes) stored.push(storeText(root, change));
    placeFile(journal, JSON.stringify({ time: new Date().toISOString(), changes }), { flush: true });
    flushFolders([path.dirname(journal)]);
    for (const [index, { path: name, base, text }] of changes.entries()) {
      if (!isTextNow(root, name, base)) throw new ChangedSince(name);
      moveInto(path.join(root, name), stored[index]);
      done.unshift({
        path: name,
        ...(text !== undefined && { base: text }),
        ...(base !== undefined && { text: base }),
      });
    }
  } catch (error) {
    for (const change of done) moveInto(path.join(root, change.path), storeText(root, change));
    for (const each of stored) if (each !== undefined) rmSync(each, { force: true });
    rmSync(journal, { force: true });
    throw error;
  }
  flushFolders(new Set(changes.map((change) => path.dirname(path.join(root, change.path)))));
  addToHistory(root);
}

const storeText = (root: string, { path: name, text }: TextChange): string | undefined =>
  text === undefined ? undefined : storeBytes(root, name, text);

/** Writes new bytes where nobody publishes them, so that only a rename is left to do. */
function storeBytes(root: string, name: string, bytes: string | Uint8Array): string {
  const file = path.join(root, name);
  const stored = makeWorkPlace(root, `${randomUUID()}.tmp`);
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(stored, bytes, { flag: "wx", flush: true });
    const mode = findEntry(file)?.mode;
    if (mode !== undefined) chmodSync(stored, mode & 0o777);
  } catch (error) {
    rmSync(stored, { force: true });
    throw error;
  }
  return stored;
}

/** Writes a file in one step. */
export function writeAlone(root: string, name: string, bytes: Uint8Array): void {
  moveInto(path.join(root, name), storeBytes(root, name, bytes));
}

function moveInto(file: string, stored: string | undefined): void {
  if (stored === undefined) rmSync(file, { force: true });
  else renameSync(stored, file);
}

/** Makes the save that was under way the newest of the history, without those that are too old for it. */
function addToHistory(root: string): void {
  const name = `saves/${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
  const place = makeWorkPlace(root, name);
  mkdirSync(path.dirname(place), { recursive: true });
  renameSync(makeWorkPlace(root, unfinished), place);
  for (const old of listSaves(root).slice(mostSaves)) rmSync(old, { force: true });
}

/** Lists the files of the history, newest first. */
const listSaves = (root: string): string[] => listWork(root, "saves").reverse();

/** Reads the history, newest first. Files that no save of the forms has made are none of it. */
export function readSaves(root: string, kinds: readonly Kind[]): MadeSave[] {
  const schema = saveSchemaIn(root, kinds);
  return listSaves(root).flatMap((file) => {
    const read = schema.safeParse(readIfJson(file));
    return read.success ? [read.data] : [];
  });
}

const saveSchemaIn = (root: string, kinds: readonly Kind[]): z.ZodType<MadeSave> =>
  z.strictObject({ time: z.string(), changes: z.array(changeSchemaIn(root, kinds)) });

/** The age from which a temporary file is deleted. Another process may be writing younger ones. */
const oldMilliseconds = 60_000;

/**
 * Finishes what a killed process had begun. A file that somebody has changed since stays, and the history has the text for it. A folder from
 * elsewhere can name nothing but content.
 */
export function finishWriting(root: string, kinds: readonly Kind[]): void {
  const journal = placeInWork(root, unfinished);
  if (journal === undefined) return;
  const read = saveSchemaIn(root, kinds).safeParse(readIfJson(journal));
  if (read.success) {
    const left = read.data.changes.filter(({ path: name, base }) => isTextNow(root, name, base));
    for (const change of left) moveInto(path.join(root, change.path), storeText(root, change));
    addToHistory(root);
  } else rmSync(journal, { force: true });
  for (const { name, kind } of walkFolder(path.dirname(journal))) {
    const file = path.join(path.dirname(journal), name);
    if (kind !== "file" || !name.endsWith(".tmp")) continue;
    if (Date.now() - (findEntry(file)?.mtimeMs ?? Date.now()) > oldMilliseconds) rmSync(file, { force: true });
  }
}

/** Returns why the system does not let anybody write. */
export function whyNotWritten(error: unknown): "disk full" | "not allowed" | "other" {
  const code = codeOf(error);
  if (["ENOSPC", "EDQUOT"].includes(code)) return "disk full";
  return ["EACCES", "EPERM", "EROFS", "EBUSY"].includes(code) ? "not allowed" : "other";
}
