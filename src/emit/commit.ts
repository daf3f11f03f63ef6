import { copyFileSync, lstatSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { foldersOf } from "../model/output.ts";
import { makeForwardingPage } from "./forwarding-page.ts";
import type { Listing } from "./list-folder.ts";
import { formatManifest, readManifest, type FileHash } from "./manifest.ts";
import { manifestName } from "./output-folder.ts";
import { respell } from "./respell.ts";
import { makeFolder, naming, type StagedFile } from "./write-files.ts";

export interface Commit {
  folder: string;
  /** What the folder holds before. */
  before: Listing;
  staging: string;
  /** What the site will hold. */
  hashes: readonly FileHash[];
  staged: readonly StagedFile[];
  /** Called with each change of the folder. */
  onChange: () => void;
}

export interface CommitReport {
  removed: string[];
  /** Those of the removed files that no build had made. */
  foreign: string[];
  /** The bytes of the list of files; 0 where that is as it was. */
  manifestBytes: number;
}

/**
 * Turns the site in `folder` into the new one, in an order in which at any instant each page that is there is whole, and each of
 * its links leads to a page or file: new addresses get a page that forwards to the home page, since new pages may link to each
 * other in circles; then come the files, which pages load, and the pages; pages that will be gone forward as well before the first
 * of them goes. What needs room on the disk is written before the first change.
 */
export function commit({ folder, before: found, staging, hashes, staged, onChange }: Commit): CommitReport {
  const names = hashes.map(([name]) => name);
  const isThere = (name: string): boolean =>
    lstatSync(path.join(folder, name), { throwIfNoEntry: false }) !== undefined;
  const { listing: before, renames } = respell(found, names, isThere);
  const added = names.filter((name) => !before.files.has(name));
  const obstacles = findObstacles(before, added);
  const made = new Set([...names, manifestName]);
  const removed = [...before.files].filter((name) => !made.has(name) && !obstacles.has(name));
  const listed = readManifest(folder);
  const manifest = formatManifest(hashes);
  const isListed = listed.hashes !== undefined && added.length === 0;

  const stage = stageInto(staging);
  const forward = (name: string): StagedFile => stage(name, makeForwardingPage(name));
  // What pages and style sheets name comes before them.
  const coming = [...staged].sort(([one], [other]) => rankOf(one) - rankOf(other));
  const moves = {
    // Should this build be killed, the next one knows by its list what this one has put there.
    first: isListed ? [] : [stage(manifestName, formatManifest([...(listed.hashes ?? []), ...hashes]))],
    // The home page first, to which the others lead.
    arriving: added.filter(isPage).sort(byDepth).map(forward),
    leaving: removed.filter(isPage).map(forward),
    last: listed.text === manifest ? [] : [stage(manifestName, manifest)],
  };

  const folders = new Set([...before.folders].filter((name) => !obstacles.has(name)));
  const move = ([name, stagedName]: StagedFile): void => {
    naming(name, () => {
      makeFolder(folder, name, folders);
      moveFile(path.join(staging, stagedName), path.join(folder, name));
      onChange();
    });
  };
  const remove = (name: string): void => {
    naming(name, () => {
      rmSync(path.join(folder, name), { recursive: obstacles.has(name), force: true });
      onChange();
    });
  };
  moves.first.forEach(move);
  for (const [from, to] of renames) {
    naming(to, () => {
      renameSync(path.join(folder, from), path.join(folder, to));
      onChange();
    });
  }
  obstacles.forEach(remove);
  [...moves.arriving, ...coming, ...moves.leaving].forEach(move);
  [...removed.filter((name) => !isPage(name)), ...removed.filter(isPage)].forEach(remove);
  removeFolders(
    folder,
    [...before.folders].filter((name) => !obstacles.has(name)),
    names,
  );
  moves.last.forEach(move);
  const known = new Set(listed.hashes?.map(([name]) => name));
  const gone = [...removed, ...[...obstacles].filter((name) => before.files.has(name))];
  const foreign = gone.filter((name) => !known.has(name) && !name.endsWith(scrapEnding)).sort();
  return { removed: gone, foreign, manifestBytes: listed.text === manifest ? 0 : Buffer.byteLength(manifest) };
}

function isPage(name: string): boolean {
  return name.endsWith(".html");
}

function rankOf(name: string): number {
  return isPage(name) ? 2 : Number(name.endsWith(".css"));
}

function byDepth(one: string, other: string): number {
  return one.split("/").length - other.split("/").length;
}

function stageInto(staging: string): (name: string, contents: string) => StagedFile {
  let count = 0;
  return (name, contents) => {
    const stagedName = `.commit-${count++}`;
    naming(name, () => {
      writeFileSync(path.join(staging, stagedName), contents);
    });
    return [name, stagedName];
  };
}

/**
 * Files and links where a folder must be, folders where a file must be, and all that is in these. No site turns one into the
 * other, but people may.
 */
function findObstacles({ files, folders }: Listing, added: readonly string[]): Set<string> {
  const obstacles = new Set(
    added.flatMap((name) => [
      ...foldersOf(name).filter((each) => files.has(each)),
      ...(folders.has(name) ? [name] : []),
    ]),
  );
  if (obstacles.size === 0) return obstacles;
  const inThese = [...files, ...folders].filter((name) => foldersOf(name).some((each) => obstacles.has(each)));
  return new Set([...obstacles, ...inThese]);
}

const scrapEnding = ".dentalsite-tmp";

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // The output folder is mounted from elsewhere on the same disk, which cannot be told before. A copy would go through a link.
    rmSync(to + scrapEnding, { force: true });
    copyFileSync(from, to + scrapEnding);
    renameSync(to + scrapEnding, to);
  }
}

/** Removes the folders that the site does not need; one that somebody put a file into in the meantime waits for the next build. */
function removeFolders(folder: string, folders: readonly string[], names: readonly string[]): void {
  const needed = new Set(names.flatMap(foldersOf));
  const empty = folders.filter((name) => !needed.has(name)).sort((a, b) => b.length - a.length);
  for (const name of empty) {
    try {
      rmdirSync(path.join(folder, name));
    } catch (error) {
      const isUsed = ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");
      if (!isUsed)
        naming(name, () => {
          throw error;
        });
    }
  }
}
