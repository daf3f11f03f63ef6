import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import type { CacheFolders } from "./cache.ts";
import { makeTemporaryCache } from "./temporary-cache.ts";

/** The cache folder in the practice, which keeps encoded pictures and films from build to build. */
export function ownCacheFolder(root: string): string {
  return path.join(root, ".dentalsite");
}

/**
 * Returns the practice's own cache folder. If it cannot be written (a read-only disk), all practices of the command share a temporary one.
 */
export function chooseCacheFolders(root: string, now: number): CacheFolders {
  const own = ownCacheFolder(root);
  const folder = [own, root].find((each) => existsSync(each));
  // If the root is missing, for example while it is being moved, the build reports it.
  if (folder === undefined || isWritable(folder)) return { cacheFolder: own };
  temporary ??= makeTemporaryCache(now).cacheFolder;
  return { cacheFolder: temporary, readOnlyCacheFolder: own };
}

let temporary: string | undefined;

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
