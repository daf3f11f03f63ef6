import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { foldersOf } from "../model/output.ts";
import { readManifest, type FileHash } from "./manifest.ts";
import { isScrap, manifestName, realFolder } from "./output-folder.ts";

/** Whether a folder may hold the site of this hash: its list of files is that of the site. Soon told. */
export function mayHoldSite(folder: string, site: string): boolean {
  try {
    return readListOf(realFolder(folder), site) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whether a folder holds exactly the site of this hash (`WriteReport`), byte for byte, and no build has left anything there or
 * beside it. False also where that cannot be told.
 */
export function holdsSite(folder: string, site: string): boolean {
  try {
    return holds(realFolder(folder), site);
  } catch {
    return false;
  }
}

function holds(folder: string, site: string): boolean {
  if (readdirSync(path.dirname(folder)).some((name) => isScrap(name, path.basename(folder)))) return false;
  const hashes = readListOf(folder, site);
  if (hashes === undefined) return false;
  const files = new Set([manifestName, ...hashes.map(([name]) => name)]);
  const expected = { files, folders: new Set(hashes.flatMap(([name]) => foldersOf(name))) };
  return (
    listsExactly(folder, expected) &&
    hashes.every(([name, expectedHash]) => hash("sha256", readFileSync(`${folder}/${name}`)) === expectedHash)
  );
}

/** The files of the site, where the folder's list is that of this one. */
function readListOf(folder: string, site: string): FileHash[] | undefined {
  const { text, hashes } = readManifest(folder);
  return text !== undefined && hash("sha256", text) === site ? hashes : undefined;
}

/** Only regular files and folders, no links. */
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
