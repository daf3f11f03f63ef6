import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "dentalsite-cache-";
const day = 24 * 60 * 60 * 1000;

/** Signals that end a process. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface TemporaryCache {
  cacheFolder: string;
  remove: () => void;
}

/**
 * Makes a cache folder that is gone after `remove` or when this process exits, for commands that leave nothing behind and practices whose
 * own folder is read-only. A signal also removes it, unless a long-running command already listens to signals and exits by itself. Folders
 * of killed processes are removed a day later. `now` is in milliseconds since 1970.
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

/** Removes only this user's folders: in other users' folders somebody could place links during the removal. */
function removeLeftovers(now: number): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
    try {
      const { uid, mtimeMs } = lstatSync(folder);
      if (uid === process.getuid?.() && now - mtimeMs > day) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another check has just removed the folder.
    }
  }
}
