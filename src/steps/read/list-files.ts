import { lstatSync, statSync, type BigIntStats } from "node:fs";
import path from "node:path";
import { stateOf } from "../../lib/disk/file-state.ts";
import { walkFolder } from "../../lib/disk/walk-folder.ts";
import { isIgnored } from "../../model/build/ignored-files.ts";

export interface ListedFile {
  /** Path below the folder, with forward slashes. */
  name: string;
  absolutePath: string;
  isSymbolicLink: boolean;
  /** Whether its name is not UTF-8, so that nothing can be opened by it. May be a folder. */
  isLost?: true;
  /** Changes with the file, or with what a link leads to. */
  state: string;
  /** In bytes. */
  size: number;
  /** The time of the last change of any sort, in milliseconds since 1970. */
  changed: number;
}

/**
 * Lists the files and symbolic links below a folder, sorted by path, without hidden files and files that editors leave behind. Links are
 * not followed. Throws if an entry disappears meanwhile.
 */
export function listFiles(folder: string): ListedFile[] {
  return walkFolder(folder, isIgnored).flatMap(({ name, kind }): ListedFile[] => {
    const absolutePath = path.join(folder, name);
    const lost = { isSymbolicLink: false, isLost: true, state: "", size: 0, changed: 0 } as const;
    if (kind === "lost") return [{ name, absolutePath, ...lost }];
    if (kind !== "file" && kind !== "link") return [];
    return [{ name, absolutePath, ...readState(absolutePath) }];
  });
}

function readState(file: string): Pick<ListedFile, "isSymbolicLink" | "state" | "size" | "changed"> {
  const stats = lstatSync(file, { bigint: true });
  const isSymbolicLink = stats.isSymbolicLink();
  const target = isSymbolicLink ? statIfThere(file) : undefined;
  const state = target === undefined ? stateOf(stats) : `${stateOf(stats)} ${stateOf(target)}`;
  return { isSymbolicLink, state, size: Number(stats.size), changed: Number(stats.ctimeMs) };
}

/** Returns undefined for a link that leads nowhere, or back to itself. */
function statIfThere(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
