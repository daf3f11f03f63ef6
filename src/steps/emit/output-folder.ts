import { readdirSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { findEntry, findOverlap, realFolder } from "../../ground/disk/folders.ts";
import { showControls } from "../../ground/foreign-text.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { lockNameOf } from "./lock.ts";
import { isAlwaysKept } from "./kept-entries.ts";
import { readManifest } from "./manifest.ts";

interface FolderUse {
  root: string;
  /** The practice's name; absent while its files are not read. */
  practice?: string;
  force?: boolean;
}

/**
 * Throws a UsageError for an output folder that contains the site's sources or a person's own folders, that is a file or a link, or that
 * holds another practice's site or something this tool did not make (unless `force`), besides version control and hosts' folders, which stay.
 */
export function refuseForeignFolder(folder: string, options: FolderUse): void {
  const { root, practice, force = false } = options;
  refuseLinkOrFile(folder);
  refusePreciousFolder(folder, root);
  const lock = lockNameOf(path.basename(folder));
  const entries = listEntriesIfThere(folder).filter((entry) => entry !== lock && !isAlwaysKept(entry));
  const made = readManifest(folder);
  const isForeign = entries.length > 0 && made === undefined;
  if (isForeign && !force) {
    throw new UsageError(
      `The folder ${folder} was not made by dentalsite, so nothing was written. Name another with --out, or replace what is in it with --force.`,
    );
  }
  if (made !== undefined && practice !== undefined && made.practice !== practice && !force) {
    throw new UsageError(
      `The folder ${folder} has the site of "${showControls(made.practice)}", not of "${showControls(practice)}", so nothing was written. Name another with --out, or replace that site with --force.`,
    );
  }
}

/** A link may lead to another practice's site, whose manifest would also show that dentalsite made it. */
function refuseLinkOrFile(folder: string): void {
  const found = findEntry(folder);
  if (found?.isSymbolicLink() === true) {
    throw new UsageError(
      `The output folder ${folder} is a symbolic link. Remove the link, or name the folder that it leads to with --out.`,
    );
  }
  if (found?.isDirectory() === false) {
    throw new UsageError(`The output folder ${folder} is a file. Remove it or name another with --out.`);
  }
}

function refusePreciousFolder(folder: string, root: string): void {
  const output = realFolder(folder);
  for (const source of ["site", "assets", "templates"].map((name) => realFolder(path.join(root, name)))) {
    if (isSameOrBelow(source, output) || isSameOrBelow(output, source)) {
      throw new UsageError(
        `The output folder ${folder} and the source folder ${source} must not lie inside each other.`,
      );
    }
  }
  // The manifest does not matter here: a build removes everything that is not part of the site.
  for (const precious of [homedir(), tmpdir(), path.resolve(".")].map(realFolder)) {
    if (isSameOrBelow(output, precious)) {
      throw new UsageError(
        `The folder ${folder} holds more than a site and would be emptied. Name another with --out.`,
      );
    }
  }
}

/** Throws a UsageError if two sites would be written into one folder, or one into another's, perhaps behind links. */
export function refuseSharedFolders(folders: readonly string[]): void {
  const overlap = findOverlap(folders);
  if (overlap === undefined) return;
  const { folder, other, place } = overlap;
  throw new UsageError(
    `${other} and ${folder} both lead into ${place}, where one site would replace the other. Give each practice a folder of its own.`,
  );
}

function isSameOrBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative === "" || (relative.split(path.sep)[0] !== ".." && !path.isAbsolute(relative));
}

function listEntriesIfThere(folder: string): string[] {
  return findEntry(folder) === undefined ? [] : readdirSync(folder);
}
