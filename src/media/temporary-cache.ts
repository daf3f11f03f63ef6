import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "dentalsite-check-";
const day = 24 * 60 * 60 * 1000;

/**
 * Runs `work` with a cache folder of its own, which is gone afterwards: for commands that leave nothing behind. A signal that ends
 * the process removes it, too; what a process left that was killed outright is removed a day later. `now` is in
 * milliseconds since 1970.
 */
export async function withTemporaryCache<Result>(
  now: number,
  work: (cacheFolder: string) => Promise<Result>,
): Promise<Result> {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), prefix));
  removeLeftovers(now);
  const remove = (): void => {
    rmSync(cacheFolder, { recursive: true, force: true });
  };
  const end = (signal: NodeJS.Signals): void => {
    remove();
    stopListening();
    process.kill(process.pid, signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
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
