import { buildSite, type BuildResult } from "../../src/build.ts";
import { writeSite, type WriteReport } from "../../src/steps/emit/write-site.ts";
import { buildYear } from "./build-site.ts";
import type { LittleSite } from "./little-site.ts";

export interface Built {
  result: BuildResult;
  /** Absent when the site has errors: then nothing was written. */
  report?: WriteReport;
}

/** Builds a little site into its `dist/`, as the command does. */
export async function buildLittleSite({ root, file }: LittleSite): Promise<Built> {
  const options = { root, cacheFolder: file(".dentalsite"), date: Date.UTC(buildYear, 5), now: Date.now() };
  const result = await buildSite(options);
  return result.built === undefined
    ? { result }
    : { result, report: writeSite(file("dist"), result.built.outputs, { root }) };
}
