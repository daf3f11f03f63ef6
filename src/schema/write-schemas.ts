import { statSync } from "node:fs";
import path from "node:path";
import { placeFiles } from "../lib/disk/replace-file.ts";
import { missingSite } from "../lib/usage-error.ts";
import type { Kind } from "../model/build/kind.ts";
import { makeSchemas, schemaFolder } from "./make-schemas.ts";

/** Writes the JSON Schema of every content file to a folder. Throws a UsageError if there is no site to put them in. */
export function writeSchemas(
  root: string,
  kinds: readonly Kind[],
  out = path.join(root, schemaFolder),
): { folder: string; files: number } {
  const folder = path.resolve(out);
  if (folder === path.join(root, schemaFolder) && !statSync(path.dirname(folder), { throwIfNoEntry: false })) {
    throw missingSite(root);
  }
  const files = makeSchemas(kinds);
  placeFiles(files.map((file) => [path.join(folder, file.path), file.text]));
  return { folder, files: files.length };
}
