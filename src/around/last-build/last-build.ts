import path from "node:path";
import { markedEvery } from "../../ground/disk/cache-folder.ts";
import { unsureMilliseconds } from "../../ground/disk/file-state.ts";
import { compiledFolder } from "../../ground/package-folder.ts";
import { listFiles } from "../../steps/read/list-files.ts";
import { NoteFile, type BuildNote } from "./build-note.ts";
import { holdsFiles, readListOf } from "./compare-output.ts";
import { hashInput, takeStates } from "./hash-input.ts";

/** A build's report on the site it has made. */
export type MadeSite = Pick<BuildNote, "site" | "pages" | "files" | "nextChange">;

export interface LastBuildOptions {
  /** The practice's folder. */
  root: string;
  packageFolder: string;
  /** The output folder. */
  output: string;
  cacheFolder: string;
  /** Everything that a build depends on besides files: versions, the year. */
  settings: readonly string[];
  /** Moment that the current build is for, in milliseconds since 1970. */
  date: number;
}

/** Compares with the previous build by the hashes of all inputs and outputs. Loads none of the steps. */
export class LastBuild {
  readonly #output: string;
  readonly #settings: readonly string[];
  readonly #places: readonly string[];
  readonly #note: NoteFile;
  readonly #bringsCode: boolean;
  readonly #date: number;

  /** Throws a UsageError for a cache folder that is a link. */
  constructor({ root, packageFolder, output, cacheFolder, settings, date }: LastBuildOptions) {
    this.#output = output;
    this.#settings = [noteVersion, root, packageFolder, ...settings];
    this.#places = listPlaces(root, packageFolder);
    this.#date = date;
    this.#note = new NoteFile(cacheFolder, output);
    this.#bringsCode = root !== packageFolder && bringsCode(root);
  }

  /** Returns what the last build made, if it is still there and a build now would make the same. */
  findUnchanged(): MadeSite | undefined {
    const note = this.#bringsCode ? undefined : this.#note.read();
    // Once a day a build has to run, to mark the cache entries it uses.
    if (note === undefined || !isYoungerThan(markedEvery, note)) return undefined;
    // On an earlier day, an event that had ended for the last build has not ended yet.
    if (this.#date < note.date || this.#date >= (note.nextChange?.moment ?? Infinity)) return undefined;
    const hashes = readListOf(this.#output, note.site);
    if (hashes === undefined || hashInput(this.#settings, this.#places) !== note.input) return undefined;
    return holdsFiles(this.#output, hashes) ? note : undefined;
  }

  /** Call this before a build reads anything. The returned function notes the finished site, unless an input changed meanwhile. */
  begin(): (made: MadeSite) => void {
    const began = Date.now();
    const before = this.#bringsCode ? undefined : takeStates(this.#places);
    return (made) => {
      if (before === undefined || began - before.lastChange <= unsureMilliseconds) return;
      const input = hashInput(this.#settings, this.#places);
      if (input === undefined || takeStates(this.#places)?.states !== before.states) return;
      this.#note.write({ ...made, input, date: this.#date, made: Date.now() });
    };
  }
}

/** Raise this if the same input gives another output although the tool's version is the same. */
const noteVersion = "3";

function isYoungerThan(milliseconds: number, { made }: BuildNote): boolean {
  const age = Date.now() - made;
  return age >= 0 && age < milliseconds;
}

/** Lists everything that a build reads, from the practice and from the package. */
function listPlaces(root: string, packageFolder: string): string[] {
  return [
    ...["site", "assets", "templates"].map((name) => path.join(root, name)),
    path.join(compiledFolder, "hash"),
    ...["package.json", "templates"].map((name) => path.join(packageFolder, name)),
  ];
}

/** Whether a practice has templates, styles or scripts. When they run, they may read anything: the clock, other files. */
function bringsCode(root: string): boolean {
  try {
    return listFiles(path.join(root, "templates")).length > 0;
  } catch {
    // A file there was removed meanwhile.
    return true;
  }
}
