import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { manifestName } from "./output-folder.ts";

/** A file of the output and the SHA-256 of its bytes. */
export type FileHash = [name: string, hash: string];

/** The SHA-256 of every file by its path, for tools that upload only what changed. */
export function formatManifest(hashes: readonly FileHash[]): string {
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}

/** What the build before wrote: the text, and what it lists unless it is broken. Neither is there where there is no list. */
export function readManifest(folder: string): { text?: string; hashes?: FileHash[] } {
  const file = path.join(folder, manifestName);
  let text: string;
  try {
    // Behind a symbolic link is somebody else's file, and reading a pipe would never end.
    if (!lstatSync(file).isFile()) return {};
    text = readFileSync(file, "utf8");
  } catch {
    return {};
  }
  try {
    const listed: unknown = JSON.parse(text);
    if (typeof listed !== "object" || listed === null || Array.isArray(listed)) return { text };
    return { text, hashes: Object.entries(listed).map(([name, hash]) => [name, String(hash)]) };
  } catch {
    return { text };
  }
}
