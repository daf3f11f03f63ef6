import { isLeftBehind } from "./left-behind.ts";
import { rootFolder } from "./root-names.ts";

const inRootFolder = new RegExp(`^(?:assets/)?${rootFolder}/`);

/**
 * Whether a file or folder is no part of a site: left behind by a program, or hidden. A person has put hidden files into the folder for the
 * top of the site, so they are not silently left out there. `path` is relative to the project or to `assets/`, with forward slashes.
 */
export function isIgnored(path: string): boolean {
  return isLeftBehind(path) || (!inRootFolder.test(path) && /(?:^|\/)\./.test(path));
}
