import { createHash, randomUUID } from "node:crypto";
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import path from "node:path";
import { makeCacheFolder } from "../folders.ts";
import { recallNothing, type Recall } from "../memory.ts";
import { keptUnused, markedEvery } from "../model/cache-times.ts";

/** A picture as it was made ready: the first file is the one every browser can show. */
export interface Encoded {
  size: { width: number; height: number };
  files: { type: string; width: number; bytes: Buffer }[];
}

/** The same in the cache, with each file's bytes on disk. */
export interface Cached {
  size: { width: number; height: number };
  files: { type: string; width: number; size: number; file: string }[];
}

const keyLength = 32;

/**
 * Keeps encoded pictures by the hash of the original's bytes and of every setting, so that nothing stale can come out of it.
 * An entry's `.json` file says by its time when the entry was last used, to the day.
 */
export class MediaCache {
  readonly #folders: readonly string[];
  readonly #now: number;
  readonly #recall: Recall;

  /**
   * The first folder is written to; all are read. `now` is in milliseconds since 1970. With `recall` a picture that this process
   * made for another practice is copied, not encoded again.
   */
  constructor(folders: readonly string[], now: number, recall: Recall = recallNothing) {
    this.#folders = folders;
    this.#now = now;
    this.#recall = recall;
  }

  get #folder(): string {
    return this.#folders[0]!;
  }

  /** What was made from these bytes with these settings; `encode` is called only when it is not there yet. */
  async get(bytes: Buffer, settings: object, encode: () => Promise<Encoded> | Encoded): Promise<Cached> {
    const key = createHash("sha256")
      .update(JSON.stringify(settings))
      .update("\0")
      .update(bytes)
      .digest("hex")
      .slice(0, keyLength);
    this.#markUsed(key);
    // The first practice of a group that had it.
    const first = this.#recall("media", key, () => this.#folder);
    for (const folder of this.#folders) {
      const cached = readCached(folder, key);
      if (cached) return cached;
    }
    return this.#write(key, readEncoded(first, key) ?? (await encode()));
  }

  /** Removes what no build has used for a month. */
  prune(): void {
    const old = readNames(this.#folder).filter((name) => this.#isOld(name));
    // An entry's own file goes before its pictures: what is half gone is not found any more.
    for (const name of old.filter((each) => each.endsWith(".json"))) this.#remove(name);
    for (const name of old.filter((each) => !each.endsWith(".json"))) {
      const entry = statIfThere(path.join(this.#folder, `${name.slice(0, keyLength)}.json`));
      if (entry === undefined || name.endsWith(".tmp")) this.#remove(name);
    }
  }

  #isOld(name: string): boolean {
    const stats = statIfThere(path.join(this.#folder, name));
    return stats !== undefined && this.#now - stats.mtimeMs > keptUnused;
  }

  #remove(name: string): void {
    // Another build may have begun to use it, or may be removing it too.
    if (!this.#isOld(name)) return;
    try {
      rmSync(path.join(this.#folder, name), { force: true });
    } catch {
      // In use or protected: it can wait.
    }
  }

  /** Before the entry is looked at, so that another build does not take it away in between. */
  #markUsed(key: string): void {
    const file = path.join(this.#folder, `${key}.json`);
    const stats = statIfThere(file);
    if (stats === undefined || this.#now - stats.mtimeMs < markedEvery) return;
    try {
      utimesSync(file, stats.atimeMs / 1000, this.#now / 1000);
    } catch {
      // It was removed just now, or may only be read: the first is encoded again, the second is never pruned by us.
    }
  }

  #write(key: string, { size, files }: Encoded): Cached {
    makeCacheFolder(this.#folder);
    const names = files.map(({ type, width, bytes }) => {
      const name = `${key}-${width}.${extensions[type] ?? "bin"}`;
      this.#replace(name, bytes);
      return { type, width, size: bytes.length, file: name };
    });
    // Written last: whoever finds it finds every file it names.
    this.#replace(`${key}.json`, JSON.stringify({ size, files: names }));
    return { size, files: names.map((each) => ({ ...each, file: path.join(this.#folder, each.file) })) };
  }

  #replace(name: string, contents: Buffer | string): void {
    const target = path.join(this.#folder, name);
    const temporary = `${target}.${randomUUID()}.tmp`;
    writeFileSync(temporary, contents);
    renameSync(temporary, target);
  }
}

function readCached(folder: string, key: string): Cached | undefined {
  try {
    const cached = JSON.parse(readFileSync(path.join(folder, `${key}.json`), "utf8")) as Cached;
    const files = cached.files.map((each) => ({ ...each, file: path.join(folder, each.file) }));
    return files.every(({ file, size }) => statSync(file).size === size) ? { ...cached, files } : undefined;
  } catch {
    return undefined;
  }
}

/** What another practice's cache holds, whole; undefined when it has been removed meanwhile. */
function readEncoded(folder: string, key: string): Encoded | undefined {
  try {
    const cached = readCached(folder, key);
    return (
      cached && {
        size: cached.size,
        files: cached.files.map(({ type, width, file }) => ({ type, width, bytes: readFileSync(file) })),
      }
    );
  } catch {
    return undefined;
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function statIfThere(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

const extensions: Readonly<Record<string, string>> = {
  "image/svg+xml": "svg",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};
