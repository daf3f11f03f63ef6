import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { findOverlap } from "../../lib/disk/folders.ts";
import { UsageError } from "../../lib/usage-error.ts";

/**
 * Reads a list of folders: one per line, relative to the list. Empty lines and lines that begin with # are skipped. Throws a UsageError
 * if the file cannot be read or names no folder.
 */
export function readRootList(file: string): string[] {
  const text = readListText(file);
  const roots = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => path.resolve(path.dirname(file), line));
  if (roots.length === 0) throw new UsageError(`${file} names no practice. Write one folder per line.`);
  return roots;
}

function readListText(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`There is no file ${file}, which --roots-from names.`);
  if (stats.isDirectory()) {
    throw new UsageError(
      `${file} is a folder, but --roots-from names a file that lists folders. Name folders with --root.`,
    );
  }
  return readFileSync(file, "utf8");
}

/** Throws a UsageError if two folders are the same or one is inside another, since their builds would disturb each other. */
export function refuseOverlap(roots: readonly string[]): void {
  const overlap = findOverlap(roots);
  if (overlap === undefined) return;
  const { folder, other, areSame } = overlap;
  if (!areSame) {
    throw new UsageError(`The practice ${folder} is inside the practice ${other}. Move one, or build them separately.`);
  }
  throw new UsageError(
    other === folder
      ? `The practice ${folder} is named twice. Name each one once.`
      : `${other} and ${folder} are the same folder. Name each practice once.`,
  );
}
