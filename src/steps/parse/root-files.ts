import { composeAccents } from "../../model/text/compose-accents.ts";
import { startOf } from "../../model/build/place.ts";
import { isRootName, rootFolder } from "../../model/build/root-names.ts";
import { limits } from "../../model/build/limits.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import { describeUnsearchable, findReservedPath, problem, type Details, type Problem } from "../../problems/problem.ts";
import { findCode, findUnsearchable, isForHosts } from "./refused-root-files.ts";

export interface RootFiles {
  /** Contents by path from the top of the site. */
  files: ReadonlyMap<string, Uint8Array>;
  problems: Problem[];
}

/**
 * Chooses the files that are copied unchanged to the top of the site. Reports files that could be programs or settings of a host, and
 * files of kinds that cannot be searched for private data. Leaves out links, because nothing is read through one.
 */
export function chooseRootFiles(assets: readonly SiteFile[]): RootFiles {
  const files = new Map<string, Uint8Array>();
  const problems = assets.flatMap(({ path, isSymbolicLink, bytes, size, unread }): Problem[] => {
    const start = `assets/${rootFolder}/`;
    if (!path.startsWith(start) || isSymbolicLink) return [];
    const name = composeAccents(path.slice(start.length));
    const place = startOf(start + name);
    if (isForHosts(name)) return [problem("root-file/host-settings", place, { name })];
    if (!isRootName(name)) return [problem("root-file/bad-name", place, describeRootName(name))];
    if (unread !== undefined) return [problem("file/unreadable", place, { way: "content", reason: unread })];
    if (bytes === undefined) {
      const megabytes = Math.ceil(size! / 1_000_000);
      return [problem("file/too-large", place, { way: "root", name, megabytes, limit: limits.rootMegabytes })];
    }
    const code = findCode(name, bytes);
    if (code !== undefined) return [problem("root-file/code", place, { name, code })];
    // The file is kept even if it is refused below, so that a link to it is not a second mistake.
    files.set(name, bytes);
    const reason = findUnsearchable(name, bytes);
    return reason === undefined ? [] : [problem("root-file/unsearchable", place, describeUnsearchable(name, reason))];
  });
  return { files, problems };
}

/** Few files whose name begins with a dot are meant for hosts; the others belong to a computer. */
function describeRootName(name: string): Details<"root-file/bad-name"> {
  const reserved = findReservedPath(name);
  if (reserved !== undefined) return reserved;
  const hidden = name.split("/").find((part) => part.startsWith("."));
  const example = name.replaceAll(/(^|\/)\.+/g, "$1");
  if (hidden === undefined || example === "") return { way: "other", name };
  return name.endsWith(hidden)
    ? { way: "hidden", name, example }
    : { way: "hidden folder", name, folder: hidden, example };
}
