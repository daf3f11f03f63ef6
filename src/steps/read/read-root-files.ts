import { statSync } from "node:fs";
import { readRegularFile } from "../../ground/disk/read-regular-file.ts";
import { startOf } from "../../model/place.ts";
import { isRootName, listRootNames, rootFolder } from "../../model/root-names.ts";
import type { AssetFiles } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { findCode, findUnsearchable, isForHosts } from "./refused-root-files.ts";
import { reasonUnread } from "./text.ts";

/** A file here is searched in memory. GitHub takes no larger file into a repository either. */
const mostMegabytes = 100;

export interface RootFiles {
  /** Contents by path from the top of the site. */
  files: ReadonlyMap<string, Uint8Array>;
  problems: Problem[];
}

/**
 * Reads the files that are copied unchanged to the top of the site. Reports files that could be programs or settings of a host, and
 * files of kinds that cannot be searched for private data.
 */
export function readRootFiles(assets: AssetFiles): RootFiles {
  const files = new Map<string, Uint8Array>();
  const problems = listRootNames(assets).flatMap((name): Problem[] => {
    const place = startOf(`assets/${rootFolder}/${name}`);
    if (isForHosts(name)) return [problem("root-file/host-settings", place, { name })];
    if (!isRootName(name)) return [problem("root-file/bad-name", place, { name })];
    try {
      const { absolutePath } = assets.get(`${rootFolder}/${name}`)!;
      const megabytes = Math.ceil(statSync(absolutePath).size / 1_000_000);
      if (megabytes > mostMegabytes) return [problem("root-file/too-large", place, { name, megabytes, mostMegabytes })];
      // A link may have replaced the file since it was listed.
      const { bytes } = readRegularFile(absolutePath);
      const code = findCode(name, bytes);
      if (code !== undefined) return [problem("root-file/code", place, { name, code })];
      // The file is kept even if it is refused below, so that a link to it is not a second mistake.
      files.set(name, bytes);
      const reason = findUnsearchable(name, bytes);
      return reason === undefined ? [] : [problem("root-file/unsearchable", place, { name, reason })];
    } catch (error) {
      return [problem("file/unreadable", place, { reason: reasonUnread(error) })];
    }
  });
  return { files, problems };
}
