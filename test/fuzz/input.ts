import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { listEntries } from "../support/read-tree.ts";

/** Changes to the little site: files by their path from its root. Saved as JSON, they can be replayed. */
export interface FuzzInput {
  kind: string;
  changes: Change[];
}

export type Change =
  | { path: string; text: string }
  /** Base64. */
  | { path: string; bytes: string }
  /** A file in a folder with a name that is not text, given as bytes in Base64. */
  | { path: string; rawName: string; bytes: string }
  | { path: string; make: "folder" | "pipe" | "nothing" }
  /** A file of zeros, which takes no space on the disk. */
  | { path: string; zeros: number }
  /** New bytes, in Base64, in the middle of a file. */
  | { path: string; at: number; put: string }
  | { path: string; linkTo: string };

/** The path of some file in the practice's cache. */
export function cachedFile(nth: number): string {
  return `.dentalsite/#${nth}`;
}

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");

/** Makes `root` the little site with an input's changes and a copy of a cache. Changes that the file system refuses are skipped. */
export function layInput(root: string, { changes }: FuzzInput, cache?: string): void {
  rmSync(root, { recursive: true, force: true });
  cpSync(fixture, root, { recursive: true });
  if (cache !== undefined) cpSync(cache, path.join(root, ".dentalsite"), { recursive: true });
  for (const change of changes) {
    try {
      layChange(root, change);
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
    }
  }
}

function layChange(root: string, change: Change): void {
  const file = path.join(root, findCached(root, change.path));
  if (!file.startsWith(root + path.sep)) return;
  if ("rawName" in change) {
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return;
    const name = Buffer.concat([Buffer.from(file + path.sep), Buffer.from(change.rawName, "base64")]);
    writeFileSync(name, Buffer.from(change.bytes, "base64"));
    return;
  }
  // Earlier changes may have put a link or a pipe in the way, through which nothing must be written.
  let parent = path.dirname(file);
  while (!existsSync(parent)) parent = path.dirname(parent);
  if (!`${realpathSync(parent)}${path.sep}`.startsWith(realpathSync(root) + path.sep)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  if ("put" in change) {
    const bytes = Buffer.from(readFileSync(file));
    Buffer.from(change.put, "base64").copy(bytes, change.at % bytes.length);
    writeFileSync(file, bytes);
    return;
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) rmSync(file, { recursive: true });
  if ("text" in change) writeFileSync(file, change.text);
  else if ("zeros" in change) {
    writeFileSync(file, "");
    truncateSync(file, change.zeros);
  } else if ("bytes" in change) writeFileSync(file, Buffer.from(change.bytes, "base64"));
  else {
    rmSync(file, { recursive: true, force: true });
    if ("linkTo" in change)
      symlinkSync(change.linkTo.replaceAll("{root}", root).replaceAll("{elsewhere}", elsewhereOf(root)), file);
    else if (change.make === "folder") mkdirSync(file);
    else if (change.make === "pipe") execFileSync("mkfifo", [file], { stdio: "ignore" });
  }
}

/** A folder beside the practice's, which the tool must not touch. */
export function elsewhereOf(root: string): string {
  return path.join(path.dirname(root), "elsewhere");
}

function findCached(root: string, name: string): string {
  const nth = /^\.dentalsite\/#(\d+)$/.exec(name)?.[1];
  if (nth === undefined) return name;
  const media = path.join(root, ".dentalsite/media");
  const files = existsSync(media) ? readdirSync(media).sort() : [];
  return files.length === 0 ? ".dentalsite/x" : `.dentalsite/media/${files[Number(nth) % files.length]!}`;
}

/** Lists the names of everything below a folder, including links and pipes. Links are not followed. */
export function listAll(folder: string): string[] {
  return listEntries(folder)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
