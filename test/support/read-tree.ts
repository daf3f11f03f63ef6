import { readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
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

/** All files below a folder with facts that change when a file is written, even with the same bytes. */
export function readStamps(folder: string): Record<string, string> {
  return Object.fromEntries(
    listTree(folder).flatMap((name) => {
      const { ino, mtimeNs, ctimeNs } = statSync(path.join(folder, name), { bigint: true });
      return [[name, [ino, mtimeNs, ctimeNs].join(" ")]];
    }),
  );
}

/** Whether a built page is a redirect page. */
export function isRedirect(file: string): boolean {
  return readFileSync(file, "utf8").includes('http-equiv="refresh"');
}
