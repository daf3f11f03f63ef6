import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import type { CacheFolders } from "./cache.ts";
import { makeTemporaryCache } from "./temporary-cache.ts";

/** The folder of a practice that keeps its encoded pictures and films from build to build. */
export function ownCacheFolder(root: string): string {
  return path.join(root, ".dentalsite");
}

/** That folder; where it cannot be written, as on a disk that can only be read, a temporary one that all practices of a command share. */
export function chooseCacheFolders(root: string, now: number): CacheFolders {
  const own = ownCacheFolder(root);
  const folder = [own, root].find((each) => existsSync(each));
  // If the root is not there, as while it is being moved, the build says so.
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
