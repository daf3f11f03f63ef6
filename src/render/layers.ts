import { createHash } from "node:crypto";
import { readdirSync, statSync, type Dirent } from "node:fs";
import path from "node:path";
import { readIfThere } from "../code/read-if-there.ts";
import { isIgnored } from "../model/ignored-files.ts";

/** Whose folder a file is in. */
export type Owner = "practice" | "package";

/** A file of the first folder that has it, by its name below that folder. */
export interface LayeredFile {
  owner: Owner;
  name: string;
  file: string;
}

/** What shares parts between pages. It makes nothing of a page, so no practice can have one of its own. */
export const sharing = "parts/shared-part.tsx";

const candidates = ["", ".tsx", ".ts", ".css", ".js"];

/** Folders of which the first covers the second: files of the practice stand in for files of the same name of the package. */
export class Layers {
  /** The name of the folder, of the practice's and the package's. */
  readonly folder: "assets" | "templates";
  readonly #folders: readonly { owner: Owner; folder: string }[];
  /** The files in each folder that was asked for. Those that come and go meanwhile are a change of their own. */
  readonly #listings = new Map<string, ReadonlySet<string>>();
  /** What was looked for. */
  readonly #found = new Map<string, LayeredFile | undefined>();
  /** What was read. */
  readonly #contents = new Map<string, Buffer | undefined>();
  readonly #hashes = new Map<string, string>();

  constructor(folder: "assets" | "templates", root: string, packageFolder: string) {
    this.folder = folder;
    const own = { owner: "package" as const, folder: path.join(packageFolder, folder) };
    // Where the package itself is the practice, nothing covers anything.
    this.#folders = root === packageFolder ? [own] : [{ owner: "practice", folder: path.join(root, folder) }, own];
  }

  /** The name below the folders of an absolute path without regard to its extension; undefined when it is in none of them. */
  nameOf(file: string): string | undefined {
    const home = this.#folders.find(({ folder }) => file.startsWith(folder + path.sep));
    return home && file.slice(home.folder.length + 1).replaceAll(path.sep, "/");
  }

  /** What an import of this name, with or without an extension, leads to. */
  find(target: string): LayeredFile | undefined {
    if (!this.#found.has(target)) this.#found.set(target, this.#look(target));
    return this.#found.get(target);
  }

  #look(target: string): LayeredFile | undefined {
    for (const { owner, folder } of this.#folders) {
      for (const extension of candidates) {
        const name = target + extension;
        const file = path.join(folder, name);
        if (owner === "practice" && name === sharing) continue;
        if (path.extname(name) !== "" && this.#isThere(file)) return { owner, name, file };
      }
    }
    return undefined;
  }

  /** The names of all files below the folder of the practice's, or of the package's; not of those that are no part of a site. */
  list(owner: Owner): string[] {
    const layer = this.#folders.find((each) => each.owner === owner);
    return layer === undefined ? [] : namesBelow(layer.folder, "");
  }

  /** The bytes of a file, which stay the same however often they are asked for; undefined when it cannot be read. */
  read(file: string): Buffer | undefined {
    if (!this.#contents.has(file)) this.#contents.set(file, readIfThere(file));
    return this.#contents.get(file);
  }

  /** The hash of what `read` gives. */
  hashOf(file: string): string | undefined {
    const contents = this.read(file);
    if (contents === undefined) return undefined;
    const hash = this.#hashes.get(file) ?? createHash("sha256").update(contents).digest("base64");
    this.#hashes.set(file, hash);
    return hash;
  }

  #isThere(file: string): boolean {
    const folder = path.dirname(file);
    const listing = this.#listings.get(folder) ?? new Set(filesIn(folder));
    this.#listings.set(folder, listing);
    return listing.has(path.basename(file));
  }
}

function namesBelow(folder: string, prefix: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const name = prefix + entry.name;
    if (isIgnored(name)) return [];
    return entry.isDirectory() ? namesBelow(path.join(folder, entry.name), `${name}/`) : entry.isFile() ? [name] : [];
  });
}

/** What changes when a file of another package is replaced; undefined when it is not there. */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}

/** Not those behind a symbolic link: `read` tells of those, and nothing is read through one. */
function filesIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
