import path from "node:path";
import { recallNothing } from "../memory.ts";
import { bundleShared } from "./bundle-shared.ts";
import { CodeCache } from "../code/code-cache.ts";
import { shippedCodeFolder } from "./code-places.ts";
import { keepLibraries } from "./libraries.ts";
import { loadTemplates } from "./templates.ts";

/**
 * Makes what the package brings along: the libraries, and its own templates, stylesheet and script as they are for a practice
 * that has none of its own. A build takes them only when they are what it would make itself.
 */
export async function shipCode(packageFolder: string): Promise<void> {
  const folder = shippedCodeFolder(packageFolder);
  await keepLibraries(packageFolder, new CodeCache(folder, []));
  const places = { root: path.join(folder, "a practice without code"), packageFolder, cacheFolders: [folder] };
  await Promise.all([bundleShared(places, recallNothing), loadTemplates(places, recallNothing)]);
}
