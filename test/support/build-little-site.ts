import type { BuildResult } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { buildYear } from "./build-site.ts";
import type { LittleSite } from "./little-site.ts";

export interface Built {
  result: BuildResult;
  /** Absent if the site has errors, so that nothing was written. */
  report?: BuildResult["written"];
}

/** Builds a little site into its `dist/`, like the command. */
export async function buildLittleSite({ root, file }: LittleSite): Promise<Built> {
  const result = await buildSite({
    root,
    cacheFolder: file(".dentalsite"),
    date: Date.UTC(buildYear, 5),
    now: Date.now(),
    output: { folder: file("dist") },
  });
  return { result, report: result.written };
}
