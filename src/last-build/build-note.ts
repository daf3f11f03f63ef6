import { hash } from "node:crypto";
import path from "node:path";
import { keptUnused, listEntries, makeCacheFolder, refuseLinkedCache, removeIfOlder } from "../disk/cache-folder.ts";
import { realFolder } from "../disk/folders.ts";
import { readRegularFile } from "../disk/read-regular-file.ts";
import { replaceFile } from "../disk/replace-file.ts";

/** What a build notes about itself, so that the next one can see that it would make the same. */
export interface BuildNote {
  /** The hash of all that went in. */
  input: string;
  /** The hash of all that came out (`WriteReport`). */
  site: string;
  pages: number;
  /** How many files the output folder holds, the list of files included. */
  files: number;
  /** In milliseconds since 1970. */
  made: number;
  /** The moment that the site was built for, in milliseconds since 1970. */
  date: number;
  /** When the site is another though its input is the same: the moment in milliseconds since 1970, and the day where the office is. */
  nextChange?: { moment: number; day: string };
}

const noteName = /^[\da-f]{16}\.json$/;

/** The note of one output folder. Notes of folders that are not built any more go when another is written. */
export class NoteFile {
  readonly #folder: string;
  readonly #file: string;

  /** Throws a UsageError for a cache folder that is a link. */
  constructor(cacheFolder: string, output: string) {
    this.#folder = path.join(cacheFolder, "last-build");
    refuseLinkedCache(this.#folder);
    this.#file = path.join(this.#folder, `${hash("sha256", realFolder(output)).slice(0, 16)}.json`);
  }

  /** Undefined if it is not there, or not whole. */
  read(): BuildNote | undefined {
    try {
      const text = readRegularFile(this.#file).bytes.toString();
      const { hash: written, note } = JSON.parse(text) as { hash: string; note: BuildNote };
      return written === hashOf(note) && isNote(note) ? note : undefined;
    } catch {
      return undefined;
    }
  }

  /** Does without the note if it cannot be written. Removes those that were written a month before this one was made. */
  write(note: BuildNote): void {
    try {
      makeCacheFolder(this.#folder);
      replaceFile(this.#file, JSON.stringify({ hash: hashOf(note), note }));
    } catch {
      // A full disk, or a folder that may only be read.
    }
    for (const name of listEntries(this.#folder, noteName)) {
      removeIfOlder(path.join(this.#folder, name), note.made - keptUnused);
    }
  }
}

function hashOf(note: BuildNote): string {
  return hash("sha256", JSON.stringify(note));
}

function isNote({ input, site, pages, files, made, date, nextChange }: BuildNote): boolean {
  const numbers = [pages, files, made, date, nextChange?.moment ?? 0];
  const texts = [input, site, nextChange?.day ?? ""];
  return texts.every((each) => typeof each === "string") && numbers.every(Number.isSafeInteger);
}
