import type { Command } from "commander";
import type { CheckReport } from "../build.ts";
import {
  clearProgress,
  commonOptions,
  reportResult,
  withFormat,
  withRoot,
  type ReportOptions,
} from "./command-line.ts";

interface CheckFlags extends ReportOptions {
  publish?: boolean;
  external?: boolean;
}

export function addCheck(program: Command): void {
  withFormat(withRoot(program.command("check")))
    .description("find mistakes in content, links, words and HTML; write nothing")
    .option("--publish", "also name every sample value that is still there")
    .option("--external", "also ask for every address outside the site, over the network")
    .addHelpText("after", "\nExample:\n  dentalsite check --publish --external")
    .action(runCheck);
}

async function runCheck({ root, format, publish = false, external = false }: CheckFlags): Promise<void> {
  const { checkSite } = await import("../build.ts");
  const checks = { publishes: publish, asksOthers: external };
  const result = await checkSite({ ...commonOptions(root), checks }).finally(clearProgress);
  if (format !== "json" && result.report) await printReport(result.report, publish);
  await reportResult(result, { root, format });
  if (format === "json" || result.built === undefined) return;
  const found = result.problems.length === 0 ? "problems" : "errors";
  console.log(`No ${found} in ${result.built.pages.length} pages.`);
}

async function printReport({ weights, grades, switchedOff, samples }: CheckReport, publish: boolean): Promise<void> {
  const { count, formatSwitchedOff, formatWeights } = await import("../report.ts");
  const parts = [formatWeights(weights, grades), formatSwitchedOff(switchedOff)];
  // With --publish each of them is a problem.
  if (samples > 0 && !publish) parts.push(`${count(samples, "sample value")} left over; --publish names them.`);
  for (const part of parts.filter((each) => each !== "")) console.log(`${part}\n`);
}
