import path from "node:path";
import { findEntry, findOverlap, realFolder } from "../../lib/disk/folders.ts";
import { UsageError } from "../../lib/usage-error.ts";

/** Throws a UsageError for an output folder that is a file or a link, or that contains the sources of the practice at `root`. */
export function refuseOutputFolder(folder: string, root: string): void {
  const found = findEntry(folder);
  if (found?.isSymbolicLink() === true) {
    throw new UsageError(
      `The output folder ${folder} is a symbolic link. Remove the link, or name the folder that it leads to with --out.`,
    );
  }
  if (found?.isDirectory() === false) {
    throw new UsageError(`The output folder ${folder} is a file. Remove it or name another with --out.`);
  }
  const output = realFolder(folder);
  for (const source of ["site", "assets", "templates"].map((name) => realFolder(path.join(root, name)))) {
    if (isSameOrBelow(source, output) || isSameOrBelow(output, source)) {
      throw new UsageError(
        `The output folder ${folder} and the source folder ${source} must not lie inside each other.`,
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
