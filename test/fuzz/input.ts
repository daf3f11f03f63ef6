import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What is laid over the little site: files by their path from its root; as JSON it can be saved and replayed. */
export interface FuzzInput {
  kind: string;
  changes: Change[];
}

export type Change =
  | { path: string; text: string }
  /** Bytes as Base64. */
  | { path: string; bytes: string }
  /** A name that is no text, written as bytes in Base64, in a folder. */
  | { path: string; rawName: string; bytes: string }
  | { path: string; make: "folder" | "pipe" | "nothing" }
  /** A file of zeros, which takes no room on the disk. */
  | { path: string; zeros: number }
  | { path: string; linkTo: string };

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");

/** Makes `root` the little site with the changes of an input. What the file system refuses is left out: no author could save it. */
export function layInput(root: string, { changes }: FuzzInput): void {
  rmSync(root, { recursive: true, force: true });
  cpSync(fixture, root, { recursive: true });
  for (const change of changes) {
    try {
      layChange(root, change);
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
    }
  }
}

function layChange(root: string, change: Change): void {
  const file = path.join(root, change.path);
  if (!file.startsWith(root + path.sep)) return;
  if ("rawName" in change) {
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return;
    const name = Buffer.concat([Buffer.from(file + path.sep), Buffer.from(change.rawName, "base64")]);
    writeFileSync(name, Buffer.from(change.bytes, "base64"));
    return;
  }
  // Not through a link that was laid before; and nobody reads what is written into a pipe.
  let parent = path.dirname(file);
  while (!existsSync(parent)) parent = path.dirname(parent);
  if (!`${realpathSync(parent)}${path.sep}`.startsWith(realpathSync(root) + path.sep)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) rmSync(file, { recursive: true });
  if ("text" in change) writeFileSync(file, change.text);
  else if ("zeros" in change) {
    writeFileSync(file, "");
    truncateSync(file, change.zeros);
  } else if ("bytes" in change) writeFileSync(file, Buffer.from(change.bytes, "base64"));
  else {
    rmSync(file, { recursive: true, force: true });
    if ("linkTo" in change) symlinkSync(change.linkTo.replaceAll("{root}", root), file);
    else if (change.make === "folder") mkdirSync(file);
    else if (change.make === "pipe") execFileSync("mkfifo", [file], { stdio: "ignore" });
  }
}

/** Names of everything below a folder, links and pipes included; links are not followed. */
export function listAll(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
