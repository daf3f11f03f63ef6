import { foldersOf, foldName } from "../../model/output.ts";

/** Names of entries in an output folder that a build leaves alone, at any depth, with everything in them. */
const keptNames = {
  /** Version control and the folders of hosts' programs. No site has a file with such a name. */
  always: [
    ...[".git", ".hg", ".svn", ".jj", ".bzr", ".sl", ".pijul", "_darcs", ".fslckout", "_FOSSIL_"],
    ...[".vercel", ".netlify", ".wrangler"],
  ],
  /**
   * People, hosts and programs that renew certificates put these beside a site, and CVS its own folder in each. A practice may also have
   * its own in `assets/root/`: a folder `cvs` may hold résumés.
   */
  unlessMade: ["CNAME", ".nojekyll", ".well-known", "CVS"],
};

const always = new Set(keptNames.always.map(foldName));

/** Whether a build leaves an entry alone in any output folder, whoever made the folder. */
export const isAlwaysKept = (name: string): boolean => always.has(foldName(name));

/** Returns a test for entries that a build leaves alone. `made` are the files that the last build made and those that this one makes. */
export function findKeptEntries(made: readonly string[]): (entry: string) => boolean {
  const unlessMade = new Set(keptNames.unlessMade.map(foldName));
  const own = new Set(made.flatMap((name) => [...foldersOf(name), name]).map(foldName));
  return (entry) => {
    const folded = foldName(entry);
    const parts = folded.split("/");
    if (parts.some((part) => always.has(part))) return true;
    return parts.some((part) => unlessMade.has(part)) && !own.has(folded);
  };
}
