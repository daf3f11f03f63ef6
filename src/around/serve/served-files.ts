import { contentHash } from "../../ground/disk/hashed-path.ts";
import type { OutputFile } from "../../model/output.ts";

/** Files of the newest build by path, and for a while those of older builds whose names hold a hash. */
export class ServedFiles {
  #files: ReadonlyMap<string, OutputFile> = new Map();
  /** Older hashed files, which open pages still load. Their names hold a hash, so they cannot be stale. */
  readonly #older = new Map<string, OutputFile>();

  replace(outputs: readonly OutputFile[]): void {
    const files = new Map(outputs.map((file) => [file.path, file]));
    for (const path of files.keys()) this.#older.delete(path);
    // A file that the site still has is not kept as an older one; otherwise a site with many pictures would push old stylesheets out at
    // once.
    for (const [path, file] of this.#files) if (isHashed(path) && !files.has(path)) this.#older.set(path, file);
    for (const path of [...this.#older.keys()].slice(0, -keptFiles)) this.#older.delete(path);
    this.#files = files;
  }

  get(path: string): OutputFile | undefined {
    return this.#files.get(path) ?? this.#older.get(path);
  }
}

const keptFiles = 500;

/** Whether a file is named by its hash, as everything below `assets/` is. */
export function isHashed(path: string): boolean {
  return path.startsWith("assets/");
}

/** Returns a longer hash than in file names, because it identifies contents and nobody reads it. */
export function hashOf(contents: string | Uint8Array): string {
  return contentHash(contents, 20);
}
