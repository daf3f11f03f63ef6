import { existsSync, lstatSync, mkdirSync, realpathSync, type Stats } from "node:fs";
import path from "node:path";

/** Where a folder really is, behind symbolic links; of one that does not exist, where it would be. */
export function realFolder(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = path.dirname(folder);
  return parent === folder ? folder : path.join(realFolder(parent), path.basename(folder));
}

/** What is there under this name: a file, a folder, or a link, which is not followed. Undefined if there is nothing. */
export function findEntry(name: string): Stats | undefined {
  try {
    return lstatSync(name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Makes one folder, in one that exists, unless it is there already. */
export function makeUnlessThere(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

export interface Overlap {
  folder: string;
  /** The same folder, or the one that `folder` lies in. */
  other: string;
  /** Where `other` really is. */
  place: string;
  /** Both are one folder, perhaps behind links; otherwise `folder` lies inside `other`. */
  areSame: boolean;
}

/** The first two of the folders that are the same or, if none are, of which one lies inside the other. */
export function findOverlap(folders: readonly string[]): Overlap | undefined {
  const folderAt = new Map<string, string>();
  for (const folder of folders) {
    const place = realFolder(folder);
    const other = folderAt.get(place);
    if (other !== undefined) return { folder, other, place, areSame: true };
    folderAt.set(place, folder);
  }
  for (const [own, folder] of folderAt) {
    for (let place = path.dirname(own); place !== path.dirname(place); place = path.dirname(place)) {
      const other = folderAt.get(place);
      if (other !== undefined) return { folder, other, place, areSame: false };
    }
  }
  return undefined;
}
