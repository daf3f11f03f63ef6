import { foldersOf, foldName, manifestName } from "../../model/output.ts";
import type { Listing } from "./list-folder.ts";

/** Changes to an output folder besides new contents for its files. */
export interface UpdatePlan {
  /** Entries that stand where a file or folder of the new site goes, and everything in them. */
  obstacles: Set<string>;
  /** Files that are not there yet. */
  added: string[];
  /** Files that the site no longer has, apart from obstacles. */
  removed: string[];
  /** Removed files, and the files and links among the obstacles. */
  gone: string[];
  /** Folders that stay for now. */
  folders: string[];
  /** Folders that the site does not need, innermost first. */
  unneeded: string[];
  /** Entries in the obstacles that no build may delete. With any, the update is impossible. */
  enclosed: string[];
}

/** Plans the update. `names` are the files of the new site; `exists` looks up a name in the folder on the disk. */
export function planUpdate(before: Listing, names: readonly string[], exists: (name: string) => boolean): UpdatePlan {
  const added = names.filter((name) => !before.files.has(name));
  const obstacles = findObstacles(before, added, exists);
  const made = new Set([...names, manifestName]);
  const folders = [...before.folders].filter((name) => !obstacles.has(name));
  const removed = [...before.files].filter((name) => !made.has(name) && !obstacles.has(name));
  const needed = new Set(names.flatMap(foldersOf));
  return {
    obstacles,
    added,
    removed,
    gone: [...removed, ...[...obstacles].filter((name) => before.files.has(name))],
    folders,
    enclosed: before.kept.filter((name) => foldersOf(name).some((each) => obstacles.has(each))),
    unneeded: folders.filter((name) => !needed.has(name)).sort((a, b) => b.length - a.length),
  };
}

/**
 * Finds files in place of a needed folder and folders in place of a needed file, which only people make. macOS and Windows also take
 * `Crowns` and `crowns` for one name: a file would keep its old spelling and be published with it.
 */
function findObstacles(
  { files, folders }: Listing,
  added: readonly string[],
  exists: (name: string) => boolean,
): Set<string> {
  const there = [...files, ...folders];
  const needed = new Set(added.flatMap(foldersOf));
  const missing = [...added, ...needed].filter((name) => !files.has(name) && !folders.has(name));
  // On a disk that distinguishes case, a name that is not listed does not exist.
  const respelled = new Set(missing.filter(exists).map(foldName));
  const obstacles = new Set([
    ...[...needed].filter((name) => files.has(name)),
    ...added.filter((name) => folders.has(name)),
    ...there.filter((name) => respelled.has(foldName(name))),
  ]);
  if (obstacles.size === 0) return obstacles;
  return new Set([...obstacles, ...there.filter((name) => foldersOf(name).some((each) => obstacles.has(each)))]);
}
