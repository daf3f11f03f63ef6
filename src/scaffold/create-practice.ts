import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../lib/usage-error.ts";
import type { StarterFile } from "./starter-files.ts";

/** Throws a UsageError unless the folder is empty or does not exist. */
export function refuseUsedFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new UsageError(`${folder} is a file. Name a folder that does not exist yet.`);
  if (readdirSync(folder).length > 0) {
    throw new UsageError(
      `The folder ${folder} is not empty, so nothing was written. Name a folder that does not exist yet.`,
    );
  }
}

/** Writes all files of a new practice or none. The folder must be empty or not exist. */
export function createPractice(folder: string, files: readonly StarterFile[]): void {
  refuseUsedFolder(folder);
  const isNew = statSync(folder, { throwIfNoEntry: false }) === undefined;
  mkdirSync(path.dirname(folder), { recursive: true });
  // A new folder is made beside its place and moved in one step. An existing one may be the current folder, so it stays.
  const name = `.dentalsite-init-${randomUUID()}`;
  const temporary = path.join(isNew ? path.dirname(folder) : folder, name);
  try {
    for (const file of files) {
      const target = path.join(temporary, file.path);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.contents, { flag: "wx", mode: file.isProgram ? 0o777 : 0o666 });
    }
    if (isNew) renameSync(temporary, folder);
    else moveEntries(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Moves all entries of a folder into another. If one fails, those already moved go back. */
function moveEntries(from: string, to: string): void {
  const moved: string[] = [];
  try {
    for (const entry of readdirSync(from)) {
      renameSync(path.join(from, entry), path.join(to, entry));
      moved.push(entry);
    }
  } catch (error) {
    for (const entry of moved) renameSync(path.join(to, entry), path.join(from, entry));
    throw error;
  }
}
