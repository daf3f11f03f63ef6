import { isHidden } from "./root-names.ts";

/** Whether a file or folder is no part of a site: hidden, or left behind by an editor or a tool. `path` has forward slashes. */
export function isIgnored(path: string): boolean {
  return (
    isHidden(path) || /(^|\/)(node_modules(\/|$)|(4913|Thumbs\.db|desktop\.ini)$|~\$)|~$|\.sw[a-z]$|\.tmp$/.test(path)
  );
}
