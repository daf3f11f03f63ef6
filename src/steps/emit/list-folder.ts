import { walkFolder } from "../../ground/disk/walk-folder.ts";

/** Entries below a folder, by path with forward slashes. */
export interface Listing {
  /** Everything but folders; links are never followed. */
  files: Set<string>;
  folders: Set<string>;
  links: string[];
}

/** Lists a folder, except entries that `isLeftOut` names. */
export function listFolder(folder: string, isLeftOut: (name: string) => boolean): Listing {
  const listing: Listing = { files: new Set(), folders: new Set(), links: [] };
  for (const { name, kind } of walkFolder(folder, isLeftOut)) {
    if (kind === "folder") listing.folders.add(name);
    else listing.files.add(name);
    if (kind === "link") listing.links.push(name);
  }
  return listing;
}
