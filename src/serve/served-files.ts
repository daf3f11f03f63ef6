import { contentHash } from "../media/hashed-path.ts";
import type { OutputFile } from "../model/output.ts";

/** The newest build's files by their path, and for a while those of older builds whose names hold a hash. */
export class ServedFiles {
  #files: ReadonlyMap<string, OutputFile> = new Map();
  /** Pages that are open load them still: their names say what is in them, so none can be stale. */
  readonly #older = new Map<string, OutputFile>();
  readonly #tags = new WeakMap<object, string>();

  replace(outputs: readonly OutputFile[]): void {
    const files = new Map(outputs.map((file) => [file.path, file]));
    for (const path of files.keys()) this.#older.delete(path);
    // What the site still has is not kept twice: a site of many pictures would push old stylesheets out at once.
    for (const [path, file] of this.#files) if (isHashed(path) && !files.has(path)) this.#older.set(path, file);
    for (const path of [...this.#older.keys()].slice(0, -keptFiles)) this.#older.delete(path);
    this.#files = files;
  }

  get(path: string): OutputFile | undefined {
    return this.#files.get(path) ?? this.#older.get(path);
  }

  /** The hash of what is in a file that is held in memory. */
  tagOf(file: OutputFile & { contents: string | Uint8Array }): string {
    const tag = this.#tags.get(file) ?? hashOf(file.contents);
    this.#tags.set(file, tag);
    return tag;
  }
}

const keptFiles = 500;

/** Everything below `assets/` is named by the hash of what is in it. */
export function isHashed(path: string): boolean {
  return path.startsWith("assets/");
}

/** Longer than in a file's name: it stands for what is there, and nobody reads it. */
export function hashOf(contents: string | Uint8Array): string {
  return contentHash(contents, 20);
}
