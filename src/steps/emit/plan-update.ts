import path from "node:path";
import { findEntry } from "../../lib/disk/folders.ts";
import { walkFolder, type EntryKind } from "../../lib/disk/walk-folder.ts";
import { foldersOf, foldName } from "../../model/build/output.ts";
import { UsageError } from "../../lib/usage-error.ts";
import { workName } from "./lock.ts";

/** What becomes of the entries of an output folder. */
export interface UpdatePlan {
  /** Files of the new site that are there already, perhaps with other contents. */
  there: ReadonlySet<string>;
  /** Files that go before the new ones come, such as a file `forms` where the folder of `forms/index.html` goes. */
  first: string[];
  /** Own files that the new site does not have. */
  removed: string[];
  /** Entries that no build of the practice made. They stay. */
  others: string[];
}

interface Names {
  /** Files that builds of the practice made. */
  own: ReadonlySet<string>;
  /** Files of the new site. */
  made: ReadonlySet<string>;
  /** Whether to replace files that are in the way. */
  force: boolean;
}

/**
 * Plans how a folder gets the files `made`. Throws a UsageError if anything is in the way that no build of the practice made: a folder
 * always, a file or a link unless `force`.
 */
export function planUpdate(folder: string, { own, made, force }: Names): UpdatePlan {
  const needed = foldersAbove(made);
  const { kinds, unknown } = listFolder(folder, [own, foldersAbove(own), made, needed]);
  const isFile = (name: string): boolean => kinds.has(name) && kinds.get(name) !== "folder";
  const find = (name: string) => findEntry(path.join(folder, name));

  // macOS and Windows take `Crowns` and `crowns` for one name, so an entry that is not listed by a name may be found by it.
  const respelled = new Set([...made].filter((name) => !kinds.has(name) && find(name)).map(foldName));
  const isRespelled = (name: string): boolean => respelled.has(foldName(name));
  const ownSpellings = new Set([...own].map(foldName));
  const foreign = [
    ...[...needed].filter((name) => !own.has(name) && find(name)?.isDirectory() === false),
    ...[...made].filter((name) => !kinds.has(name) && isRespelled(name) && !ownSpellings.has(foldName(name))),
  ];
  if (!force) refuseFiles(folder, [...foreign, ...[...made].filter((name) => isFile(name) && !own.has(name))]);
  const enclosing = new Set([...made].filter((name) => kinds.get(name) === "folder"));
  const isEnclosed = (name: string): boolean => foldersOf(name).some((each) => enclosing.has(each));
  refuseFolders(folder, enclosing, { own: [...own].filter(isFile), others: unknown });

  const isInWay = (name: string): boolean => needed.has(name) || isRespelled(name) || isEnclosed(name);
  const first = new Set([...foreign, ...[...own].filter((name) => isFile(name) && isInWay(name))]);
  const left = [...kinds.keys()].filter((name) => isFile(name) && ![own, made, first].some((each) => each.has(name)));
  return {
    there: new Set([...made].filter((name) => isFile(name) && !first.has(name))),
    first: [...first],
    removed: [...own].filter((name) => isFile(name) && !made.has(name) && !first.has(name)),
    others: [...unknown, ...left].sort(),
  };
}

function foldersAbove(names: ReadonlySet<string>): Set<string> {
  return new Set([...names].flatMap(foldersOf));
}

/** Lists the entries that have a name of the site, old or new. Other entries are only named, and nothing in them is looked at. */
function listFolder(
  folder: string,
  names: readonly ReadonlySet<string>[],
): { kinds: ReadonlyMap<string, EntryKind>; unknown: string[] } {
  const unknown: string[] = [];
  const entries = walkFolder(folder, (name) => {
    if (names.some((each) => each.has(name))) return false;
    if (name !== workName) unknown.push(name);
    return true;
  });
  return { kinds: new Map(entries.map(({ name, kind }) => [name, kind])), unknown };
}

function refuseFiles(folder: string, names: readonly string[]): void {
  const [name, ...more] = names;
  if (name === undefined) return;
  const count = more.length === 0 ? "" : ` (and ${more.length} more)`;
  throw new UsageError(
    `${path.join(folder, name)}${count} is in the way of the site, and no build of this practice made it, so nothing was written. Move it elsewhere, name another folder with --out, or replace it with --force.`,
  );
}

/** Refuses folders in place of a file, unless they have own files and nothing else. */
function refuseFolders(
  folder: string,
  names: ReadonlySet<string>,
  { own, others }: { own: readonly string[]; others: readonly string[] },
): void {
  for (const name of names) {
    const isIn = (each: string): boolean => each.startsWith(`${name}/`);
    if (own.some(isIn) && !others.some(isIn)) continue;
    throw new UsageError(
      `The folder ${path.join(folder, name)} is in the way of the site, and not everything in it was made by a build of this practice, so nothing was written. Move it elsewhere and build again.`,
    );
  }
}
