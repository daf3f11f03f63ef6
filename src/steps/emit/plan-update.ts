import { foldersOf, manifestName } from "../../model/output.ts";
import type { Listing } from "./list-folder.ts";
import { matchSpelling } from "./match-spelling.ts";

/** Changes to an output folder besides new contents for its files. */
export interface UpdatePlan {
  /** Renames, outermost folders first. All other names here are those after the renames. */
  renames: [from: string, to: string][];
  /** Files and links in place of a needed folder, folders in place of a needed file, and everything in those folders. */
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
export function planUpdate(found: Listing, names: readonly string[], exists: (name: string) => boolean): UpdatePlan {
  const { listing: before, renames } = matchSpelling(found, names, exists);
  const added = names.filter((name) => !before.files.has(name));
  const obstacles = findObstacles(before, added);
  const made = new Set([...names, manifestName]);
  const folders = [...before.folders].filter((name) => !obstacles.has(name));
  const removed = [...before.files].filter((name) => !made.has(name) && !obstacles.has(name));
  const needed = new Set(names.flatMap(foldersOf));
  return {
    renames,
    obstacles,
    added,
    removed,
    gone: [...removed, ...[...obstacles].filter((name) => before.files.has(name))],
    folders,
    enclosed: before.kept.filter((name) => foldersOf(name).some((each) => obstacles.has(each))),
    unneeded: folders.filter((name) => !needed.has(name)).sort((a, b) => b.length - a.length),
  };
}

/** No site turns a file into a folder or a folder into a file, but people may. */
function findObstacles({ files, folders }: Listing, added: readonly string[]): Set<string> {
  const obstacles = new Set(
    added.flatMap((name) => [
      ...foldersOf(name).filter((each) => files.has(each)),
      ...(folders.has(name) ? [name] : []),
    ]),
  );
  if (obstacles.size === 0) return obstacles;
  const inThese = [...files, ...folders].filter((name) => foldersOf(name).some((each) => obstacles.has(each)));
  return new Set([...obstacles, ...inThese]);
}
