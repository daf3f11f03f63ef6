import { closeSync, fstatSync, openSync } from "node:fs";
import { recallNothing, type Recall } from "../memory.ts";
import { stateOf } from "../model/file-state.ts";
import type { ListedFile } from "./list-files.ts";

/** File systems count time in steps: a file changed this recently could change again without its time saying so. */
const unsureMilliseconds = 2000;

export interface RememberOptions {
  recall: Recall;
  /** Milliseconds since 1970, from before anything is read. */
  now: number;
}

/**
 * What was read of a file before, if it is still the one it was then by device, inode, size and times; else what `read` makes of it
 * now. The state is that of the very file that was opened, not of one that has its name a moment later. `letGo` is told of what was
 * read before and is not what the file holds now.
 */
export function rememberReading<Reading>(
  { absolutePath, state }: ListedFile,
  file: string,
  { recall, now }: RememberOptions,
  read: (source: string | number) => Reading,
  letGo: (old: Reading) => void,
): Reading {
  if (recall === recallNothing) return read(absolutePath);
  const slot = recall<{ known?: { state: string; reading: Reading } }>("file", `${file}\n${absolutePath}`, () => ({}));
  if (slot.known?.state === state) return slot.known.reading;
  if (slot.known) letGo(slot.known.reading);
  delete slot.known;
  const descriptor = openIfAllowed(absolutePath);
  // Why it cannot be opened is told by reading it.
  if (descriptor === undefined) return read(absolutePath);
  try {
    const stats = fstatSync(descriptor, { bigint: true });
    const reading = read(descriptor);
    if (now - Number(stats.ctimeMs) > unsureMilliseconds) slot.known = { state: stateOf(stats), reading };
    return reading;
  } finally {
    closeSync(descriptor);
  }
}

function openIfAllowed(file: string): number | undefined {
  try {
    return openSync(file, "r");
  } catch {
    return undefined;
  }
}
