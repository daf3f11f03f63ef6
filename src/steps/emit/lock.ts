import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { codeOf } from "../../ground/error-code.ts";
import { NotAFile, readRegularFile } from "../../ground/disk/read-regular-file.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { guardNameOf } from "./file-names.ts";
import { isRunning, thisProcess, type RunningProcess } from "./running-process.ts";

/** The process that holds a lock. */
export interface Holder extends RunningProcess {
  /** Time when it took the lock, in UTC (ISO 8601). */
  since: string;
  /** The lock's file. People may delete it if all of this is wrong. */
  file: string;
}

interface Lock extends RunningProcess {
  since: string;
  run: string;
}

/** Distinguishes this process from an earlier one with its number, and its own lock from another's. */
const run = randomUUID();

const pollMilliseconds = 50;
/** A lock or guard is written at once. An empty one this old belongs to a process that ended in between. */
const emptyMilliseconds = 5000;
/** Limit for locks of other machines, whose processes cannot be checked. No build writes for this long. */
const strangerMilliseconds = 10 * 60 * 1000;

/**
 * Makes a lock file that names this process, and returns the function that removes it. If another process holds the lock, calls `onWait`
 * once and waits. A lock whose process has ended is taken over.
 */
export function takeLock(file: string, onWait?: (holder: Holder) => void): () => void {
  const text = JSON.stringify({ ...thisProcess(), since: new Date().toISOString(), run } satisfies Lock);
  let hasTold = false;
  while (!create(file, text)) {
    const found = readLock(file);
    if (found === undefined) continue;
    if (isStale(found)) {
      if (!removeStale(file, found.text)) sleep(pollMilliseconds);
      continue;
    }
    if (found.lock?.run === run) throw new UsageError("Two sites of one run cannot have the same output folder.");
    if (!hasTold && found.lock !== undefined) onWait?.({ ...found.lock, file });
    hasTold ||= found.lock !== undefined;
    sleep(pollMilliseconds);
  }
  return () => {
    try {
      if (readLock(file)?.text === text) rmSync(file, { force: true });
    } catch {
      // The next build sees that this process has ended.
    }
  };
}

interface FoundLock {
  text: string;
  /** Absent while the lock is being written. */
  lock: Lock | undefined;
  ageMilliseconds: number;
}

/** Throws a UsageError for anything but a file, which no build has made. */
function readLock(file: string): FoundLock | undefined {
  try {
    const { bytes, stats } = readRegularFile(file);
    const text = bytes.toString();
    return { text, lock: parseLock(text), ageMilliseconds: Date.now() - stats.mtimeMs };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error instanceof NotAFile
      ? new UsageError(`${file} is a link, folder or device that no build has made. Remove it and build again.`)
      : error;
  }
}

/** Validates the lock, because anybody may have written it, and parts of it are printed. */
function parseLock(text: string): Lock | undefined {
  try {
    const lock = JSON.parse(text) as Partial<Record<keyof Lock, unknown>> | null;
    const isWhole =
      Number.isSafeInteger(lock?.process) &&
      [lock?.machine, lock?.started, lock?.run].every((each) => typeof each === "string") &&
      /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(lock?.since));
    return isWhole ? (lock as Lock) : undefined;
  } catch {
    return undefined;
  }
}

function isStale({ lock, ageMilliseconds }: FoundLock): boolean {
  if (lock === undefined) return ageMilliseconds > emptyMilliseconds;
  if (lock.run === run) return false;
  const own = thisProcess();
  if (lock.machine !== own.machine) return ageMilliseconds > strangerMilliseconds;
  if (lock.process === own.process || !isRunning(lock)) return true;
  return lock.started === "" && ageMilliseconds > strangerMilliseconds;
}

/**
 * Removes a stale lock. If two builds find one, the slower must not remove the lock that the faster has made by then, so each holds a guard
 * file and looks again. Returns false if another build holds the guard.
 */
function removeStale(file: string, text: string): boolean {
  const guard = guardNameOf(file);
  if (!create(guard, text)) {
    if ((readLock(guard)?.ageMilliseconds ?? 0) > emptyMilliseconds) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (readLock(file)?.text === text) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Returns false if the file exists already. */
function create(file: string, text: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, "wx");
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  try {
    writeSync(descriptor, text);
    return true;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
