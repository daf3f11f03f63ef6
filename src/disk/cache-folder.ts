import { lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../usage-error.ts";
import { findEntry, makeUnlessThere } from "./folders.ts";
import { temporaryEnding } from "./replace-file.ts";

const day = 24 * 60 * 60 * 1000;

/** Builds mark the cache entries that they use no more often than this, in milliseconds. */
export const markedEvery = day;

/** How long the cache keeps what no build has used, in milliseconds. */
export const keptUnused = 30 * day;

/**
 * Throws a UsageError if a folder of a practice's cache, or the cache itself, is a symbolic link: a build would write files, and
 * remove old ones, wherever it leads.
 */
export function refuseLinkedCache(folder: string): void {
  for (const each of [path.dirname(folder), folder]) {
    if (findEntry(each)?.isSymbolicLink() !== true) continue;
    throw new UsageError(
      `The cache ${each} is a symbolic link, so nothing was read from it or written to it. Remove the link; the next build makes a folder there.`,
    );
  }
}

/** Makes a folder in a practice's cache, and the cache itself, but not the practice's folder, which may have been moved away meanwhile. */
export function makeCacheFolder(folder: string): void {
  for (const each of [path.dirname(folder), folder]) makeUnlessThere(each);
}

/** The entries of a cache folder whose names fit the pattern, also while they were being written, sorted. */
export function listEntries(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name.replace(temporaryEnding, "")))
      .sort();
  } catch {
    return [];
  }
}

/** Removes a file unless it was changed after `time`, in milliseconds since 1970: another build may have begun to use it. */
export function removeIfOlder(file: string, time: number): void {
  try {
    if (lstatSync(file).mtimeMs < time) rmSync(file);
  } catch {
    // It is gone already, in use or protected: the next build tries again.
  }
}
