import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** File extension of a file that is still being written. */
export const temporaryEnding = /\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.tmp$/;

type Contents = string | Uint8Array;
type Replacement = readonly [file: string, contents: Contents];

/**
 * Replaces a file's contents in one step, so readers get either all of the old or all of the new. Replaces a symbolic link and never writes
 * through one: the temporary name cannot be guessed, and must be free. No library both refuses links and lets its caller choose the order
 * of writes. With `flush`, the contents are on the disk before the file is replaced.
 */
export function replaceFile(file: string, contents: Contents, options: { flush?: boolean } = {}): void {
  replaceFiles([[file, contents]], options);
}

/** Replaces files like `replaceFile`. All are written beside their places first, so a full disk changes none of them. */
export function replaceFiles(files: readonly Replacement[], { flush = false } = {}): void {
  const staged = files.map(([file, contents]) => ({ file, contents, temporary: `${file}.${randomUUID()}.tmp` }));
  try {
    for (const { temporary, contents } of staged) writeFileSync(temporary, contents, { flag: "wx", flush });
    for (const { temporary, file } of staged) renameSync(temporary, file);
  } catch (error) {
    for (const { temporary } of staged) removeIfPossible(temporary);
    throw error;
  }
}

/** Replaces files, and makes the folders above them that are missing. */
export function placeFiles(files: readonly Replacement[], options: { flush?: boolean } = {}): void {
  for (const [file] of files) mkdirSync(path.dirname(file), { recursive: true });
  replaceFiles(files, options);
}

/** Replaces a file, and makes the folders above it that are missing. */
export function placeFile(file: string, contents: Contents, options: { flush?: boolean } = {}): void {
  placeFiles([[file, contents]], options);
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The earlier error is the one to report.
  }
}
