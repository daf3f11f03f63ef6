import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { takeLock, type Holder } from "./lock.ts";
import { isScrap } from "./output-folder.ts";

/** Where a build works until it is done: one at a time for each output folder. */
export interface Workplace {
  /** A new, empty folder. */
  staging: string;
  /** Removes all that the work has left; may be called again. */
  leave: () => void;
}

/**
 * Waits for other builds of the same output folder, clears away what killed ones left, and makes a staging folder. It lies beside
 * the output folder, so that neither visitors nor uploads meet it; inside where the one around may not be written or is on another
 * disk. `folder` is where it really is, behind symbolic links.
 */
export function openWorkplace(folder: string, onWait?: (holder: Holder) => void): Workplace {
  const name = path.basename(folder);
  const lockName = `.dentalsite-${name}.lock`;
  let place = isMountPoint(folder) ? folder : path.dirname(folder);
  let unlock: () => void;
  try {
    unlock = takeLock(path.join(place, lockName), onWait);
  } catch (error) {
    if (place === folder || !mayNotWrite(error) || !existsSync(folder)) throw error;
    place = folder;
    unlock = takeLock(path.join(place, lockName), onWait);
  }
  const staging = path.join(place, `.dentalsite-${name}-${randomUUID().slice(0, 8)}`);
  const leave = (): void => {
    try {
      rmSync(staging, { recursive: true, force: true });
    } catch {
      // The next build clears it away.
    }
    unlock();
  };
  try {
    for (const each of readdirSync(place)) {
      if (isScrap(each, name) && each !== lockName) rmSync(path.join(place, each), { recursive: true, force: true });
    }
    mkdirSync(staging);
  } catch (error) {
    leave();
    throw error;
  }
  return { staging, leave };
}

function isMountPoint(folder: string): boolean {
  return existsSync(folder) && statSync(folder).dev !== statSync(path.dirname(folder)).dev;
}

function mayNotWrite(error: unknown): boolean {
  return ["EACCES", "EPERM", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "");
}
