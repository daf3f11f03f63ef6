import { writeFileSync } from "node:fs";
import path from "node:path";
import { recallNothing } from "../../model/memory.ts";
import { packageFolder } from "../../ground/package-folder.ts";
import { assetSettings } from "./bundle-assets.ts";
import { templateSettings } from "./bundle-templates.ts";
import { openCodeFolders } from "./merged-folder.ts";
import { bundle, shippedFolder, shippedName } from "./bundle.ts";

/** Bundles the package's own templates, stylesheet and script, for practices that have none. */
export async function prebundle(): Promise<void> {
  const folders = openCodeFolders(packageFolder);
  for (const settings of [templateSettings(folders.templates), ...assetSettings(folders)]) {
    const { text } = await bundle(settings, recallNothing);
    writeFileSync(path.join(shippedFolder, shippedName(settings)), text);
  }
}
