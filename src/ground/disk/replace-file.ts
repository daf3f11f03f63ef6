import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** File extension of a file that is still being written. */
export const temporaryEnding = /\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.tmp$/;

/**
 * Replaces a file's contents in one step, so readers get either all of the old or all of the new. Replaces a symbolic link and never writes
 * through one: the temporary name cannot be guessed, and must be free. No library both refuses links and lets its caller choose the order
 * of writes. With `flush`, the contents are on the disk before the file is replaced.
 */
export function replaceFile(file: string, contents: string | Uint8Array, { flush = false } = {}): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, contents, { flag: "wx", flush });
    renameSync(temporary, file);
  } catch (error) {
    removeIfPossible(temporary);
    throw error;
  }
}

/** Replaces a file, and makes the folders above it that are missing. */
export function placeFile(file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, contents);
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The earlier error is the one to report.
  }
}
