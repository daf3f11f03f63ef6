import { rootFolder } from "./root-names.ts";

/** Names that macOS, Windows, network drives, Git and open documents put beside the files of people. */
const ofSystems = /^(?:\.DS_Store|\._.*|\.git.*|Icon\r|__MACOSX|Thumbs\.db|desktop\.ini|@eaDir|~\$.*|.*~)$/is;

const inRootFolder = new RegExp(`^(?:assets/)?${rootFolder}/`);

/**
 * Whether a file or folder is no part of a site: put beside others by a program, or hidden. A person has put hidden files into the folder
 * for the top of the site, so they are not silently left out there. `path` is relative to the project or to `assets/`, with forward slashes.
 */
export function isIgnored(path: string): boolean {
  const names = path.split("/");
  return names.some((name) => ofSystems.test(name)) || (!inRootFolder.test(path) && /(?:^|\/)\./.test(path));
}
