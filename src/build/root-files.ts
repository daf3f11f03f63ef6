import { checkRootFiles } from "../check/root-files.ts";
import type { OutputFile } from "../model/output.ts";
import type { Content } from "../model/source.ts";
import type { Problem } from "../problem.ts";
import type { Route } from "../route/route-site.ts";

/** The files for the top of the site, and which of them cannot lie there beside all the pages and what else is `made`. */
export function layRootFiles(
  { rootFiles = new Map<string, Uint8Array>() }: Content,
  routes: readonly Route[],
  made: readonly OutputFile[],
): { outputs: OutputFile[]; problems: Problem[] } {
  if (rootFiles.size === 0) return { outputs: [], problems: [] };
  const outputs = [...rootFiles].map(([path, contents]) => ({ path, contents }));
  const others = [...routes.map(({ outputPath }) => outputPath), ...made.map(({ path }) => path)];
  return { outputs, problems: checkRootFiles(rootFiles.keys(), others) };
}
