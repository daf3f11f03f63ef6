import { foldersOf, foldName } from "../model/output.ts";
import type { Listing } from "./list-folder.ts";

export interface SpellingMatch {
  /** As it is after the renames. */
  listing: Listing;
  /** From the outside in. */
  renames: [from: string, to: string][];
}

/**
 * Finds what to rename so that names are spelled as the site spells them. macOS and Windows take `Crowns` and `crowns` for one name:
 * it is there already, but would be published as it is spelled on the disk. `exists` asks the disk for a name.
 */
export function matchSpelling(
  listing: Listing,
  names: readonly string[],
  exists: (name: string) => boolean,
): SpellingMatch {
  const { files, folders, links } = listing;
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
    // On a disk that tells spellings apart, a name that is not listed is not there.
    const right = twin !== undefined && exists(twin) ? twin : here;
    if (right !== here) renames.push([here, right]);
    spelled.set(name, right);
    return right;
  };
  const spellAll = (all: Iterable<string>): string[] => [...all].map(spell);
  const [newFolders, newFiles] = [spellAll(folders), spellAll(files)];
  return {
    listing: { files: new Set(newFiles), folders: new Set(newFolders), links: spellAll(links) },
    renames,
  };
}
