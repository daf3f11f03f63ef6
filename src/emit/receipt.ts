import { hash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { realFolder } from "../folders.ts";
import { keptUnused } from "../model/cache-times.ts";

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

const receiptName = /^receipt-[\da-f]{16}\.json(\.[\da-f-]{36}\.tmp)?$/;

/** Each output folder has a receipt of its own. Those of folders that are not built any more go when another is written. */
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

/** One that cannot be written is done without. Removes those that were written a month before this one was made. */
export function writeReceipt(file: string, receipt: Receipt): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify({ hash: hashOf(receipt), receipt }));
    renameSync(temporary, file);
  } catch {
    removeIfThere(temporary);
  }
  removeOld(path.dirname(file), receipt.made - keptUnused);
}

/** Receipts from before that time, and what builds that were stopped left of theirs. */
function removeOld(folder: string, time: number): void {
  try {
    for (const name of readdirSync(folder).filter((each) => receiptName.test(each))) {
      const file = path.join(folder, name);
      const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (written !== undefined && written < time) removeIfThere(file);
    }
  } catch {
    // The folder could not be made, or is protected: it can wait.
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
