import path from "node:path";
import type { PathLike } from "node:fs";

type FileSystem = typeof import("node:fs");

/** Wraps the functions of a file system so that `Crowns` and `crowns` are one name, like on macOS and Windows. */
export function foldNames(real: FileSystem): FileSystem {
  /** The existing spelling of a path, or the given one if it does not exist. */
  const find = (asked: PathLike): string => {
    const file = path.resolve(String(asked));
    const folder = path.dirname(file);
    if (folder === file || real.lstatSync(file, { throwIfNoEntry: false })) return file;
    const parent = find(folder);
    const names = real.existsSync(parent) && real.statSync(parent).isDirectory() ? real.readdirSync(parent) : [];
    const name = path.basename(file);
    return path.join(parent, names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name);
  };
  const changed = [
    "readFileSync",
    "writeFileSync",
    "readdirSync",
    "lstatSync",
    "statSync",
    "existsSync",
    "openSync",
    "mkdirSync",
    "rmSync",
    "rmdirSync",
    "realpathSync",
    "readlinkSync",
  ] as const;
  const folded = changed.map((name) => [
    name,
    (file: PathLike | number, ...rest: unknown[]): unknown =>
      (real[name] as (...args: unknown[]) => unknown)(typeof file === "number" ? file : find(file), ...rest),
  ]);
  const renameSync = (from: string, to: string): void => {
    // A new name gets the given spelling.
    const asked = path.join(find(path.dirname(to)), path.basename(to));
    if (find(from) !== find(to)) real.renameSync(find(from), find(to));
    real.renameSync(find(to), asked);
  };
  const mocked = { ...real, ...Object.fromEntries(folded), renameSync } as FileSystem;
  return { ...mocked, default: mocked } as FileSystem;
}
