import { foldersOf, manifestName } from "../model/output.ts";
import type { Listing } from "./list-folder.ts";
import { matchSpelling } from "./match-spelling.ts";

/** What must become of an output folder besides new contents for its files. */
export interface UpdatePlan {
  /** To be renamed, from the outside in; everything else here speaks of names as they are then. */
  renames: [from: string, to: string][];
  /** Files and links where a folder must be, folders where a file must be, and everything in these folders. */
  obstacles: Set<string>;
  /** Files that are not there yet. */
  added: string[];
  /** Files that the site no longer has, apart from obstacles. */
  removed: string[];
  /** These, and the files and links among the obstacles. */
  gone: string[];
  /** Folders that stay for now. */
  folders: string[];
  /** Those of them that the site does not need, from the inside out. */
  unneeded: string[];
}

/** `names` are the files of the new site; `exists` asks the disk for a name in the folder. */
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
