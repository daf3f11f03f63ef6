import { isReservedOnWindows } from "./reserved-names.ts";
import type { AssetFiles } from "./source.ts";

/** The folder inside `assets/` whose files lie at the top of the site, as they are: `assets/root/CNAME` becomes `CNAME`. */
export const rootFolder = "root";

/** Hidden files and folders that hosts look for. Apache's are refused later. */
const hiddenForHosts = /^\.(?:well-known(?=\/|$)|nojekyll$|ht\w+$)/;
/** Hidden files and folders that programs leave behind anywhere. */
const leftBehind =
  /(?:^|\/)\.(?:[_#~]|git|svn|hg|idea|vscode|nfs|fuse_hidden|goutputstream|Trash|AppleDouble|(?:DS_Store|directory|localized)$)/;
const inRootFolder = new RegExp(`^(?:assets/)?${rootFolder}/`);

/** The files for the top of the site, by their path there. Links, which nothing is read through, are not among them. */
export function listRootNames(assets: AssetFiles): string[] {
  const start = `${rootFolder}/`;
  return [...assets].flatMap(([name, { isSymbolicLink }]) =>
    name.startsWith(start) && isSymbolicLink !== true ? [name.slice(start.length)] : [],
  );
}

/**
 * Whether a hidden file or folder is no part of a site; the path is that of the project, or below `assets/`. For the top of the site a person
 * has put it there: left out without a word, it would seem to work.
 */
export function isHidden(path: string): boolean {
  return (inRootFolder.test(path) ? leftBehind : /(?:^|\/)\./).test(path);
}

/** Letters, digits, dots, hyphens and underscores mean the same on every host and every disk. */
export function isRootName(name: string): boolean {
  const plain = name.replace(hiddenForHosts, "hidden");
  return plain.split("/").every((part) => /^[\w-]([\w.-]*[\w-])?$/.test(part) && !isReservedOnWindows(part));
}
