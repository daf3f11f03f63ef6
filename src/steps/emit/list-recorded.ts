import { pathOfFile } from "../../model/build/output.ts";
import { readManifest, type SiteManifest } from "./manifest.ts";

/** Lists the paths of the pages and PDF files that builds have made in a folder, by its record; none if there is no record. */
export const listRecorded = (folder: string): string[] => listKnown(readManifest(folder));

/** Lists the paths that a record knows. */
export function listKnown({ files = {}, gone = [] }: Partial<SiteManifest> = {}): string[] {
  return [...new Set([...Object.keys(files).filter(hasAddress).map(pathOfFile), ...gone])];
}

/** Whether people and search engines may know where a file is. The page for errors answers no address of its own. */
const hasAddress = (name: string): boolean => /\.(?:html?|pdf)$/i.test(name) && !/(?:^|\/)404\.html$/.test(name);
