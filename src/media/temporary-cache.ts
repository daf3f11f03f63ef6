import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "dentalsite-cache-";
const day = 24 * 60 * 60 * 1000;

/** Those that end a process. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface TemporaryCache {
  cacheFolder: string;
  remove: () => void;
}

/**
 * A cache folder that is gone once it is removed, or this process exits: for commands that leave nothing behind, and practices whose own
 * folder cannot be written. A signal ends it like an exit, unless a command that goes on for longer already listens to signals, and
 * exits by itself; what a process left that was killed outright is removed a day later. `now` is in milliseconds since 1970.
 */
export function makeTemporaryCache(now: number): TemporaryCache {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), prefix));
  removeLeftovers(now);
  const end = (signal: NodeJS.Signals): void => {
    remove();
    process.kill(process.pid, signal);
  };
  const remove = (): void => {
    rmSync(cacheFolder, { recursive: true, force: true });
    process.off("exit", remove);
    for (const signal of signals) process.off(signal, end);
  };
  process.on("exit", remove);
  for (const signal of signals.filter((each) => process.listenerCount(each) === 0)) process.on(signal, end);
  return { cacheFolder, remove };
}

/** Folders of this user only: in those of others somebody could put links while they are removed. */
function removeLeftovers(now: number): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
    try {
      const { uid, mtimeMs } = lstatSync(folder);
      if (uid === process.getuid?.() && now - mtimeMs > day) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another check has just removed it.
    }
  }
}
