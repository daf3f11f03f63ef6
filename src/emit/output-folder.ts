import { existsSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { findOverlap, realFolder } from "../folders.ts";
import { UsageError } from "../usage-error.ts";

/** Lies in every folder that this tool has made, and lists what it put there. A folder without it is somebody else's. */
export const manifestName = ".dentalsite.json";

/** Whether an entry beside or inside the output folder `output` is the lock or the staging folder of a build. */
export function isScrap(entry: string, output: string): boolean {
  const start = `.dentalsite-${output}`;
  return entry.startsWith(start) && /^(\.lock(\.stale)?|-[\da-f]{8})$/.test(entry.slice(start.length));
}

/**
 * Throws a UsageError for an output folder that would swallow the site's sources or a person's own folders, that is a file, or
 * that holds something this tool did not make (unless `force`).
 */
export function refuseForeignFolder(folder: string, { root, force = false }: { root: string; force?: boolean }): void {
  const output = realFolder(folder);
  for (const source of ["site", "assets", "templates"].map((name) => realFolder(path.join(root, name)))) {
    if (isSameOrBelow(source, output) || isSameOrBelow(output, source)) {
      throw new UsageError(
        `The output folder ${folder} and the source folder ${source} must not lie inside each other.`,
      );
    }
  }
  // Whatever the manifest says: an output folder is emptied of all that the site does not hold.
  for (const precious of [homedir(), tmpdir(), path.resolve(".")].map(realFolder)) {
    if (isSameOrBelow(output, precious)) {
      throw new UsageError(
        `The folder ${folder} holds more than a site and would be emptied. Name another with --out.`,
      );
    }
  }
  if (!existsSync(folder)) {
    if (!isLink(folder)) return;
    throw new UsageError(
      `The output folder ${folder} is a symbolic link to a folder that does not exist. Make that folder or remove the link.`,
    );
  }
  if (!statSync(folder).isDirectory()) {
    throw new UsageError(`The output folder ${folder} is a file. Remove it or name another with --out.`);
  }
  const entries = readdirSync(folder).filter((entry) => !isScrap(entry, path.basename(output)));
  const isForeign = entries.length > 0 && !entries.includes(manifestName);
  if (isForeign && !force) {
    throw new UsageError(
      `The folder ${folder} was not made by dentalsite, so nothing was written. Name another with --out, or replace what is in it with --force.`,
    );
  }
}

/** Throws a UsageError where two sites would be written into one folder, or one into another's: behind links that does not show. */
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

function isLink(file: string): boolean {
  try {
    return readlinkSync(file) !== "";
  } catch {
    return false;
  }
}
