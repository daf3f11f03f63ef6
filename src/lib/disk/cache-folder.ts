import { lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../usage-error.ts";
import { findEntry, makeUnlessThere } from "./folders.ts";
import { temporaryEnding } from "./replace-file.ts";

const day = 24 * 60 * 60 * 1000;

/** Interval between marks on a used cache entry, in milliseconds. */
export const markedEvery = day;

/** Time that the cache keeps unused entries, in milliseconds. */
export const keptUnused = 30 * day;

/**
 * Throws a UsageError if a folder of a practice's cache, or the cache itself, is a symbolic link: a build would write and remove files
 * wherever it leads.
 */
export function refuseLinkedCache(folder: string): void {
  for (const each of [path.dirname(folder), folder]) {
    if (findEntry(each)?.isSymbolicLink() !== true) continue;
    throw new UsageError(
      `The cache ${each} is a symbolic link, so nothing was read from it or written to it. Remove the link; the next build makes a folder there.`,
    );
  }
}

/**
 * Makes a folder in a practice's cache, and the cache itself. Does not make the practice's folder, which may have been moved away
 * meanwhile.
 */
export function makeCacheFolder(folder: string): void {
  for (const each of [path.dirname(folder), folder]) makeUnlessThere(each);
}

/** Lists the entries of a cache folder whose names fit the pattern, sorted, including those still being written. */
export function listCacheEntries(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name.replace(temporaryEnding, "")))
      .sort();
  } catch {
    return [];
  }
}

/** Removes a file unless it was changed after `time`, in milliseconds since 1970, because another build may have begun to use it. */
export function removeIfOlder(file: string, time: number): void {
  try {
    if (lstatSync(file).mtimeMs < time) rmSync(file);
  } catch {
    // The file is gone already, in use or protected. The next build tries again.
  }
}
