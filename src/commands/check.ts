import type { Command } from "commander";
import type { CheckReport } from "../check/check-site.ts";
import type { Recall } from "../memory.ts";
import { clearProgress, commonOptions, relative, reportResult, withFormat, type Format } from "./command-line.ts";
import { runGroup, type SiteWork } from "./group.ts";
import { chooseRoots, withRoots, type RootsOptions } from "./roots.ts";

interface CheckFlags extends RootsOptions {
  publish?: boolean;
  external?: boolean;
  format: Format;
}

export function addCheck(program: Command): void {
  withFormat(withRoots(program.command("check")))
    .description("find mistakes in content, links, words and HTML; write nothing")
    .option("--publish", "also name every sample value that is still there")
    .option("--external", "also ask for every address outside the site, over the network")
    .addHelpText("after", "\nExample:\n  dentalsite check --publish --external")
    .action(runCheck);
}

async function runCheck({ format, publish = false, external = false, ...flags }: CheckFlags): Promise<void> {
  const choice = await chooseRoots(flags);
  const { buildSite } = await import("../build.ts");
  const { withTemporaryCache } = await import("../media/temporary-cache.ts");
  const checks = { publishes: publish, asksOthers: external };
  const work = async (root: string, recall?: Recall): Promise<SiteWork> => {
    const { cacheFolder: readOnlyCacheFolder, ...options } = commonOptions(root);
    // Nothing is left behind: what is in the cache is used, but nothing is added.
    const result = await withTemporaryCache((cacheFolder) =>
      buildSite({ ...options, cacheFolder, readOnlyCacheFolder, checks, ...(recall && { recall }) }),
    ).finally(clearProgress);
    const where = choice.isGroup ? ` of ${relative(root)}` : "";
    if (format !== "json" && result.report) {
      if (choice.isGroup) console.log(`${relative(root)}\n`);
      await printReport(result.report, publish);
    }
    const found = result.problems.length === 0 ? "problems" : "errors";
    return { result, line: `No ${found} in ${result.built?.pages.length ?? 0} pages${where}.`, afterword: "" };
  };
  if (choice.isGroup) return runGroup(choice, { format, verb: "Checked", work });
  const root = choice.roots[0]!;
  const { result, line } = await work(root);
  await reportResult(result, { root, format });
  if (format !== "json" && result.built !== undefined) console.log(line);
}

async function printReport({ weights, grades, switchedOff, samples }: CheckReport, publish: boolean): Promise<void> {
  const { count, formatSwitchedOff, formatWeights } = await import("../report.ts");
  const parts = [formatWeights(weights, grades), formatSwitchedOff(switchedOff)];
  // With --publish each of them is a problem.
  if (samples > 0 && !publish) parts.push(`${count(samples, "sample value")} left over; --publish names them.`);
  for (const part of parts.filter((each) => each !== "")) console.log(`${part}\n`);
}
