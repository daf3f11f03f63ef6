import { lstatSync, readdirSync, readFileSync, type Dirent } from "node:fs";
import path from "node:path";

/** Paths of all files below a folder, with forward slashes, sorted. */
export function listTree(folder: string): string[] {
  return listEntries(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** All entries below a folder. Links are not followed, while a recursive `readdir` of Node 22.23 and 24 follows them. */
export function listEntries(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listEntries(path.join(folder, entry.name))] : [entry],
  );
}

/** All files below a folder with their bytes, to compare folders. */
export function readTree(folder: string): Record<string, string> {
  return Object.fromEntries(
    listTree(folder).map((name) => [name, readFileSync(path.join(folder, name)).toString("latin1")]),
  );
}

/** All files of a practice with their bytes, without the cache of its pictures. */
export const readPractice = (root: string): [string, string][] =>
  Object.entries(readTree(root)).filter(([name]) => !name.startsWith(".dentalsite/"));

/** All files below a folder with facts that change when a file is written, even with the same bytes. */
export function readStamps(folder: string): Record<string, string | undefined> {
  return Object.fromEntries(listTree(folder).map((name) => [name, stampOf(path.join(folder, name))]));
}

/** Facts that change when a file is written, or a link put in its place; undefined if nothing is there. */
export function stampOf(file: string): string | undefined {
  const found = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.mtimeNs, found.ctimeNs].join(" ");
}

/** Whether a built page is a redirect page. */
export function isRedirect(file: string): boolean {
  return readFileSync(file, "utf8").includes('http-equiv="refresh"');
}
