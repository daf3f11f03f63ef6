import { readdirSync } from "node:fs";

/** Entries below a folder, by path with forward slashes. */
export interface Listing {
  /** Files and symbolic links; links are never followed. */
  files: Set<string>;
  folders: Set<string>;
  links: string[];
}

/** Lists a folder, except top-level entries that `isLeftOut` names. */
export function listFolder(folder: string, isLeftOut: (name: string) => boolean): Listing {
  const listing: Listing = { files: new Set(), folders: new Set(), links: [] };
  const list = (below: string): void => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      if (below === "" && isLeftOut(entry.name)) continue;
      const name = below + entry.name;
      if (entry.isSymbolicLink()) listing.links.push(name);
      if (entry.isDirectory()) {
        listing.folders.add(name);
        list(`${name}/`);
      } else listing.files.add(name);
    }
  };
  list("");
  return listing;
}
