import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { codeOf } from "../../lib/error-code.ts";
import { findEntry, makeUnlessThere } from "../../lib/disk/folders.ts";
import { isRunning } from "../../lib/is-running.ts";
import { UsageError } from "../../lib/usage-error.ts";

/*
 * The lock of an output folder is a folder in it. A build puts its claim there, an empty file named after its process, and then looks for
 * claims of others. If there are any, it takes its own back and tries again later. So two builds never both find that they are alone. A
 * claim whose process has ended may be removed by anyone, because no other build ever has a claim of that name.
 */

/** The folder in an output folder that builds work in, with the lock and the files of the next site. */
export const workName = ".dentalsite-build";

/** The process that writes an output folder. */
export interface Holder {
  process: number;
  /** The lock. People may delete it if there is no such process. */
  lock: string;
}

/** No build writes for this long, so an older claim is left over. So is one from the future: its disk's clock has been set since. */
const longMilliseconds = 10 * 60 * 1000;

/** Containers may share a name and a disk, so on Linux the name says when the machine was started, and which of its containers this is. */
function nameMachine(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8") + readlinkSync("/proc/self/ns/pid");
  } catch {
    return hostname();
  }
}

const machine = createHash("sha256").update(nameMachine()).digest("hex").slice(0, 16);

/** Names the claim of a process of this machine. */
export const nameClaim = (id: number): string => `${id}-${machine}-${randomUUID()}`;

/**
 * Runs `work` alone, with a new, empty folder for files of the next site, and removes that folder afterwards. If another process works on
 * the output folder, calls `onWait` once and waits.
 */
export function withLock<Result>(
  output: string,
  onWait: ((holder: Holder) => void) | undefined,
  work: (staging: string) => Result,
): Result {
  const lock = path.join(output, workName);
  const staging = path.join(lock, "new");
  const claim = path.join(lock, nameClaim(process.pid));
  try {
    takeLock(lock, claim, onWait);
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    return work(staging);
  } finally {
    ignoringErrors(() => {
      if (findEntry(claim) !== undefined) rmSync(staging, { recursive: true, force: true });
    });
    giveBack(lock, claim);
  }
}

function takeLock(lock: string, claim: string, onWait?: (holder: Holder) => void): void {
  for (let hasTold = false; ;) {
    if (makeClaim(lock, claim)) {
      const holder = findHolder(lock, claim);
      if (holder === undefined) return;
      giveBack(lock, claim);
      if (!hasTold) onWait?.({ process: holder, lock });
      hasTold = true;
    }
    sleep(20 + Math.random() * 40);
  }
}

/** Returns false if another build has just removed the lock. */
function makeClaim(lock: string, claim: string): boolean {
  makeUnlessThere(lock);
  if (findEntry(lock)?.isDirectory() === false) {
    throw new UsageError(`${lock} is a link, file or device that no build has made. Remove it and build again.`);
  }
  try {
    writeFileSync(claim, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return false;
  }
}

/** Returns the process of another claim, and removes claims that are left over. */
function findHolder(lock: string, own: string): number | undefined {
  for (const name of readdirSync(lock)) {
    const [, id, on] = /^(\d+)-([\da-f]+)-/.exec(name) ?? [];
    const claim = path.join(lock, name);
    const made = findEntry(claim)?.mtimeMs;
    if (claim === own || id === undefined || made === undefined) continue;
    const isOver = on === machine && (Number(id) === process.pid || !isRunning(Number(id)));
    if (!isOver && Math.abs(Date.now() - made) < longMilliseconds) return Number(id);
    rmSync(claim, { force: true });
  }
  return undefined;
}

/** The folder stays while others have claims in it. If the claim cannot be removed, the next build sees that this process has ended. */
function giveBack(lock: string, claim: string): void {
  ignoringErrors(() => {
    rmSync(claim, { force: true });
    rmdirSync(lock);
  });
}

function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {
    // The next build tries again.
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
