import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";
import { codeOf } from "../error-code.ts";

/** Thrown by `readRegularFile` for a symbolic link, folder, pipe or device. */
export class NotAFile extends Error {
  override name = "NotAFile";
  readonly code = "EFTYPE";
}

/** Windows has neither flag; `undefined` counts as 0 there. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a file and its stats. Does not follow a symbolic link, and does not wait for a pipe. */
export function readRegularFile(file: string): { bytes: Buffer; stats: Stats } {
  const descriptor = openWithoutLink(file);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new NotAFile(file);
    return { bytes: readFileSync(descriptor), stats };
  } finally {
    closeSync(descriptor);
  }
}

function openWithoutLink(file: string): number {
  try {
    return openSync(file, flags);
  } catch (error) {
    // ELOOP, and EMLINK on FreeBSD, mean a link; ENXIO means a socket.
    throw ["ELOOP", "EMLINK", "ENXIO"].includes(codeOf(error)) ? new NotAFile(file) : error;
  }
}
