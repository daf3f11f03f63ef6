import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { codeOf } from "../../ground/error-code.ts";
import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { groupAt } from "../../model/walk-fields.ts";

/*
 * The lock of an output folder is a folder beside or inside it, which only one build can make. It also holds the files of the next site
 * until they are renamed to their places, so whoever removes it removes all that a killed build has left.
 */

/** The process that writes an output folder. */
export interface Holder {
  process: number;
  /** The machine or container that has numbered the process. */
  machine: string;
  /** Time when it took the lock, in UTC (ISO 8601). */
  since: string;
  /** The lock. People may delete it if all of this is wrong. */
  file: string;
}

interface FoundLock {
  /** Absent while the lock is being made. */
  holder: (Omit<Holder, "file"> & { run: string }) | undefined;
  ageMilliseconds: number;
}

/** Distinguishes this process from an earlier one with its number, and its own lock from another's. */
const run = randomUUID();

const pollMilliseconds = 50;
/** A lock gets its holder at once. If it is this old and has none, its process has ended in between. */
const briefMilliseconds = 5000;
/** No build writes for this long. A process that has the holder's number may be another, and that of another machine cannot be asked. */
const longMilliseconds = 10 * 60 * 1000;

/** Containers may share a name and a disk, so on Linux the name says when the machine was started, and which of its containers this is. */
export function nameMachine(): string {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

export function lockNameOf(output: string): string {
  return `.dentalsite-${output}.lock`;
}

/**
 * Takes a lock that is free or stale, and returns the function that removes it with everything in it. If another process holds the lock,
 * calls `onWait` once and waits.
 */
export function takeLock(lock: string, onWait?: (holder: Holder) => void): () => void {
  let hasTold = false;
  while (!tryToTake(lock)) {
    const found = readLock(lock);
    if (found?.holder?.run === run) throw new UsageError("Two sites of one run cannot have the same output folder.");
    if (!hasTold && found?.holder !== undefined && !isStale(found)) {
      onWait?.({ ...found.holder, file: lock });
      hasTold = true;
    }
    sleep(pollMilliseconds);
  }
  return () => {
    try {
      // Another build that looks at the holder, because it seemed stale, may have it.
      const { holder } = readLock(lock) ?? {};
      if (holder === undefined || holder.run === run) remove(lock);
    } catch {
      // The next build sees that this process has ended.
    }
  };
}

/** Makes a lock, or takes over a stale one. If several builds try at once, only one can write its name into it. */
function tryToTake(lock: string): boolean {
  if (!makeOnce(lock)) {
    const found = readLock(lock);
    if (found === undefined || !isStale(found) || !takeHolderOut(lock, found.holder?.run)) return false;
  }
  try {
    const holder = { process: process.pid, machine: nameMachine(), since: new Date().toISOString(), run };
    writeFileSync(holderFileIn(lock), JSON.stringify(holder), { flag: "wx" });
  } catch (error) {
    // Another build was faster.
    if (["EEXIST", "ENOENT"].includes(codeOf(error))) return false;
    remove(lock);
    throw error;
  }
  remove(stagingFolderIn(lock));
  return true;
}

/** Takes the holder out of a stale lock. If another build has taken the lock over by then, its holder is put back. */
function takeHolderOut(lock: string, staleRun: string | undefined): boolean {
  const [holder, taken] = [holderFileIn(lock), path.join(lock, `holder-${randomUUID()}.json`)];
  try {
    renameSync(holder, taken);
    if (readHolder(taken)?.run === staleRun) return true;
    renameSync(taken, holder);
    return false;
  } catch (error) {
    // There is no holder, another build has taken it out, or the lock is gone.
    if (codeOf(error) !== "ENOENT") throw error;
    return staleRun === undefined;
  }
}

/** The folder for the files of the next site, until they are renamed to their places. */
export function stagingFolderIn(lock: string): string {
  return path.join(lock, "new");
}

function holderFileIn(lock: string): string {
  return path.join(lock, "holder.json");
}

/** Throws a UsageError for anything but a folder, which no build has made. */
function readLock(lock: string): FoundLock | undefined {
  const found = lstatSync(lock, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) {
    throw new UsageError(`${lock} is a link, file or device that no build has made. Remove it and build again.`);
  }
  return { holder: readHolder(holderFileIn(lock)), ageMilliseconds: Date.now() - found.mtimeMs };
}

/** Validates the holder, because anybody may have written it, and parts of it are printed. */
function readHolder(file: string): FoundLock["holder"] {
  try {
    const holder: unknown = JSON.parse(readRegularFile(file).bytes.toString());
    return isHolder(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is NonNullable<FoundLock["holder"]> {
  const { process: id, machine, run: name, since } = groupAt(value);
  const isNamed = typeof machine === "string" && typeof name === "string";
  return Number.isSafeInteger(id) && isNamed && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(since));
}

function isStale({ holder, ageMilliseconds }: FoundLock): boolean {
  if (holder === undefined) return ageMilliseconds > briefMilliseconds;
  if (holder.run === run) return false;
  if (ageMilliseconds > longMilliseconds) return true;
  return holder.machine === nameMachine() && (holder.process === process.pid || !isAlive(holder.process));
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Any other error means that the process exists but belongs to another user.
    return codeOf(error) !== "ESRCH";
  }
}

/** Makes a folder. Returns false if there is something already. */
function makeOnce(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function remove(entry: string): void {
  rmSync(entry, { recursive: true, force: true });
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
