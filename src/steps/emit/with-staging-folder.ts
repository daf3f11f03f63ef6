import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../../ground/error-code.ts";
import { lockNameOf, stagingFolderIn, takeLock, type Holder } from "./lock.ts";
import { StagingFolder } from "./staging-folder.ts";

export interface WorkOptions {
  /** Called once if another build writes the same folder and this one waits for it. */
  onWait?: (holder: Holder) => void;
}

/**
 * Runs `work` with a new, empty folder for the files of the next site, and removes the folder afterwards. Waits for other builds of this
 * output folder.
 */
export function withStagingFolder<Result>(
  output: string,
  { onWait }: WorkOptions,
  work: (staging: StagingFolder) => Result,
): Result {
  const { lock, unlock } = lockBeside(output, onWait);
  try {
    const staging = stagingFolderIn(lock);
    mkdirSync(staging);
    return work(new StagingFolder(staging));
  } finally {
    unlock();
  }
}

/**
 * Puts the lock beside the output folder, where neither visitors nor uploads see it. Puts it inside if the parent folder is read-only or on
 * another disk, because files are renamed to their places.
 */
function lockBeside(output: string, onWait: WorkOptions["onWait"]): { lock: string; unlock: () => void } {
  const lockOf = (place: string): string => path.join(place, lockNameOf(path.basename(output)));
  const lockIn = (place: string) => ({ lock: lockOf(place), unlock: takeLock(lockOf(place), onWait) });
  if (isMountPoint(output)) return lockIn(output);
  // A build in a container may hold a lock inside, or was killed with one.
  if (existsSync(lockOf(output))) takeLock(lockOf(output), onWait)();
  try {
    return lockIn(path.dirname(output));
  } catch (error) {
    if (!mayNotWrite(error) || !existsSync(output)) throw error;
    return lockIn(output);
  }
}

function isMountPoint(folder: string): boolean {
  return existsSync(folder) && statSync(folder).dev !== statSync(path.dirname(folder)).dev;
}

function mayNotWrite(error: unknown): boolean {
  return ["EACCES", "EPERM", "EROFS"].includes(codeOf(error));
}
