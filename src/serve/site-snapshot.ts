import { statSync } from "node:fs";
import path from "node:path";
import { listFiles, type ListedFile } from "../read/list-files.ts";

export const watchedFolders: readonly string[] = ["site", "assets", "templates"];

/** chokidar looks at every file of a folder after each change there; with more than this it would take longer than the build. */
const manyFiles = 500;

/** How the folders of a site looked at one moment. */
export interface SiteSnapshot {
  /** Which folders hold files, in words that change when one is another than before; empty if there is no root. */
  identity: string;
  /** Folders that are watched by themselves. */
  largeFolders: string[];
  /** What is in each folder; one in which files came and went meanwhile is absent. */
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

/** Whether the same files were there, none of them changed. */
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

/** While files come and go there is nothing to rely on: the next look finds a change. */
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
