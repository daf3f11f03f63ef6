import { hash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { realFolder } from "./output-folder.ts";

/** What a build notes about itself, so that the next one can see that it would make the same. */
export interface Receipt {
  /** The hash of all that went in. */
  fingerprint: string;
  /** The hash of all that came out (`WriteReport`). */
  site: string;
  pages: number;
  /** How many files the output folder holds, the list of files included. */
  files: number;
  /** In milliseconds since 1970. */
  made: number;
}

/** Each output folder has a receipt of its own. Its name ends as the cache's entries do, which removes it with them after a month. */
export function receiptFile(cacheFolder: string, folder: string): string {
  return path.join(cacheFolder, `receipt-${hash("sha256", realFolder(folder)).slice(0, 16)}.json`);
}

/** Undefined when it is not there, or not whole. */
export function readReceipt(file: string): Receipt | undefined {
  try {
    const { hash: written, receipt } = JSON.parse(readFileSync(file, "utf8")) as { hash: string; receipt: Receipt };
    return written === hashOf(receipt) ? receipt : undefined;
  } catch {
    return undefined;
  }
}

/** One that cannot be written is done without. */
export function writeReceipt(file: string, receipt: Receipt): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify({ hash: hashOf(receipt), receipt }));
    renameSync(temporary, file);
  } catch {
    removeIfThere(temporary);
  }
}

function hashOf(receipt: Receipt): string {
  return hash("sha256", JSON.stringify(receipt));
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Neither there nor reachable.
  }
}
