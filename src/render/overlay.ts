import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Loader, Metafile, Plugin } from "esbuild";

const candidates = ["", ".tsx", ".ts", ".css", ".js"];

/** Everything a bundle was made from: whether each file that was looked for is there, and what is in each that was read. */
export interface BundleInputs {
  /** The folder whose files stand in for the package's. */
  ownFolder: string;
  lookedFor: Map<string, boolean>;
  read: Map<string, string>;
  /** Files of other packages, by size and time. */
  packages: Map<string, string>;
}

/**
 * Lets files below `folder` of the root stand in for files of the same path below that of the package, and notes in `inputs`
 * what it looked for and read. The very bytes that are bundled are hashed, so a file that changes meanwhile is told apart.
 */
export function overlay(folder: string, root: string, packageFolder: string, inputs: BundleInputs): Plugin {
  const homes = [path.join(root, folder), path.join(packageFolder, folder)];
  const isThere = (file: string): boolean => {
    const isFound = isFile(file);
    inputs.lookedFor.set(file, isFound);
    return isFound;
  };
  return {
    name: "overlay",
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?\// }, ({ path: imported, resolveDir }) => {
        const target = path.resolve(resolveDir, imported);
        const home = homes.find((each) => isBelow(each, target));
        if (home === undefined) return undefined;
        const found = homes
          .flatMap((each) => candidates.map((extension) => path.join(each, path.relative(home, target)) + extension))
          .find((file) => path.extname(file) !== "" && isThere(file));
        return found === undefined ? undefined : { path: found };
      });
      builder.onLoad({ filter: /\.(tsx?|css|js)$/ }, ({ path: file }) => {
        if (!homes.some((home) => isBelow(home, file))) return undefined;
        const contents = readFileSync(file);
        inputs.read.set(file, hash(contents));
        return { contents, loader: path.extname(file).slice(1) as Loader, resolveDir: path.dirname(file) };
      });
    },
  };
}

/** Notes the files of other packages that a bundle took in. */
export function notePackages({ inputs: files }: Metafile, packageFolder: string, inputs: BundleInputs): void {
  for (const name of Object.keys(files)) {
    const file = path.resolve(packageFolder, name);
    if (!inputs.read.has(file) && existsSync(file)) inputs.packages.set(file, stamp(file));
  }
}

/** Whether a bundle made now, with files of `ownFolder` in place of the package's, would be the same. */
export function isUnchanged(inputs: BundleInputs, ownFolder: string): boolean {
  const { lookedFor, read, packages } = inputs;
  const inOwnFolder = (file: string): string =>
    isBelow(inputs.ownFolder, file) ? path.join(ownFolder, path.relative(inputs.ownFolder, file)) : file;
  try {
    return (
      [...lookedFor].every(([file, wasThere]) => isFile(inOwnFolder(file)) === wasThere) &&
      [...read].every(([file, before]) => hash(readFileSync(file)) === before) &&
      [...packages].every(([file, before]) => stamp(file) === before)
    );
  } catch {
    return false;
  }
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64");
}

function stamp(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Not behind a symbolic link: `read` tells of those, and nothing is read through one. */
function isFile(file: string): boolean {
  try {
    return lstatSync(file).isFile();
  } catch (error) {
    // A file may stand where a folder is looked for, too.
    if (error instanceof Error && "code" in error && /^(ENOENT|ENOTDIR|ELOOP)$/.test(String(error.code))) return false;
    throw error;
  }
}

export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}
