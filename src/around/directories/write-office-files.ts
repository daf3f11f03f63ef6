import { mkdirSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../../ground/disk/replace-file.ts";
import type { OfficeForDirectories } from "../../steps/route/directory-facts.ts";
import { formatForForms, formatForPrograms } from "./office-files.ts";

/** Writes two files per office into a folder, which is made if it is missing. */
export function writeOfficeFiles(offices: readonly OfficeForDirectories[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const office of offices) {
    replaceFile(path.join(folder, `${office.slug}.txt`), formatForForms(office));
    replaceFile(path.join(folder, `${office.slug}.json`), formatForPrograms(office));
  }
}
