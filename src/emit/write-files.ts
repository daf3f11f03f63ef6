import { hash, randomUUID } from "node:crypto";
import { closeSync, lstatSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeUnlessThere } from "../folders.ts";
import { foldName, type OutputFile } from "../model/output.ts";
import { ChangedMeanwhile } from "../usage-error.ts";
import type { FileHash } from "./manifest.ts";

/** Where files are written to; plain data, for worker threads. */
export interface Target {
  /** A folder beside the output folder: what is in it becomes part of the site only in the end. */
  staging: string;
  /** What the site is compared with; absent where there is none yet: then the staging folder becomes the site. */
  current?: CurrentSite;
}

export interface CurrentSite {
  folder: string;
  /** Symbolic links below it; what lies behind them is not part of it. */
  links: string[];
}

/** A new or changed file of the site, and its name in the staging folder. */
export type StagedFile = [name: string, stagedName: string];

/** What became of some of the site's files; plain data. */
export interface Part {
  hashes: FileHash[];
  staged: StagedFile[];
  writtenBytes: number;
}

/**
 * Writes those of the files that the site does not hold yet into the staging folder. Several threads may call this at once, each
 * with files of its own. What it throws names the file in `output`; it is a ChangedMeanwhile where a file that is to be copied does
 * not hold any more what its name on the site promises.
 */
export function writeFiles({ staging, current }: Target, outputs: readonly OutputFile[]): Part {
  const part: Part = { hashes: [], staged: [], writtenBytes: 0 };
  const prefix = randomUUID();
  const folders = new Set<string>();
  const holds = current === undefined ? () => false : makeComparison(current);
  for (const output of outputs) {
    naming(output.path, () => {
      const contents = "copyOf" in output ? readFileSync(output.copyOf) : output.contents;
      const found = hash("sha256", contents);
      if ("copyOf" in output && found !== output.hash) throw new ChangedMeanwhile(output.copyOf);
      part.hashes.push([output.path, found]);
      if (holds(output.path, contents)) return;
      // Numbers are enough, and need no folders, where each file is moved to its place later.
      const stagedName = current === undefined ? output.path : `${prefix}-${part.staged.length}`;
      if (current === undefined) makeFolder(staging, stagedName, folders);
      writeFileSync(`${staging}/${stagedName}`, contents);
      part.staged.push([output.path, stagedName]);
      part.writtenBytes += typeof contents === "string" ? Buffer.byteLength(contents) : contents.byteLength;
    });
  }
  return part;
}

/** Runs the work for one file; what it throws says in `output` which file that is. */
export function naming<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { output: name }) : error;
  }
}

/** Makes the folders that a file needs; `made` remembers which are there. */
export function makeFolder(base: string, name: string, made: Set<string>): void {
  const folder = name.slice(0, Math.max(0, name.lastIndexOf("/")));
  if (folder === "" || made.has(folder)) return;
  makeFolder(base, folder, made);
  makeUnlessThere(`${base}/${folder}`);
  made.add(folder);
}

/** Whether the site has a file with these bytes; it is read only when its size is the same. */
function makeComparison({ folder, links }: CurrentSite): (name: string, contents: string | Uint8Array) => boolean {
  let read = Buffer.alloc(64 * 1024);
  const behind = links.map((link) => `${foldName(link)}/`);
  return (name, contents) => {
    if (behind.some((link) => foldName(name).startsWith(link))) return false;
    const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
    const file = path.join(folder, name);
    if (sizeOf(file) !== bytes.byteLength) return false;
    if (read.length < bytes.byteLength) read = Buffer.alloc(2 * bytes.byteLength);
    const descriptor = openSync(file, "r");
    try {
      // A read of more than 2 GB gives less, which is then written again.
      const length = readSync(descriptor, read, 0, bytes.byteLength, 0);
      return read.subarray(0, length).equals(bytes);
    } finally {
      closeSync(descriptor);
    }
  };
}

/** Of a file; undefined for anything else. */
function sizeOf(file: string): number | undefined {
  try {
    const found = lstatSync(file);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
