import { writeFileSync } from "node:fs";
import path from "node:path";
import { recallNothing } from "../../model/build/recall.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { assetSettings } from "./bundle-assets.ts";
import { lookNames } from "../../model/content/brand.ts";
import type { Kind } from "../../model/build/kind.ts";
import { listTemplates, templateSettings } from "./bundle-templates.ts";
import { listOptionalCode } from "./optional-code.ts";
import { openCodeFolders } from "./merged-folder.ts";
import { bundle, shippedFolder, shippedName } from "./bundle.ts";

/** Bundles the package's own templates, stylesheet and script in each look, for practices that have none. */
export async function prebundle(kinds: readonly Kind[]): Promise<void> {
  for (const look of lookNames) {
    const folders = openCodeFolders(packageFolder, look);
    for (const settings of [
      templateSettings(folders.templates, listTemplates(kinds)),
      ...assetSettings(folders, listOptionalCode(kinds)),
    ]) {
      const { text } = await bundle(settings, recallNothing);
      writeFileSync(path.join(shippedFolder, shippedName(settings)), text);
    }
  }
}
