import { cpSync } from "node:fs";
import path from "node:path";
import { packageFolder } from "./package-folder.ts";
import { openShippedSite } from "./shipped-site.ts";

/** Gives a practice the pictures as the shipped site's build has encoded them, so that those it shares are not encoded again. */
export async function lendPictures(root: string): Promise<void> {
  // Once it is built, nothing changes in its cache while it is copied.
  await openShippedSite();
  cpSync(path.join(packageFolder, ".dentalsite"), path.join(root, ".dentalsite"), { recursive: true });
}
