import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { codeOf } from "../../ground/error-code.ts";
import { makeUnlessThere } from "../../ground/disk/folders.ts";
import { replaceFile } from "../../ground/disk/replace-file.ts";

/** A new or changed file of the site, and its name in the staging folder. */
export type StagedFile = [name: string, stagedName: string];

/** A folder of a single build, in which files wait for their places in the site. */
export class StagingFolder {
  readonly folder: string;
  readonly #folders = new Set<string>();
  #count = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a file under a number, to be renamed to its place later. */
  add(name: string, contents: string | Uint8Array): StagedFile {
    return this.#write(name, `.staged-${this.#count++}`, contents);
  }

  /** Writes a file under its own name, for when the staging folder becomes the site. */
  addAs(name: string, contents: string | Uint8Array): StagedFile {
    makeFolder(this.folder, name, this.#folders);
    return this.#write(name, name, contents);
  }

  /** Renames a staged file to its place. */
  moveTo(target: string, stagedName: string): void {
    const staged = `${this.folder}/${stagedName}`;
    try {
      renameSync(staged, target);
    } catch (error) {
      if (codeOf(error) !== "EXDEV") throw error;
      // The output folder is mounted from elsewhere on the same disk, which cannot be detected in advance.
      replaceFile(target, readFileSync(staged));
    }
  }

  #write(name: string, stagedName: string, contents: string | Uint8Array): StagedFile {
    naming(name, () => {
      writeFileSync(`${this.folder}/${stagedName}`, contents, { flag: "wx" });
    });
    return [name, stagedName];
  }
}

/** Runs the work for one file. Errors name the file in `output`. */
export function naming<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { output: name }) : error;
  }
}

/** Makes the folders that a file needs. `made` remembers which are there. */
export function makeFolder(base: string, name: string, made: Set<string>): void {
  const folder = name.slice(0, Math.max(0, name.lastIndexOf("/")));
  if (folder === "" || made.has(folder)) return;
  makeFolder(base, folder, made);
  makeUnlessThere(`${base}/${folder}`);
  made.add(folder);
}
