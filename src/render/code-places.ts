import path from "node:path";
import { CodeCache } from "../code/code-cache.ts";

/** Where code comes from, and where what was made of it is kept. */
export interface CodePlaces {
  /** The practice's folder; files in its `templates/` and `assets/` stand in for the package's. */
  root: string;
  packageFolder: string;
  /** Folders for what was made of code: the first is written to, all are read. */
  cacheFolders?: readonly string[];
}

/** What the package brings along: made of its own code by `npm run compile`. */
export function shippedCodeFolder(packageFolder: string): string {
  return path.join(packageFolder, ".compiled/code");
}

export function openCodeCache({ packageFolder, cacheFolders = [] }: CodePlaces): CodeCache {
  const [folder, ...others] = cacheFolders;
  return new CodeCache(folder, [...others, shippedCodeFolder(packageFolder)]);
}
