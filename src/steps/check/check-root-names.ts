import { foldersOf, foldName } from "../../model/output.ts";
import { startOf } from "../../model/place.ts";
import { rootFolder } from "../../model/root-names.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/**
 * Which files for the top of the site would take the place of one that the build makes, or of each other. Names that differ in
 * case only are one name to some disks and hosts. What lies below `assets/` is the build's: browsers keep it for a year.
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
    if (taken !== undefined)
      return [problem("root-file/taken", startOf(`assets/${rootFolder}/${name}`), { name, taken })];
    add(name);
    return [];
  });
}
