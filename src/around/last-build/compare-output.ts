import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isWorkFile } from "../../steps/emit/file-names.ts";
import { readManifest, type FileHash } from "../../steps/emit/manifest.ts";
import { foldersOf, manifestName } from "../../model/output.ts";

/** Returns the files of the site with this hash (`WriteReport`) if the folder's manifest is that site's. Reads only the manifest. */
export function readListOf(folder: string, site: string): FileHash[] | undefined {
  const { text, hashes } = readManifest(folder);
  return text !== undefined && hash("sha256", text) === site ? hashes : undefined;
}

/**
 * Whether a folder holds exactly these files and their manifest, byte for byte, and no build has left anything in it or beside it. Returns
 * false if that cannot be determined.
 */
export function holdsFiles(folder: string, hashes: readonly FileHash[]): boolean {
  try {
    return holds(folder, hashes);
  } catch {
    return false;
  }
}

function holds(folder: string, hashes: readonly FileHash[]): boolean {
  if (readdirSync(path.dirname(folder)).some((name) => isWorkFile(name, path.basename(folder)))) return false;
  const files = new Set([manifestName, ...hashes.map(([name]) => name)]);
  const expected = { files, folders: new Set(hashes.flatMap(([name]) => foldersOf(name))) };
  return (
    listsExactly(folder, expected) &&
    hashes.every(([name, expectedHash]) => hash("sha256", readFileSync(`${folder}/${name}`)) === expectedHash)
  );
}

/** Accepts only regular files and folders, no links. */
function listsExactly(folder: string, expected: { files: Set<string>; folders: Set<string> }): boolean {
  let found = 0;
  const isExpected = (below: string): boolean =>
    readdirSync(`${folder}/${below}`, { withFileTypes: true }).every((entry) => {
      const name = below + entry.name;
      found++;
      if (entry.isDirectory()) return expected.folders.has(name) && isExpected(`${name}/`);
      return entry.isFile() && expected.files.has(name);
    });
  return isExpected("") && found === expected.files.size + expected.folders.size;
}
