import { isReservedOnWindows } from "./reserved-names.ts";
import type { AssetFiles } from "./source.ts";

/** The folder inside `assets/` whose files are published at the top of the site as they are: `assets/root/CNAME` becomes `CNAME`. */
export const rootFolder = "root";

/** Hidden files and folders that hosts look for. Apache's are refused later. */
const hiddenForHosts = /^\.(?:well-known(?=\/|$)|nojekyll$|ht\w+$)/;
/** Lists the files for the top of the site, by their path there. Leaves out links, because nothing is read through one. */
export function listRootNames(assets: AssetFiles): string[] {
  const start = `${rootFolder}/`;
  return [...assets].flatMap(([name, { isSymbolicLink }]) =>
    name.startsWith(start) && isSymbolicLink !== true ? [name.slice(start.length)] : [],
  );
}

/** Whether a name consists of letters, digits, dots, hyphens and underscores, which mean the same on every host and every disk. */
export function isRootName(name: string): boolean {
  const plain = name.replace(hiddenForHosts, "hidden");
  return plain.split("/").every((part) => /^[\w-]([\w.-]*[\w-])?$/.test(part) && !isReservedOnWindows(part));
}
