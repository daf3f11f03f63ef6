import { foldersOf, foldName } from "../../model/output.ts";
import type { Listing } from "./list-folder.ts";

export interface SpellingMatch {
  /** The listing after the renames. */
  listing: Listing;
  /** Outermost folders first. */
  renames: [from: string, to: string][];
}

/**
 * Finds renames that make names match the site's spelling. macOS and Windows treat `Crowns` and `crowns` as one name, so a file would keep
 * its old spelling and be published with it. `exists` looks up a name on the disk.
 */
export function matchSpelling(
  listing: Listing,
  names: readonly string[],
  exists: (name: string) => boolean,
): SpellingMatch {
  const { files, folders, links, kept } = listing;
  const renames: [string, string][] = [];
  if (names.every((name) => files.has(name))) return { listing, renames };

  const wanted = new Set(names.flatMap((name) => [...foldersOf(name), name]));
  const missing = [...wanted].filter((name) => !files.has(name) && !folders.has(name));
  const byFold = new Map(missing.map((name) => [foldName(name), name]));
  const spelled = new Map<string, string>();
  const spell = (name: string): string => {
    const known = spelled.get(name);
    if (known !== undefined) return known;
    const cut = name.lastIndexOf("/");
    const here = cut < 0 ? name : spell(name.slice(0, cut)) + name.slice(cut);
    const twin = wanted.has(here) ? undefined : byFold.get(foldName(here));
    // On a case-sensitive disk, a name that is not listed does not exist.
    const right = twin !== undefined && exists(twin) ? twin : here;
    if (right !== here) renames.push([here, right]);
    spelled.set(name, right);
    return right;
  };
  const spellAll = (all: Iterable<string>): string[] => [...all].map(spell);
  const [newFolders, newFiles] = [spellAll(folders), spellAll(files)];
  return {
    listing: { files: new Set(newFiles), folders: new Set(newFolders), links: spellAll(links), kept: spellAll(kept) },
    renames,
  };
}
