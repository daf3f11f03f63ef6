import { statSync } from "node:fs";
import path from "node:path";
import { listFiles, type ListedFile } from "../../steps/read/list-files.ts";

export const watchedFolders: readonly string[] = ["site", "assets", "templates"];

/** chokidar reads every file of a folder after each change in it. With more files than this, that takes longer than the build. */
const manyFiles = 500;

/** A site's folders at one moment. */
export interface SiteSnapshot {
  /** Identifies the folders that hold files, and changes if one is replaced; empty if the root is missing. */
  identity: string;
  /** Folders that are watched separately. */
  largeFolders: string[];
  /** Files in each folder. A folder in which files came and went during the listing is absent. */
  listed: ReadonlyMap<string, ListedFile[]>;
}

export function takeSnapshot(root: string): SiteSnapshot {
  const listed = new Map<string, ListedFile[]>();
  for (const name of watchedFolders) {
    const folder = path.join(root, name);
    const files = listIfQuiet(folder);
    if (files) listed.set(folder, files);
  }
  const counts = new Map<string, number>();
  for (const { absolutePath } of [...listed.values()].flat()) {
    const folder = path.dirname(absolutePath);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const largeFolders = [...counts].flatMap(([folder, count]) => (count > manyFiles ? [folder] : []));
  const own = identityOf(root);
  return {
    identity: own === "" ? "" : [own, ...[...counts.keys()].map(identityOf)].join("\n"),
    largeFolders,
    listed,
  };
}

/** Whether both snapshots have the same files, all unchanged. */
export function hasSameFiles({ listed }: SiteSnapshot, other: SiteSnapshot): boolean {
  const files = [...listed.values()].flat();
  const others = [...other.listed.values()].flat();
  return (
    files.length === others.length &&
    files.every(({ absolutePath, state }, index) => {
      const { absolutePath: otherPath, state: otherState } = others[index]!;
      return state === otherState && absolutePath === otherPath;
    })
  );
}

/** Returns undefined if files come and go during the listing. The next snapshot finds a change. */
function listIfQuiet(folder: string): ListedFile[] | undefined {
  try {
    return listFiles(folder);
  } catch {
    return undefined;
  }
}

function identityOf(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? "" : `${found.dev} ${found.ino} ${found.birthtimeNs}`;
}
