import { randomUUID } from "node:crypto";

/* Names of what a build puts into and beside the output folder. `output` is the last part of that folder's path. */

export function lockNameOf(output: string): string {
  return `.dentalsite-${output}.lock`;
}

/** Names the guard file, held while a process removes the lock of a stopped build. */
export function guardNameOf(lock: string): string {
  return `${lock}.stale`;
}

/** Returns a different name for each build. */
export function makeStagingName(output: string): string {
  return `.dentalsite-${output}-${randomUUID().slice(0, 8)}`;
}

/** Whether an entry beside or inside the output folder is the lock or the staging folder of a build. */
export function isWorkFile(entry: string, output: string): boolean {
  const start = `.dentalsite-${output}`;
  return entry.startsWith(start) && /^(\.lock(\.stale)?|-[\da-f]{8})$/.test(entry.slice(start.length));
}
