import { readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
import path from "node:path";

/** Paths of all files below a folder, with forward slashes, sorted. */
export function listTree(folder: string): string[] {
  return listEntries(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** Everything below a folder. Links are not followed, unlike by a recursive `readdir` of Node 22.23 and 24. */
export function listEntries(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listEntries(path.join(folder, entry.name))] : [entry],
  );
}

/** Every file below a folder with its bytes, for comparing folders byte for byte. */
export function readTree(folder: string): Record<string, string> {
  return Object.fromEntries(
    listTree(folder).map((name) => [name, readFileSync(path.join(folder, name)).toString("latin1")]),
  );
}

/** Every file below a folder with what changes when it is written, even with the same bytes; without the notes of builds. */
export function readStamps(folder: string): Record<string, string> {
  return Object.fromEntries(
    listTree(folder).flatMap((name) => {
      if (name.includes(".dentalsite/last-build/")) return [];
      const { ino, mtimeNs, ctimeNs } = statSync(path.join(folder, name), { bigint: true });
      return [[name, [ino, mtimeNs, ctimeNs].join(" ")]];
    }),
  );
}

/** Whether a built page only leads to another. */
export function isRedirect(file: string): boolean {
  return readFileSync(file, "utf8").includes('http-equiv="refresh"');
}
