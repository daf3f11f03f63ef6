import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "dentalsite-cache-";
const day = 24 * 60 * 60 * 1000;

/** Those that end a process. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs `work` with a cache folder of its own, which is gone afterwards: for commands that leave nothing behind. A signal that ends
 * the process removes it, too; what a process left that was killed outright is removed a day later. `now` is in
 * milliseconds since 1970.
 */
export async function withTemporaryCache<Result>(
  now: number,
  work: (cacheFolder: string) => Promise<Result>,
): Promise<Result> {
  const { cacheFolder, remove } = makeFolder(now);
  const end = (signal: NodeJS.Signals): void => {
    remove();
    stopListening();
    process.kill(process.pid, signal);
  };
  const stopListening = (): void => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work(cacheFolder);
  } finally {
    stopListening();
    remove();
  }
}

/**
 * A cache folder that is gone when this process exits: for practices whose own folder cannot be written. A signal ends it like an exit,
 * unless a command that goes on for longer already listens to signals, and exits by itself. `now` as above.
 */
export function makeTemporaryCache(now: number): string {
  const { cacheFolder, remove } = makeFolder(now);
  process.once("exit", remove);
  for (const signal of signals.filter((each) => process.listenerCount(each) === 0)) {
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  }
  return cacheFolder;
}

function makeFolder(now: number): { cacheFolder: string; remove: () => void } {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), prefix));
  removeLeftovers(now);
  const remove = (): void => {
    rmSync(cacheFolder, { recursive: true, force: true });
  };
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
