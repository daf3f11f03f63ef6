import path from "node:path";
import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import { manifestName } from "../../model/output.ts";

/** A file of the output, with the SHA-256 of its bytes. */
export type FileHash = [name: string, hash: string];

/** Formats the SHA-256 of every file by its path, for tools that upload only what changed. */
export function formatManifest(hashes: readonly FileHash[]): string {
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}

/** Reads what the last build wrote: the text, and its list unless it is broken. Both are absent if there is no manifest. */
export function readManifest(folder: string): { text?: string; hashes?: FileHash[] } {
  let text: string;
  try {
    text = readRegularFile(path.join(folder, manifestName)).bytes.toString();
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
