import { createHash, randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { OutputFile } from "../model/output.ts";
import { manifestName, refuseForeignFolder } from "./output-folder.ts";

export { refuseForeignFolder } from "./output-folder.ts";

export interface WriteReport {
  written: number;
  /** The bytes of the files written. */
  writtenBytes: number;
  unchanged: number;
  removed: number;
}

/**
 * Makes `folder` hold exactly the outputs. Each file is written beside its place and renamed into it, so none is ever half there;
 * equal files are left alone, with their modification time. Files come before the pages that load them, removals last.
 */
export function writeSite(
  folder: string,
  outputs: readonly OutputFile[],
  options: { root: string; force?: boolean },
): WriteReport {
  refuseForeignFolder(folder, options);
  const report: WriteReport = { written: 0, writtenBytes: 0, unchanged: 0, removed: 0 };
  const hashes: [name: string, hash: string][] = [];
  const folders = new Set<string>();
  const emit = (name: string, bytes: Buffer): void => {
    makeRoom(folder, name, folders);
    if (holds(path.join(folder, name), bytes)) {
      report.unchanged++;
      return;
    }
    replaceFile(folder, name, bytes);
    report.written++;
    report.writtenBytes += bytes.length;
  };

  mkdirSync(folder, { recursive: true });
  for (const output of [...outputs].sort(pagesLast)) {
    const bytes = "copyOf" in output ? readFileSync(output.copyOf) : Buffer.from(output.contents);
    hashes.push([output.path, createHash("sha256").update(bytes).digest("hex")]);
    emit(output.path, bytes);
  }
  emit(manifestName, formatManifest(hashes));
  const made = new Set([...outputs.map((output) => output.path), manifestName]);
  for (const name of listFiles(folder)) {
    if (made.has(name)) continue;
    removeFile(folder, name);
    report.removed++;
  }
  return report;
}

/** The SHA-256 of every file by its path, for tools that upload only what changed. */
function formatManifest(hashes: readonly [name: string, hash: string][]): Buffer {
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(`${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

function pagesLast(a: OutputFile, b: OutputFile): number {
  return Number(a.path.endsWith(".html")) - Number(b.path.endsWith(".html"));
}

function holds(file: string, bytes: Buffer): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === bytes.length && readFileSync(file).equals(bytes);
}

function replaceFile(folder: string, name: string, bytes: Buffer): void {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, target);
}

/** Removes a file or a link where a folder must be, and a folder where the file must be. `folders` remembers what was seen. */
function makeRoom(folder: string, name: string, folders: Set<string>): void {
  const parts = name.split("/");
  for (let depth = 1; depth <= parts.length; depth++) {
    const each = path.join(folder, ...parts.slice(0, depth));
    if (folders.has(each)) continue;
    const found = lstatSync(each, { throwIfNoEntry: false });
    if (found === undefined) return;
    const mustBeFolder = depth < parts.length;
    if (found.isDirectory() !== mustBeFolder && (mustBeFolder || found.isDirectory()))
      rmSync(each, { recursive: true });
    else if (mustBeFolder) folders.add(each);
  }
}

function removeFile(folder: string, name: string): void {
  rmSync(path.join(folder, name));
  for (let parent = path.dirname(name); parent !== "."; parent = path.dirname(parent)) {
    if (readdirSync(path.join(folder, parent)).length > 0) return;
    rmdirSync(path.join(folder, parent));
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
