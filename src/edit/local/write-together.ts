import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findEntry } from "../../lib/disk/folders.ts";
import { flushFolders } from "../../lib/disk/flush-folders.ts";
import { replaceFile, temporaryEnding } from "../../lib/disk/replace-file.ts";
import { walkFolder } from "../../lib/disk/walk-folder.ts";
import { codeOf } from "../../lib/error-code.ts";
import { UsageError } from "../../lib/usage-error.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { UnsavedText } from "../form/backend.ts";
import { isContentPath, isWithoutLink } from "./content-path.ts";
import { decodeIfText, hashIfThere, readIfThere } from "./file-text.ts";

/** New bytes of a file, or its removal. `base` is the hash of the bytes that they replace; absent if there is no such file. */
export interface FileChange {
  path: string;
  base?: string | undefined;
  bytes?: Uint8Array | undefined;
}

/** A file is no longer what the changes were made from. Nothing was changed. */
export class ChangedSince extends Error {}

/** One file of a journal. `stored` is the file in `drafts/` that has its new bytes; absent if it is to be removed. */
interface JournalEntry {
  path: string;
  base?: string | undefined;
  stored?: string | undefined;
}

/**
 * The journal lists what has to be renamed. It is made when all new bytes are on the disk, and removed when all files have their names:
 * whoever finds one finishes the work.
 */
const journalFile = "drafts/.saving.json";
const storedName = /^drafts\/\.saving\.[\da-f-]{36}\.tmp$/;

/**
 * Makes all changes or none, also if the process is killed at any moment: then the next start calls `finishWriting`. A file keeps its
 * permissions. Throws ChangedSince, or the error of the system.
 */
export function writeTogether(root: string, changes: readonly FileChange[]): void {
  const journal = path.join(root, journalFile);
  // A single file needs none, except in place of another journal.
  const needsJournal = changes.length > 1 || findEntry(journal) !== undefined;
  const entries: JournalEntry[] = [];
  const done: FileChange[] = [];
  try {
    makeDraftsFolder(root);
    for (const change of changes) entries.push(storeBytes(root, change));
    if (needsJournal) {
      replaceFile(journal, JSON.stringify(entries), { flush: true });
      flushFolders([path.join(root, "drafts")]);
    }
    for (const [index, entry] of entries.entries()) {
      const before = readIfThere(root, entry.path);
      if (hashIfThere(before) !== entry.base) throw new ChangedSince(entry.path);
      renameEntry(root, entry);
      done.unshift({ path: entry.path, base: hashIfThere(changes[index]!.bytes), bytes: before });
    }
  } catch (error) {
    // What was renamed gets its old bytes back, with a journal of its own in place of this one.
    if (done.length > 0) writeTogether(root, done);
    forget(root, entries);
    throw error;
  }
  flushFolders(new Set(changes.map((change) => path.dirname(path.join(root, change.path)))));
  if (needsJournal) rmSync(journal, { force: true });
}

/** Writes new bytes where nobody publishes them, so that only a rename is left to do. */
function storeBytes(root: string, { path: name, base, bytes }: FileChange): JournalEntry {
  if (bytes === undefined) return { path: name, base };
  const file = path.join(root, name);
  const stored = `drafts/.saving.${randomUUID()}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(path.join(root, stored), bytes, { flag: "wx", flush: true });
    const mode = findEntry(file)?.mode;
    if (mode !== undefined) chmodSync(path.join(root, stored), mode & 0o777);
  } catch (error) {
    rmSync(path.join(root, stored), { force: true });
    throw error;
  }
  return { path: name, base, stored };
}

function renameEntry(root: string, { path: name, stored }: JournalEntry): void {
  const file = path.join(root, name);
  if (stored === undefined) rmSync(file, { force: true });
  else renameSync(path.join(root, stored), file);
}

/** Removes bytes that got no name, and then the journal. */
function forget(root: string, entries: readonly JournalEntry[]): void {
  for (const { stored } of entries) {
    if (stored !== undefined) rmSync(path.join(root, stored), { force: true });
  }
  rmSync(path.join(root, journalFile), { force: true });
}

/** Makes the folder for what is not saved, in which version control sees nothing. */
export function makeDraftsFolder(root: string): void {
  const folder = path.join(root, "drafts");
  mkdirSync(folder, { recursive: true });
  if (findEntry(path.join(folder, ".gitignore")) === undefined) replaceFile(path.join(folder, ".gitignore"), "*\n");
}

/**
 * Finishes what a killed process had begun. Returns the texts of files that somebody has changed since, which stay as they are. A journal
 * in a folder from elsewhere can name nothing but content.
 */
export function finishWriting(root: string, kinds: readonly Kind[]): UnsavedText[] {
  if (findEntry(path.join(root, "drafts"))?.isFile()) {
    throw new UsageError(
      'The forms keep what is not saved in a folder "drafts", but a file has that name. Rename that file.',
    );
  }
  const left = readJournal(root)
    .filter((entry) => isContentPath(kinds, entry.path) && isWithoutLink(root, entry.path))
    .flatMap((entry) => finishEntry(root, entry));
  if (isWithoutLink(root, journalFile)) forget(root, []);
  removeLeftBytes(root);
  return left;
}

function readJournal(root: string): JournalEntry[] {
  if (!isWithoutLink(root, journalFile)) return [];
  try {
    const entries: unknown = JSON.parse(readFileSync(path.join(root, journalFile), "utf8"));
    return Array.isArray(entries) ? entries.filter(isJournalEntry) : [];
  } catch {
    return [];
  }
}

function isJournalEntry(entry: unknown): entry is JournalEntry {
  const { path: name, base = "", stored } = { ...(entry as JournalEntry) };
  const isText = [name, base, stored ?? ""].every((each: unknown) => typeof each === "string");
  return isText && (stored === undefined || storedName.test(stored));
}

function finishEntry(root: string, entry: JournalEntry): UnsavedText[] {
  const { path: name, base, stored } = entry;
  const bytes = stored !== undefined && isWithoutLink(root, stored) ? readIfThere(root, stored) : undefined;
  if (stored !== undefined && bytes === undefined) return [];
  if (hashIfThere(readIfThere(root, name)) === base) {
    renameEntry(root, entry);
    return [];
  }
  const text = bytes && decodeIfText(bytes);
  return text === undefined ? [] : [{ path: name, text, ...(base !== undefined && { base }) }];
}

/** Bytes without a journal, and journals without a name. Another process may be writing younger ones. */
const oldMilliseconds = 60_000;

function removeLeftBytes(root: string): void {
  if (!isWithoutLink(root, journalFile)) return;
  for (const { name, kind } of walkFolder(path.join(root, "drafts"))) {
    const file = path.join(root, "drafts", name);
    if (kind !== "file" || !temporaryEnding.test(name)) continue;
    if (Date.now() - (findEntry(file)?.mtimeMs ?? Date.now()) > oldMilliseconds) rmSync(file, { force: true });
  }
}

/** Returns why the system does not let anybody write. */
export function whyNotWritten(error: unknown): "disk full" | "not allowed" | "other" {
  const code = codeOf(error);
  if (["ENOSPC", "EDQUOT"].includes(code)) return "disk full";
  return ["EACCES", "EPERM", "EROFS", "EBUSY"].includes(code) ? "not allowed" : "other";
}
