import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

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

/** Keeps encoded pictures by the hash of the original's bytes and of every setting, so that nothing stale can come out of it. */
export class MediaCache {
  readonly #folders: readonly string[];

  /** The first folder is written to; all are read. */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
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
      .slice(0, 32);
    for (const folder of this.#folders) {
      const cached = readCached(folder, key);
      if (cached) return cached;
    }
    return this.#write(key, await encode());
  }

  #write(key: string, { size, files }: Encoded): Cached {
    mkdirSync(this.#folder, { recursive: true });
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

const extensions: Readonly<Record<string, string>> = {
  "image/svg+xml": "svg",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};
