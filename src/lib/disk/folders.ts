import { existsSync, lstatSync, mkdirSync, realpathSync, rmdirSync, statSync, type Stats } from "node:fs";
import path from "node:path";
import { codeOf } from "../error-code.ts";

/** Returns a folder's real location, behind symbolic links. If the folder does not exist, returns where it would be. */
export function realFolder(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = path.dirname(folder);
  return parent === folder ? folder : path.join(realFolder(parent), path.basename(folder));
}

/** Returns the file, folder or link of this name, without following links; undefined if there is nothing. */
export function findEntry(name: string): Stats | undefined {
  try {
    return lstatSync(name);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** Whether there is a folder, perhaps behind a symbolic link. */
export function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Makes one folder in an existing one, unless it is there already. */
export function makeUnlessThere(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Removes a folder unless there is something in it, or the system refuses. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder stays.
  }
}

export interface Overlap {
  folder: string;
  /** Folder that equals `folder` or contains it. */
  other: string;
  /** Real location of `other`. */
  place: string;
  /** Whether both are one folder, perhaps behind links. Otherwise `folder` lies inside `other`. */
  areSame: boolean;
}

/** Returns the first two folders that are the same. If none are, returns the first two of which one lies inside the other. */
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
