import { closeSync, fsyncSync, openSync } from "node:fs";
import { codeOf } from "../error-code.ts";

/** Waits until the names of all entries in these folders are on the disk, if the system offers that (fsync). */
export function flushFolders(folders: Iterable<string>): void {
  for (const folder of folders) {
    try {
      flush(folder);
    } catch (error) {
      // Windows and some network disks cannot flush folders.
      if (!["EPERM", "EINVAL", "EISDIR"].includes(codeOf(error))) throw error;
    }
  }
}

function flush(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
