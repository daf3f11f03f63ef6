import { hash } from "node:crypto";
import path from "node:path";
import {
  keptUnused,
  listEntries,
  makeCacheFolder,
  refuseLinkedCache,
  removeIfOlder,
} from "../../ground/disk/cache-folder.ts";
import { realFolder } from "../../ground/disk/folders.ts";
import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import { replaceFile } from "../../ground/disk/replace-file.ts";

/** Facts about a build, so the next one can tell whether it would make the same site. */
export interface BuildNote {
  /** Hash of all inputs. */
  input: string;
  /** Hash of all outputs (`WriteReport`). */
  site: string;
  pages: number;
  /** Number of files in the output folder, including the manifest. */
  files: number;
  /** Time of the build, in milliseconds since 1970. */
  made: number;
  /** Moment that the site was built for, in milliseconds since 1970. */
  date: number;
  /** Next change of the site without any new input: the moment in milliseconds since 1970, and the day at the office. */
  nextChange?: { moment: number; day: string; of: "closure" | "post" | "announcement" };
}

const noteName = /^[\da-f]{16}\.json$/;

/** The note of one output folder. Writing it removes old notes of folders that are no longer built. */
export class NoteFile {
  readonly #folder: string;
  readonly #file: string;

  /** Throws a UsageError for a cache folder that is a link. */
  constructor(cacheFolder: string, output: string) {
    this.#folder = path.join(cacheFolder, "last-build");
    refuseLinkedCache(this.#folder);
    this.#file = path.join(this.#folder, `${hash("sha256", realFolder(output)).slice(0, 16)}.json`);
  }

  /** Returns undefined if the note is missing or damaged. */
  read(): BuildNote | undefined {
    try {
      const text = readRegularFile(this.#file).bytes.toString();
      const { hash: written, note } = JSON.parse(text) as { hash: string; note: BuildNote };
      return written === hashOf(note) && isNote(note) ? note : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes the note, or skips it if that fails. Removes notes older than this one by a month. */
  write(note: BuildNote): void {
    try {
      makeCacheFolder(this.#folder);
      replaceFile(this.#file, JSON.stringify({ hash: hashOf(note), note }));
    } catch {
      // The disk is full, or the folder is read-only.
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
  const texts = [input, site, nextChange?.day ?? "", nextChange?.of ?? ""];
  return texts.every((each) => typeof each === "string") && numbers.every(Number.isSafeInteger);
}
