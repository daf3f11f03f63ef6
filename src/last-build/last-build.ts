import path from "node:path";
import { markedEvery } from "../disk/cache-folder.ts";
import { unsureMilliseconds } from "../disk/file-state.ts";
import { listFiles } from "../read/list-files.ts";
import { NoteFile, type BuildNote } from "./build-note.ts";
import { holdsFiles, readListOf } from "./compare-output.ts";
import { hashInput, takeStates } from "./hash-input.ts";

/** What a build reports of the site it has made. */
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
  /** The moment that a build now is for, in milliseconds since 1970. */
  date: number;
}

/** Compares with the build before, by the hash of all that goes in and of all that came out. Loads none of the steps. */
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

  /** What the last build made, if it is still there and a build now would make the same. */
  findUnchanged(): MadeSite | undefined {
    const note = this.#bringsCode ? undefined : this.#note.read();
    // Once a day a build has to mark what it uses of the cache.
    if (note === undefined || !isYoungerThan(markedEvery, note)) return undefined;
    // What was over for the last build is not over on an earlier day.
    if (this.#date < note.date || this.#date >= (note.nextChange?.moment ?? Infinity)) return undefined;
    const hashes = readListOf(this.#output, note.site);
    if (hashes === undefined || hashInput(this.#settings, this.#places) !== note.input) return undefined;
    return holdsFiles(this.#output, hashes) ? note : undefined;
  }

  /** To be called before a build reads anything. The function it returns notes the site that was made, unless something changed meanwhile. */
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

/** To be raised when the same input gives another output although the version of the tool is the same. */
const noteVersion = "3";

function isYoungerThan(milliseconds: number, { made }: BuildNote): boolean {
  const age = Date.now() - made;
  return age >= 0 && age < milliseconds;
}

/** All that a build reads, of the practice and of the package. */
function listPlaces(root: string, packageFolder: string): string[] {
  return [
    ...["site", "assets", "templates"].map((name) => path.join(root, name)),
    ...[".compiled/hash", "package.json", "templates"].map((name) => path.join(packageFolder, name)),
  ];
}

/** Whether a practice has templates, styles or scripts. Those may read anything when they run: the clock, other files. */
function bringsCode(root: string): boolean {
  try {
    return listFiles(path.join(root, "templates")).length > 0;
  } catch {
    // Something there went away meanwhile.
    return true;
  }
}
