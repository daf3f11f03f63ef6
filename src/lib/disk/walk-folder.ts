import { lstatSync, readdirSync, type Dirent } from "node:fs";
import { isFolder } from "./folders.ts";

/** Kind of an entry of a folder. A lost entry has a name that is not UTF-8, so nothing can be opened by that name. */
export type EntryKind = "file" | "folder" | "link" | "lost" | "other";

export interface FolderEntry {
  /** Path below the folder, with forward slashes. */
  name: string;
  kind: EntryKind;
}

/**
 * Lists everything below a folder, sorted by path. Follows no links, and leaves out entries that `isIgnored` names, with everything in them.
 * Returns nothing for a folder that does not exist; throws if one below it goes away meanwhile.
 */
export function walkFolder(folder: string, isIgnored: (name: string) => boolean = () => false): FolderEntry[] {
  const found: FolderEntry[] = [];
  const walk = (below: string): void => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      const name = below + entry.name;
      if (isIgnored(name)) continue;
      const kind = isLost(`${folder}/${name}`) ? "lost" : entryKindOf(entry);
      found.push({ name, kind });
      if (kind === "folder") walk(`${name}/`);
    }
  };
  if (isFolder(folder)) walk("");
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function entryKindOf(entry: Pick<Dirent, "isFile" | "isDirectory" | "isSymbolicLink">): EntryKind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "other";
}

function isLost(file: string): boolean {
  return file.includes("\ufffd") && lstatSync(file, { throwIfNoEntry: false }) === undefined;
}
