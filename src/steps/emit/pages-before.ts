import path from "node:path";
import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import type { PageBefore } from "../../model/output.ts";
import { readManifest } from "./manifest.ts";

/** Lists the pages that the last build wrote into a folder; none if there was no build. */
export function listPagesBefore(folder: string): PageBefore[] {
  const ending = "/index.html";
  return Object.keys(readManifest(folder)?.files ?? {})
    .filter((name) => name.endsWith(ending))
    .map((name) => ({
      path: `/${name.slice(0, -ending.length)}`,
      readHtml: () => readPageIfThere(path.join(folder, name)),
    }));
}

function readPageIfThere(file: string): string | undefined {
  try {
    return readRegularFile(file).bytes.toString();
  } catch {
    return undefined;
  }
}
