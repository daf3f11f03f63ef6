import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Runs `work` with a cache folder of its own, which is gone afterwards: for commands that leave nothing behind. */
export async function withTemporaryCache<Result>(work: (cacheFolder: string) => Promise<Result>): Promise<Result> {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), "dentalsite-"));
  try {
    return await work(cacheFolder);
  } finally {
    rmSync(cacheFolder, { recursive: true, force: true });
  }
}
