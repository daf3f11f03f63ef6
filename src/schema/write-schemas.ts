import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../usage-error.ts";
import { makeSchemas } from "./make-schemas.ts";

/** Where the content files of a practice look for their schemas, from its root; a hidden folder is no content. */
export const schemaFolder = "site/.schema";

/** Writes the JSON Schema of every content file into a folder. Throws a UsageError where there is no site to put them into. */
export function writeSchemas(root: string, out = path.join(root, schemaFolder)): { folder: string; files: number } {
  const folder = path.resolve(out);
  if (folder === path.join(root, schemaFolder) && !statSync(path.dirname(folder), { throwIfNoEntry: false })) {
    throw new UsageError(
      `There is no site/ folder in ${root}. Run this in the practice's folder, or name it with --root.`,
    );
  }
  const files = makeSchemas();
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  return { folder, files: files.length };
}
