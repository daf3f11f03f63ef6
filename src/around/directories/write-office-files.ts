import { mkdirSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../../ground/disk/replace-file.ts";
import type { OfficeForDirectories } from "../../steps/route/directory-facts.ts";

/** Writes a JSON file per office into a folder, which is made if it is missing. */
export function writeOfficeFiles(offices: readonly OfficeForDirectories[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { slug, facts } of offices) {
    replaceFile(path.join(folder, `${slug}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  }
}
