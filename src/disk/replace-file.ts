import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/** What the name of a file ends in while it is being written. */
export const temporaryEnding = /\.[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.tmp$/;

/**
 * Gives a file new contents in one step: whoever reads it meanwhile gets all of the old or all of the new. A symbolic link in its
 * place is replaced, and none is written through: the temporary name cannot be guessed, and must be free.
 * No library both refuses links and leaves the order of writing to its caller. With `flush` the contents are on the disk before the file is replaced.
 */
export function replaceFile(file: string, contents: string | Uint8Array, { flush = false } = {}): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, contents, { flag: "wx", flush });
    renameSync(temporary, file);
  } catch (error) {
    removeIfPossible(temporary);
    throw error;
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // What happened before is the error to report.
  }
}
