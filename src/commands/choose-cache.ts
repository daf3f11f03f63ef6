import { accessSync, constants, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Returns the cache folder in a folder, which keeps encoded pictures and films from build to build. If it cannot be written (a read-only
 * disk), returns a temporary one.
 */
export function chooseCache(root: string): string {
  const own = path.join(root, ".dentalsite");
  const folder = [own, root].find((each) => existsSync(each));
  // If the root is missing, for example while it is being moved, the build reports it.
  if (folder === undefined || isWritable(folder)) return own;
  return (temporary ??= makeTemporaryFolder());
}

let temporary: string | undefined;

/** Makes a folder that is gone when this process exits. The system removes those of killed processes. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-cache-"));
  process.on("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
