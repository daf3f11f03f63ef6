import { createHash } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { walkFolder } from "../../lib/disk/walk-folder.ts";
import type { LookName } from "../../model/content/brand.ts";
import { isIgnored } from "../../model/build/ignored-files.ts";
import { packageFolder } from "../../lib/package-folder.ts";

/** The owner of a file's folder. */
type Owner = "practice" | "package";

const candidates = ["", ".tsx", ".ts", ".css", ".js"];

/** Folders inside `templates/` that are no part of it: styles, scripts and looks are merged separately, and words are read with the content. */
const apart = /^(css|script|words|looks)\//;

/** A folder of the practice's, such as `templates`, laid over that of a look, laid over the package's. Upper files replace files of the same name. */
export class MergedFolder {
  /** Name of the folder in both the practice and the package. */
  readonly folder: string;
  /** The practice's folder. */
  readonly root: string;
  readonly #layers: readonly { owner: Owner; folder: string; names: readonly string[] }[];
  readonly #contents = new Map<string, Buffer>();
  #hash: string | undefined;

  constructor(folder: string, root: string, look: LookName) {
    this.folder = folder;
    this.root = root;
    const layer = (owner: Owner, home: string, below = folder) => {
      const own = path.join(home, below);
      const entries = isBehindLink(home, below) ? [] : walkFolder(own, isIgnored);
      const files = entries.filter(({ name, kind }) => kind === "file" && !this.#isApart(name));
      return { owner, folder: own, names: files.map(({ name }) => name) };
    };
    const ofPackage = [
      layer("package", packageFolder, folder.replace("templates", `templates/looks/${look}`)),
      layer("package", packageFolder),
    ];
    // The package itself may be the practice.
    const layers = root === packageFolder ? ofPackage : [layer("practice", root), ...ofPackage];
    this.#layers = layers.filter(({ names }) => names.length > 0);
  }

  /** Whether the practice has any files here. */
  get hasOwn(): boolean {
    return this.#layers.some(({ owner }) => owner === "practice");
  }

  /** Returns the path below the folders of an absolute path, with any extension; undefined if it is in none of them. */
  nameOf(file: string): string | undefined {
    const home = this.#layers.find(({ folder }) => file.startsWith(folder + path.sep));
    const name = home && file.slice(home.folder.length + 1).replaceAll(path.sep, "/");
    return name === undefined || this.#isApart(name) ? undefined : name;
  }

  #isApart(name: string): boolean {
    return this.folder === "templates" && apart.test(name);
  }

  /** Returns the file that an import of this name leads to, with or without an extension. */
  find(target: string): string | undefined {
    for (const { folder, names } of this.#layers) {
      const name = candidates.map((extension) => target + extension).find((each) => names.includes(each));
      if (name !== undefined && path.extname(name) !== "") return path.join(folder, name);
    }
    return undefined;
  }

  /**
   * Returns the package's file of this name, even if the practice has its own `parts/header.tsx`. If a look has one too, the practice's file
   * gets that of the look, and the look's gets that of the package.
   */
  originalOf(name: string, importer?: string): string | undefined {
    const isImporter = (folder: string, file: string): boolean => path.join(folder, file) === importer;
    const above = this.#layers.findIndex(({ folder, names }) => names.some((each) => isImporter(folder, each)));
    const layer = this.#layers.find(
      ({ owner, names }, index) => owner === "package" && index > above && names.includes(name),
    );
    return layer && path.join(layer.folder, name);
  }

  /** Lists the practice's files, except those that are no part of a site. */
  listOwn(): readonly string[] {
    return this.#layers.find(({ owner }) => owner === "practice")?.names ?? [];
  }

  /** Reads a file once, so its bytes stay the same for the whole build. */
  read(file: string): Buffer {
    let contents = this.#contents.get(file);
    if (contents === undefined) this.#contents.set(file, (contents = readFileSync(file)));
    return contents;
  }

  /** Returns the texts of the practice's files, by path from its folder. */
  ownTexts(): Map<string, string> {
    const textOf = (file: string): string => this.read(path.join(this.root, file)).toString().replace(/\r\n?/g, "\n");
    const files = this.listOwn().map((name) => `${this.folder}/${name}`);
    return new Map(files.map((file) => [file, textOf(file)]));
  }

  /** Hashes the names and bytes of all files, and the location of the practice's files if there are any. */
  hash(): string {
    return (this.#hash ??= this.#hashFiles());
  }

  #hashFiles(): string {
    const hash = createHash("sha256");
    for (const { owner, folder, names } of this.#layers) {
      hash.update(`${owner === "practice" ? folder : ""}\0`);
      for (const name of names)
        hash
          .update(`${name}\0`)
          .update(this.read(path.join(folder, name)))
          .update("\0");
    }
    return hash.digest("hex");
  }
}

/** A practice's code, laid over the package's. */
export interface CodeFolders {
  templates: MergedFolder;
  styles: MergedFolder;
  script: MergedFolder;
}

export function openCodeFolders(root: string, look: LookName = "coast"): CodeFolders {
  return {
    templates: new MergedFolder("templates", root, look),
    styles: new MergedFolder("templates/css", root, look),
    script: new MergedFolder("templates/script", root, look),
  };
}

/** Whether the folder is behind a symbolic link. `read` reports such links, and nothing is read through one. */
function isBehindLink(home: string, folder: string): boolean {
  try {
    return realpathSync(path.join(home, folder)) !== path.join(realpathSync(home), folder);
  } catch {
    return false;
  }
}
