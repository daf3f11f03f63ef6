import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import type { Original } from "../../model/left-behind.ts";
import type { ListedFile } from "./list-files.ts";

/** Whether a file is nothing but a copy: a program has marked it so, or it has the bytes of the original. */
export function isCopy({ name, absolutePath }: ListedFile, original: Original): boolean {
  if (original.isMarked) return true;
  const folder = absolutePath.slice(0, -name.length);
  try {
    return readRegularFile(absolutePath).bytes.equals(readRegularFile(folder + original.path).bytes);
  } catch {
    return false;
  }
}
