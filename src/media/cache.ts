import { createHash, hash } from "node:crypto";
import { lutimesSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  keptUnused,
  listEntries,
  makeCacheFolder,
  markedEvery,
  refuseLinkedCache,
  removeIfOlder,
} from "../disk/cache-folder.ts";
import { findEntry } from "../disk/folders.ts";
import { readRegularFile } from "../disk/read-regular-file.ts";
import { replaceFile } from "../disk/replace-file.ts";
import { recallNothing, type Recall } from "../memory.ts";
import { isRareProfile, type RareProfile } from "./film-profile.ts";

/** A picture or film as it was made ready: the first file of a picture is the one every browser can show. */
export interface Encoded {
  size: { width: number; height: number };
  /** Of a film. */
  hasSound?: boolean;
  /** Of a film that few phones play. */
  profile?: RareProfile | undefined;
  files: { type: string; width: number; bytes: Buffer }[];
}

/** The same in the cache, with each file's bytes on disk, and their SHA-256. */
export interface Cached {
  size: { width: number; height: number };
  hasSound?: boolean;
  profile?: RareProfile | undefined;
  files: { type: string; width: number; hash: string; file: string }[];
}

const keyLength = 32;

/** An entry, and a file that belongs to one. */
const entryName = /^[\da-f]{32}\.json$/;
const fileName = /^[\da-f]{32}-\d+\.[a-z\d]+$/;

/**
 * Keeps encoded pictures and films by the hash of the original's bytes and of every setting, so that nothing stale can come out of it.
 * An entry's `.json` file says by its time when the entry was last used, to the day.
 */
export class MediaCache {
  readonly #folders: readonly string[];
  readonly #now: number;
  readonly #recall: Recall;

  /**
   * The first folder is written to; all are read. `now` is in milliseconds since 1970. With `recall` a picture that this process
   * made for another practice is copied, not encoded again. Throws a UsageError for a folder that is a link.
   */
  constructor(folders: readonly string[], now: number, recall: Recall = recallNothing) {
    folders.forEach(refuseLinkedCache);
    this.#folders = folders;
    this.#now = now;
    this.#recall = recall;
  }

  get #folder(): string {
    return this.#folders[0]!;
  }

  /** What was made from these bytes with these settings; `encode` is called only when it is not there yet. */
  async get(bytes: Buffer, settings: object, encode: () => Promise<Encoded> | Encoded): Promise<Cached> {
    const key = keyOf(bytes, settings);
    // The first practice of a group that had it.
    const first = this.#recall("media", key, () => this.#folder);
    return this.#find(key) ?? this.#write(key, readEncoded(first, key) ?? (await encode()));
  }

  /** The same if it is there. */
  find(bytes: Buffer, settings: object): Cached | undefined {
    return this.#find(keyOf(bytes, settings));
  }

  #find(key: string): Cached | undefined {
    this.#markUsed(key);
    for (const folder of this.#folders) {
      const cached = readCached(folder, key);
      if (cached) return cached;
    }
    return undefined;
  }

  /** Removes what no build has used for a month; of files that this cache has not made, none. */
  prune(): void {
    const time = this.#now - keptUnused;
    const pathOf = (name: string): string => path.join(this.#folder, name);
    // An entry goes before its files: what is half gone is not found any more.
    for (const name of listEntries(this.#folder, entryName)) removeIfOlder(pathOf(name), time);
    for (const name of listEntries(this.#folder, fileName)) {
      const isNeeded = fileName.test(name) && findEntry(pathOf(`${name.slice(0, keyLength)}.json`)) !== undefined;
      if (!isNeeded) removeIfOlder(pathOf(name), time);
    }
  }

  /** Before the entry is looked at, so that another build does not take it away in between. */
  #markUsed(key: string): void {
    const file = path.join(this.#folder, `${key}.json`);
    const stats = findEntry(file);
    if (stats === undefined || this.#now - stats.mtimeMs < markedEvery) return;
    try {
      lutimesSync(file, stats.atimeMs / 1000, this.#now / 1000);
    } catch {
      // It was removed just now, or may only be read: the first is encoded again, the second is never pruned by us.
    }
  }

  #write(key: string, { files, ...rest }: Encoded): Cached {
    makeCacheFolder(this.#folder);
    const pathOf = (name: string): string => path.join(this.#folder, name);
    const made = files.map(({ type, width, bytes }) => {
      const name = nameOf(key, type, width);
      replaceEntry(pathOf(name), bytes);
      return { type, width, hash: hash("sha256", bytes), file: name };
    });
    // Written last: whoever finds it finds every file it names.
    replaceEntry(pathOf(`${key}.json`), JSON.stringify({ ...rest, files: made }));
    return { ...rest, files: made.map((each) => ({ ...each, file: pathOf(each.file) })) };
  }
}

/** The folder that a build writes encoded files into, and one that it only reads them from. */
export interface CacheFolders {
  cacheFolder: string;
  readOnlyCacheFolder?: string | undefined;
}

/** The cache for media in these folders. */
export function openMediaCache(
  { cacheFolder, readOnlyCacheFolder }: CacheFolders,
  now: number,
  recall: Recall,
): MediaCache {
  const folders = [cacheFolder, readOnlyCacheFolder].filter((folder) => folder !== undefined);
  return new MediaCache(
    folders.map((folder) => path.join(folder, "media")),
    now,
    recall,
  );
}

/** A cache that was restored may have a folder of that name. */
function replaceEntry(file: string, contents: string | Uint8Array): void {
  if (findEntry(file)?.isDirectory()) rmSync(file, { recursive: true });
  replaceFile(file, contents);
}

function keyOf(bytes: Buffer, settings: object): string {
  const hashing = createHash("sha256").update(JSON.stringify(settings)).update("\0").update(bytes);
  return hashing.digest("hex").slice(0, keyLength);
}

/** Anybody may have written what is in the folder: undefined unless it is an entry, and its files are those that it was made with. */
function readCached(folder: string, key: string): Cached | undefined {
  try {
    const { bytes } = readRegularFile(path.join(folder, `${key}.json`));
    const { size, hasSound, profile, files } = JSON.parse(bytes.toString()) as Cached;
    const isSound =
      [size.width, size.height].every(Number.isFinite) &&
      files.length > 0 &&
      files.every((each) => isSoundFile(folder, key, each));
    return isSound
      ? {
          size,
          ...(typeof hasSound === "boolean" && { hasSound }),
          ...(isRareProfile(profile) && { profile }),
          files: files.map((each) => ({ ...each, file: path.join(folder, each.file) })),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

function isSoundFile(folder: string, key: string, { type, width, hash: expected, file }: Cached["files"][0]): boolean {
  const isOurs = Object.hasOwn(extensions, type) && Number.isSafeInteger(width) && file === nameOf(key, type, width);
  return isOurs && hash("sha256", readRegularFile(path.join(folder, file)).bytes) === expected;
}

/** What another practice's cache holds, whole; undefined when it has been removed meanwhile. */
function readEncoded(folder: string, key: string): Encoded | undefined {
  try {
    const cached = readCached(folder, key);
    return (
      cached && {
        ...cached,
        files: cached.files.map(({ type, width, file }) => ({ type, width, bytes: readFileSync(file) })),
      }
    );
  } catch {
    return undefined;
  }
}

function nameOf(key: string, type: string, width: number): string {
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
