import { createHash, hash } from "node:crypto";
import { lutimesSync, rmSync } from "node:fs";
import path from "node:path";
import {
  keptUnused,
  listCacheEntries,
  makeCacheFolder,
  markedEvery,
  refuseLinkedCache,
  removeIfOlder,
} from "../../lib/disk/cache-folder.ts";
import { findEntry } from "../../lib/disk/folders.ts";
import { readRegularFile } from "../../lib/disk/read-regular-file.ts";
import { replaceFile } from "../../lib/disk/replace-file.ts";

interface CacheEntry<File> {
  size: { width: number; height: number };
  /** Set for films only. */
  hasSound?: boolean;
  files: ({ type: string; width: number } & File)[];
}

/** A prepared picture or film. The first file of a picture is the one every browser can show. */
export type Encoded = CacheEntry<{ bytes: Buffer }>;

/** A cache entry, with each file's path on disk and the SHA-256 of its bytes. */
export type Cached = CacheEntry<{ hash: string; file: string }>;

const keyLength = 32;

/** Names of entries, and of the files that belong to an entry. */
const entryName = /^[\da-f]{32}\.json$/;
const fileName = /^[\da-f]{32}-\d+\.[a-z\d]+$/;

/**
 * Keeps encoded pictures and films by the hash of the original's bytes and of every setting, so it never returns anything stale. The
 * modification time of an entry's `.json` file says when the entry was last used, to the day.
 */
export class MediaCache {
  readonly folder: string;
  readonly #now: number;

  /** `now` is in milliseconds since 1970. Throws a UsageError for a folder that is a link. */
  constructor(folder: string, now: number) {
    refuseLinkedCache(folder);
    this.folder = folder;
    this.#now = now;
  }

  /** Returns what was made from these bytes with these settings. Calls `encode` only if the cache does not have it. */
  async get(bytes: Buffer, settings: object, encode: () => Promise<Encoded> | Encoded): Promise<Cached> {
    const key = cacheKeyOf(bytes, settings);
    return this.#find(key) ?? this.#write(key, await encode());
  }

  /** Returns the cached entry for these bytes and settings, or undefined. */
  find(bytes: Buffer, settings: object): Cached | undefined {
    return this.#find(cacheKeyOf(bytes, settings));
  }

  #find(key: string): Cached | undefined {
    this.#markUsed(key);
    return readCached(this.folder, key);
  }

  /** Removes what no build has used for a month. Leaves files that this cache did not make. */
  prune(): void {
    const time = this.#now - keptUnused;
    const pathOf = (name: string): string => path.join(this.folder, name);
    // An entry is removed before its files, so nobody finds an entry that is half gone.
    for (const name of listCacheEntries(this.folder, entryName)) removeIfOlder(pathOf(name), time);
    for (const name of listCacheEntries(this.folder, fileName)) {
      const isNeeded = fileName.test(name) && findEntry(pathOf(`${name.slice(0, keyLength)}.json`)) !== undefined;
      if (!isNeeded) removeIfOlder(pathOf(name), time);
    }
  }

  /** Marks an entry before it is read, so another build does not remove it in between. */
  #markUsed(key: string): void {
    const file = path.join(this.folder, `${key}.json`);
    const stats = findEntry(file);
    if (stats === undefined || this.#now - stats.mtimeMs < markedEvery) return;
    try {
      lutimesSync(file, stats.atimeMs / 1000, this.#now / 1000);
    } catch {
      // The entry was just removed, or is read-only. A removed one is encoded again; a read-only one is never pruned by us.
    }
  }

  #write(key: string, { files, ...rest }: Encoded): Cached {
    makeCacheFolder(this.folder);
    const pathOf = (name: string): string => path.join(this.folder, name);
    const made = files.map(({ type, width, bytes }) => {
      const name = fileNameOf(key, type, width);
      replaceEntry(pathOf(name), bytes);
      return { type, width, hash: hash("sha256", bytes), file: name };
    });
    // The entry is written last, so a reader who finds it finds every file it names.
    replaceEntry(pathOf(`${key}.json`), JSON.stringify({ ...rest, files: made }));
    return { ...rest, files: made.map((each) => ({ ...each, file: pathOf(each.file) })) };
  }
}

/** Replaces a folder of the same name, which a restored cache may contain. */
function replaceEntry(file: string, contents: string | Uint8Array): void {
  if (findEntry(file)?.isDirectory()) rmSync(file, { recursive: true });
  replaceFile(file, contents);
}

function cacheKeyOf(bytes: Buffer, settings: object): string {
  const hashing = createHash("sha256").update(JSON.stringify(settings)).update("\0").update(bytes);
  return hashing.digest("hex").slice(0, keyLength);
}

/** Returns the entry if it is whole and its files are unchanged, else undefined: anybody may have written to the folder. */
function readCached(folder: string, key: string): Cached | undefined {
  try {
    const { bytes } = readRegularFile(path.join(folder, `${key}.json`));
    const { size, hasSound, files } = JSON.parse(bytes.toString()) as Cached;
    const isSound =
      [size.width, size.height].every(Number.isFinite) &&
      files.length > 0 &&
      files.every((each) => isSoundFile(folder, key, each));
    return isSound
      ? {
          size,
          ...(typeof hasSound === "boolean" && { hasSound }),
          files: files.map((each) => ({ ...each, file: path.join(folder, each.file) })),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

function isSoundFile(folder: string, key: string, { type, width, hash: expected, file }: Cached["files"][0]): boolean {
  const isOurs =
    Object.hasOwn(extensions, type) && Number.isSafeInteger(width) && file === fileNameOf(key, type, width);
  return isOurs && hash("sha256", readRegularFile(path.join(folder, file)).bytes) === expected;
}

function fileNameOf(key: string, type: string, width: number): string {
  return `${key}-${width}.${extensions[type]!}`;
}

const extensions: Readonly<Record<string, string>> = {
  "image/svg+xml": "svg",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/x-icon": "ico",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/ogg": "ogg",
  "font/woff2": "woff2",
  "application/json": "json",
};
