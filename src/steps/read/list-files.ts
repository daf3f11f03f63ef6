import { lstatSync, readdirSync, statSync, type BigIntStats } from "node:fs";
import path from "node:path";
import { stateOf } from "../../ground/disk/file-state.ts";
import { isIgnored } from "../../model/ignored-files.ts";

export interface ListedFile {
  /** The path below the folder, with forward slashes. */
  name: string;
  absolutePath: string;
  isSymbolicLink: boolean;
  /** Its name is not UTF-8: as it was read it leads nowhere, and nobody can write it. May be a folder. */
  isLost?: true;
  /** Differs from before when the file, or what a link leads to, has changed. */
  state: string;
  /** When it last changed in any way, in milliseconds since 1970. */
  changed: number;
}

/** Lists a folder as `listFiles` does. */
export type List = (folder: string) => ListedFile[];

/**
 * The files and symbolic links below a folder, sorted by name; without hidden files and what editors leave behind. Links are not
 * followed. Empty if there is no such folder; throws when something in it goes away meanwhile.
 */
export function listFiles(folder: string): ListedFile[] {
  const files: ListedFile[] = [];
  if (isFolder(folder)) addFiles(folder, "", files);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function addFiles(folder: string, prefix: string, files: ListedFile[]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = prefix + entry.name;
    const absolutePath = folder + path.sep + entry.name;
    if (isIgnored(name)) continue;
    if (isLost(absolutePath))
      files.push({ name, absolutePath, isSymbolicLink: false, isLost: true, state: "", changed: 0 });
    else if (entry.isDirectory()) addFiles(absolutePath, `${name}/`, files);
    else if (entry.isFile() || entry.isSymbolicLink()) {
      files.push({ name, absolutePath, ...describe(absolutePath, lstatSync(absolutePath, { bigint: true })) });
    }
  }
}

function isLost(file: string): boolean {
  return file.includes("\ufffd") && lstatSync(file, { throwIfNoEntry: false }) === undefined;
}

function describe(file: string, stats: BigIntStats): Pick<ListedFile, "isSymbolicLink" | "state" | "changed"> {
  const isSymbolicLink = stats.isSymbolicLink();
  const target = isSymbolicLink ? statIfThere(file) : undefined;
  const state = target === undefined ? stateOf(stats) : `${stateOf(stats)} ${stateOf(target)}`;
  return { isSymbolicLink, state, changed: Number(stats.ctimeMs) };
}

/** Of a link in a circle nothing is known. */
function statIfThere(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
