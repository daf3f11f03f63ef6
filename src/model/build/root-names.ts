import { isTooLong } from "../text/long-names.ts";
import { isReservedOnWindows } from "./reserved-names.ts";

/** The folder inside `assets/` whose files are published at the top of the site as they are: `assets/root/CNAME` becomes `CNAME`. */
export const rootFolder = "root";

/** Hidden files and folders that hosts look for. Apache's are refused later. */
const hiddenForHosts = /^\.(?:well-known(?=\/|$)|nojekyll$|ht\w+$)/;

/** Whether a name is short enough and has only letters, digits, dots, hyphens and underscores, which every host and disk takes. */
export function isRootName(name: string): boolean {
  const plain = name.replace(hiddenForHosts, "hidden");
  return (
    !isTooLong(name) &&
    plain.split("/").every((part) => /^[\w-]([\w.-]*[\w-])?$/.test(part) && !isReservedOnWindows(part))
  );
}
