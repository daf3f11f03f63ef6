import { cpSync } from "node:fs";
import path from "node:path";
import { packageFolder } from "./package-folder.ts";
import { openShippedSite } from "./shipped-site.ts";

/** Copies the shipped site's encoded pictures into a practice's cache, so that shared pictures are not encoded again. */
export async function lendPictures(root: string): Promise<void> {
  // After the build, the cache does not change while it is copied.
  await openShippedSite();
  cpSync(path.join(packageFolder, ".dentalsite"), path.join(root, ".dentalsite"), { recursive: true });
}
