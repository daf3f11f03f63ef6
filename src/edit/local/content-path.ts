import path from "node:path";
import { findEntry } from "../../lib/disk/folders.ts";
import { isIgnored } from "../../model/build/ignored-files.ts";
import { kindOf, type Kind } from "../../model/build/kind.ts";
import { isReservedOnWindows } from "../../model/build/reserved-names.ts";

/** Whether forms may write a file: one that a kind names, by a path that no system reads as another. */
export function isContentPath(kinds: readonly Kind[], file: string): boolean {
  return kindOf(kinds, file) !== undefined && !isIgnored(file) && file.split("/").every(isPlainName);
}

function isPlainName(name: string): boolean {
  return /^[^\u0000-\u001f<>:"|?*\\]*[^\u0000-\u001f<>:"|?*\\. ]$/.test(name) && !isReservedOnWindows(name);
}

/** Whether no step of the way to a file is a link, and the file itself, if it is there, is no link, folder or device. */
export function isWithoutLink(root: string, file: string): boolean {
  const parts = file.split("/");
  return parts.every((_, nth) => {
    const entry = findEntry(path.join(root, ...parts.slice(0, nth + 1)));
    return entry === undefined || (nth === parts.length - 1 ? entry.isFile() : entry.isDirectory());
  });
}
