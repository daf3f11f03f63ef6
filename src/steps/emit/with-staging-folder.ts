import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../../ground/error-code.ts";
import { isWorkFile, lockNameOf, makeStagingName } from "./file-names.ts";
import { takeLock, type Holder } from "./lock.ts";
import { StagingFolder } from "./staging-folder.ts";

export interface WorkOptions {
  /** Called once if another build writes the same folder and this one waits for it. */
  onWait?: (holder: Holder) => void;
  /** Waits until each file is on the disk before it becomes part of the site (fsync), so that a power failure leaves whole pages, too. */
  flush?: boolean;
}

/**
 * Runs `work` with a new, empty folder for the files of the next site, and removes the folder afterwards. Waits for other builds of this
 * output folder, and removes what killed builds left.
 */
export function withStagingFolder<Result>(
  output: string,
  { onWait, flush = false }: WorkOptions,
  work: (staging: StagingFolder) => Result,
): Result {
  const name = path.basename(output);
  const { place, unlock } = lockBeside(output, lockNameOf(name), onWait);
  const staging = path.join(place, makeStagingName(name));
  try {
    for (const each of readdirSync(place)) {
      const isLeft = isWorkFile(each, name) && each !== lockNameOf(name);
      if (isLeft) rmSync(path.join(place, each), { recursive: true, force: true });
    }
    mkdirSync(staging);
    return work(new StagingFolder(staging, flush));
  } finally {
    try {
      rmSync(staging, { recursive: true, force: true });
    } catch {
      // The next build removes the folder.
    }
    unlock();
  }
}

/**
 * Puts the lock beside the output folder, where neither visitors nor uploads see it. Puts it inside if the parent folder is read-only or on
 * another disk, because files are renamed to their places.
 */
function lockBeside(
  output: string,
  lockName: string,
  onWait: WorkOptions["onWait"],
): { place: string; unlock: () => void } {
  const lockIn = (place: string) => ({ place, unlock: takeLock(path.join(place, lockName), onWait) });
  if (isMountPoint(output)) return lockIn(output);
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
