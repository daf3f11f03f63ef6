import { createHash } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeCacheFolder } from "../folders.ts";
import { readIfThere } from "./read-if-there.ts";

const digestLength = 32;

/**
 * Keeps what was made of code in files of their own, one for each name; what is in them says what it was made from, and whoever
 * reads it compares. A file that is not whole, or another's, counts as none, and one that cannot be written is done without.
 */
export class CodeCache {
  readonly #folder: string | undefined;
  readonly #folders: readonly string[];

  /** `folder` is written to and read, if there is one; the others are only read. */
  constructor(folder: string | undefined, others: readonly string[]) {
    this.#folder = folder;
    this.#folders = folder === undefined ? others : [folder, ...others];
  }

  /** What is kept under a name, in each folder. */
  *read(name: string): Generator<Buffer> {
    for (const folder of this.#folders) {
      const file = readIfThere(path.join(folder, name));
      const contents = file?.subarray(digestLength);
      if (file && contents && digestOf(name, contents).equals(file.subarray(0, digestLength))) yield contents;
    }
  }

  write(name: string, contents: Uint8Array): void {
    if (this.#folder === undefined) return;
    const target = path.join(this.#folder, name);
    // Two that write it at once may spoil it, which whoever reads it notices; and what is left behind is never more than one.
    const temporary = `${target}.tmp`;
    try {
      makeCacheFolder(this.#folder);
      writeFileSync(temporary, Buffer.concat([digestOf(name, contents), contents]));
      renameSync(temporary, target);
    } catch {
      // A full disk, a folder that may only be read: the next build makes it anew.
      removeIfThere(temporary);
    }
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Neither there nor reachable.
  }
}

function digestOf(name: string, contents: Uint8Array): Buffer {
  return createHash("sha256").update(`${name}\n`).update(contents).digest();
}
