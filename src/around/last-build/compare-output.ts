import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { walkFolder, type FolderEntry } from "../../ground/disk/walk-folder.ts";
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
function listsExactly(folder: string, { files, folders }: { files: Set<string>; folders: Set<string> }): boolean {
  const found = walkFolder(folder);
  const isExpected = ({ name, kind }: FolderEntry): boolean =>
    (kind === "file" && files.has(name)) || (kind === "folder" && folders.has(name));
  return found.length === files.size + folders.size && found.every(isExpected);
}
