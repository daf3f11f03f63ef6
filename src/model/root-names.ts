import { isReservedOnWindows } from "./reserved-names.ts";
import type { AssetFiles } from "./source.ts";

/** The folder inside `assets/` whose files are published at the top of the site as they are: `assets/root/CNAME` becomes `CNAME`. */
export const rootFolder = "root";

/** Hidden files and folders that hosts look for. Apache's are refused later. */
const hiddenForHosts = /^\.(?:well-known(?=\/|$)|nojekyll$|ht\w+$)/;
/** Hidden files and folders that programs leave behind anywhere. */
const leftBehind =
  /(?:^|\/)\.(?:[_#~]|git|svn|hg|idea|vscode|nfs|fuse_hidden|goutputstream|Trash|AppleDouble|(?:DS_Store|directory|localized)$)/;
const inRootFolder = new RegExp(`^(?:assets/)?${rootFolder}/`);

/** Lists the files for the top of the site, by their path there. Leaves out links, because nothing is read through one. */
export function listRootNames(assets: AssetFiles): string[] {
  const start = `${rootFolder}/`;
  return [...assets].flatMap(([name, { isSymbolicLink }]) =>
    name.startsWith(start) && isSymbolicLink !== true ? [name.slice(start.length)] : [],
  );
}

/**
 * Whether a hidden file or folder is no part of a site. `path` is relative to the project or to `assets/`. A person has put hidden files
 * into the folder for the top of the site, so they are not silently left out there.
 */
export function isHidden(path: string): boolean {
  return (inRootFolder.test(path) ? leftBehind : /(?:^|\/)\./).test(path);
}

/** Whether a name consists of letters, digits, dots, hyphens and underscores, which mean the same on every host and every disk. */
export function isRootName(name: string): boolean {
  const plain = name.replace(hiddenForHosts, "hidden");
  return plain.split("/").every((part) => /^[\w-]([\w.-]*[\w-])?$/.test(part) && !isReservedOnWindows(part));
}
