import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until the names of all entries in these folders are on the disk, if the system offers that (fsync). */
export function flushFolders(folders: Iterable<string>): void {
  for (const folder of folders) {
    try {
      flush(folder);
    } catch (error) {
      // Windows and some network disks cannot flush folders.
      if (!["EPERM", "EINVAL", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
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
