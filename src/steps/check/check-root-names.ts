import { foldersOf, foldName } from "../../model/build/output.ts";
import { startOf } from "../../model/build/place.ts";
import { rootFolder } from "../../model/build/root-names.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/**
 * Finds files for the top of the site that would replace a file of the build, or each other. Some disks and hosts treat names that differ
 * only in case as one name. Everything below `assets/` belongs to the build, because browsers keep it for a year.
 */
export function checkRootNames(names: Iterable<string>, made: readonly string[]): Problem[] {
  const spelled = new Map<string, string>([["assets", "assets/"]]);
  const files = new Set(["assets"]);
  const add = (name: string): void => {
    for (const folder of foldersOf(name)) spelled.set(foldName(folder), `${folder}/`);
    spelled.set(foldName(name), name);
    files.add(foldName(name));
  };
  made.forEach(add);
  return [...names].flatMap((name) => {
    const folder = foldersOf(name).find((each) => {
      const there = spelled.get(foldName(each));
      return files.has(foldName(each)) || (there !== undefined && there !== `${each}/`);
    });
    const taken = spelled.get(foldName(folder ?? name));
    if (taken !== undefined) {
      const place = startOf(`assets/${rootFolder}/${name}`);
      const [way, fix] = [name === taken ? "same" : "alike", taken.endsWith("/") ? "folder" : "file"] as const;
      return [problem("root-file/taken", place, { way, fix, name, taken })];
    }
    add(name);
    return [];
  });
}
