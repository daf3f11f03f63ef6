import { buildInto, type BuildIntoResult } from "../../src/build/build-into.ts";
import { buildYear } from "./build-site.ts";
import type { LittleSite } from "./little-site.ts";

interface Built extends BuildIntoResult {
  /** How often it was built: where two threads do not come to an end, one begins again. */
  builds: number;
}

/** Builds a little site into its `dist/`, as the command does. */
export async function buildLittleSite(site: LittleSite, usesThread = false): Promise<Built> {
  let builds = 0;
  const built = await buildInto(site.file("dist"), {
    root: site.root,
    cacheFolder: site.file(".dentalsite"),
    copyrightYear: buildYear,
    now: Date.now(),
    usesThread,
    onStep: (step) => {
      if (step === "read") builds++;
    },
  });
  return { ...built, builds };
}
