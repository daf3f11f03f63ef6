import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { unsureMilliseconds } from "../../lib/disk/file-state.ts";
import { isFolder } from "../../lib/disk/folders.ts";
import { readRegularFile } from "../../lib/disk/read-regular-file.ts";
import { codeOf } from "../../lib/error-code.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { missingSite } from "../../lib/usage-error.ts";
import { recallNothing, type Recall } from "../../model/build/recall.ts";
import { rootFolder } from "../../model/build/root-names.ts";
import { limits } from "../../model/build/limits.ts";
import type { SiteFile, SiteFiles } from "../../model/build/site-files.ts";
import { listFiles, type ListedFile } from "./list-files.ts";

export interface ReadOptions {
  recall?: Recall;
  /** The time before any file is read, in milliseconds since 1970. */
  now?: number;
}

/**
 * Reads the files in `site/` and those for the top of the site, and lists the others in `assets/` and `templates/`, below `root`. Throws a
 * UsageError when there is no `site/`.
 */
export function readSite(root: string, { recall = recallNothing, now = 0 }: ReadOptions = {}): SiteFiles {
  if (!isFolder(path.join(root, "site"))) throw missingSite(root);
  const files = ["assets", "site", "templates"].flatMap((name): SiteFile[] => {
    const folder = path.join(root, name);
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return [{ path: name, isSymbolicLink: true }];
    // The package's own templates are no practice's.
    const listed = folder === path.join(packageFolder, "templates") ? [] : listFiles(folder);
    return listed.map((each) => readListed(each, `${name}/${each.name}`, { recall, now }));
  });
  return { files, packageWords: readPackageWords() };
}

/** Reads a file whose bytes count, unless its state is the same as when it was last read. `file` is its path from the practice's folder. */
function readListed(
  { absolutePath, isSymbolicLink, isLost, size, state, changed }: ListedFile,
  file: string,
  { recall, now }: Required<Pick<ReadOptions, "recall" | "now">>,
): SiteFile {
  const entry = { path: file, absolutePath, isSymbolicLink, ...(isLost && { isLost }) };
  const limit = limitOf(file);
  if (limit === undefined) return { ...entry, state };
  if (isSymbolicLink || isLost) return entry;
  if (size > limit) return { ...entry, size };
  const read = (): ReturnType<typeof readContents> => readContents(absolutePath);
  const isSure = now - changed > unsureMilliseconds;
  return isSure ? { ...entry, state, ...recall("bytes", [absolutePath, state], read) } : { ...entry, ...read() };
}

/** Returns the most bytes that are read of a file; undefined if only its name counts. */
function limitOf(file: string): number | undefined {
  if (file.startsWith("site/")) return limits.bytes;
  return file.startsWith(`assets/${rootFolder}/`) ? limits.rootMegabytes * 1_000_000 : undefined;
}

/** Reads a file. A link may have replaced it since it was listed. */
function readContents(absolutePath: string): Pick<SiteFile, "bytes" | "unread"> {
  try {
    return { bytes: readRegularFile(absolutePath).bytes };
  } catch (error) {
    const code = codeOf(error) || "unknown reason";
    return { unread: code === "EACCES" || code === "EPERM" ? "you have no permission to read it" : code };
  }
}

/** Reads the package's words for pages, by language. */
export function readPackageWords(): Map<string, string> {
  const files = listFiles(path.join(packageFolder, "templates/words"));
  return new Map(
    files.map(({ name, absolutePath }) => [name.replace(/\.yaml$/, ""), readFileSync(absolutePath, "utf8")]),
  );
}
