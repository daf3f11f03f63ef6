import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeSchemas } from "./make-schemas.ts";

/** Where the content files of a practice look for their schemas, from its root; a hidden folder is no content. */
export const schemaFolder = "site/.schema";

/** Writes the JSON Schema of every content file into a folder, and gives back how many there are. */
export function writeSchemas(folder: string): number {
  const files = makeSchemas();
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  return files.length;
}
