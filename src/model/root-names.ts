import { isReservedOnWindows } from "./reserved-names.ts";
import type { AssetFiles } from "./source.ts";

/** The folder inside `assets/` whose files lie at the top of the site, as they are: `assets/root/CNAME` becomes `CNAME`. */
export const rootFolder = "root";

/** Hidden files and folders that hosts look for; any other is left behind by some program. Apache's are refused. */
const hiddenForHosts = String.raw`\.(?:well-known(?=/|$)|nojekyll$|ht\w+$)`;
const hiddenPattern = new RegExp(`^${hiddenForHosts}`);
const placePattern = new RegExp(`^(assets/)?${rootFolder}/(?=${hiddenForHosts})`);

/** The files for the top of the site, by their path there. Links, which nothing is read through, are not among them. */
export function listRootNames(assets: AssetFiles): string[] {
  const start = `${rootFolder}/`;
  return [...assets].flatMap(([name, { isSymbolicLink }]) =>
    name.startsWith(start) && isSymbolicLink !== true ? [name.slice(start.length)] : [],
  );
}

/** Takes away what is hidden in a path only because hosts look for it so: the path is that of the project, or below `assets/`. */
export function withoutHostsDot(path: string): string {
  return placePattern.test(path) ? path.replace("/.", "/") : path;
}

/** Letters, digits, dots, hyphens and underscores mean the same on every host and every disk. */
export function isRootName(name: string): boolean {
  const plain = name.replace(hiddenPattern, "hidden");
  return plain.split("/").every((part) => /^[\w-]([\w.-]*[\w-])?$/.test(part) && !isReservedOnWindows(part));
}
