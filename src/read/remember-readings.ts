import { closeSync, fstatSync, openSync } from "node:fs";
import { recallNothing, type Recall } from "../memory.ts";
import { stateOf, unsureMilliseconds } from "../model/file-state.ts";
import type { ListedFile } from "./list-files.ts";

interface Known<Reading> {
  state: string;
  reading: Reading;
}

/**
 * What was read of a file before, if it is still the one it was then; else what `read` makes of it now. `letGo` is told of what was
 * read before of a file that has changed.
 */
export type RememberReading<Reading> = (
  file: ListedFile,
  read: (source: string | number) => Reading,
  letGo: (old: Reading) => void,
) => Reading;

/**
 * Remembers what is read of the files below `root`, by device, inode, size and times. `now` is in milliseconds since 1970, from before
 * any is read.
 */
export function rememberReadings<Reading>(
  root: string,
  { recall, now }: { recall: Recall; now: number },
): RememberReading<Reading> {
  if (recall === recallNothing) return ({ absolutePath }, read) => read(absolutePath);
  const slot = recall("files", root, () => ({ files: new Map<string, Known<Reading>>() }));
  const before = slot.files;
  // What is gone is forgotten.
  slot.files = new Map();
  return ({ absolutePath, state }, read, letGo) => {
    let known = before.get(absolutePath);
    if (known?.state !== state) {
      if (known) letGo(known.reading);
      const { reading, stateThen } = readWithState(absolutePath, now, read);
      if (stateThen === undefined) return reading;
      known = { state: stateThen, reading };
    }
    slot.files.set(absolutePath, known);
    return known.reading;
  };
}

/** The state is that of the very file that was read, not of one that has its name a moment later; absent where it is not sure. */
function readWithState<Reading>(
  file: string,
  now: number,
  read: (source: string | number) => Reading,
): { reading: Reading; stateThen?: string } {
  const descriptor = openIfAllowed(file);
  // Why it cannot be opened is told by reading it.
  if (descriptor === undefined) return { reading: read(file) };
  try {
    const stats = fstatSync(descriptor, { bigint: true });
    const isSure = now - Number(stats.ctimeMs) > unsureMilliseconds;
    return { reading: read(descriptor), ...(isSure && { stateThen: stateOf(stats) }) };
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
