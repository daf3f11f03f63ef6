import { readFileSync } from "node:fs";

/** The bytes of a file; undefined when it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
