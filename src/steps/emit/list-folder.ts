import { walkFolder } from "../../ground/disk/walk-folder.ts";

/** Entries below a folder, by path with forward slashes. */
export interface Listing {
  /** Everything but folders; links are never followed. */
  files: Set<string>;
  folders: Set<string>;
  /** Entries that no build may delete. Nothing in them is listed. */
  kept: string[];
}

interface ListingTests {
  isLeftOut: (name: string) => boolean;
  isKept: (name: string) => boolean;
}

/** Lists a folder, except entries that `isLeftOut` names. */
export function listFolder(folder: string, { isLeftOut, isKept }: ListingTests): Listing {
  const listing: Listing = { files: new Set(), folders: new Set(), kept: [] };
  const isPassedOver = (name: string): boolean => {
    if (!isKept(name)) return isLeftOut(name);
    listing.kept.push(name);
    return true;
  };
  for (const { name, kind } of walkFolder(folder, isPassedOver)) {
    (kind === "folder" ? listing.folders : listing.files).add(name);
  }
  return listing;
}
