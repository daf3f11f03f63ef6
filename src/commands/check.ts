import type { Command } from "commander";
import type { CheckReport } from "../build.ts";
import { clearProgress, commonOptions, failWith, printProblems, withRoot, type RootOptions } from "./command-line.ts";

interface CheckFlags extends RootOptions {
  publish?: boolean;
  external?: boolean;
}

export function addCheck(program: Command): void {
  withRoot(program.command("check"))
    .description("find mistakes in content, links, words and HTML; write nothing")
    .option("--publish", "also name every sample value that is still there")
    .option("--external", "also ask for every address outside the site, over the network")
    .addHelpText("after", "\nExample:\n  dentalsite check --publish --external")
    .action(runCheck);
}

async function runCheck({ root, publish = false, external = false }: CheckFlags): Promise<void> {
  const { checkSite } = await import("../build.ts");
  const checks = { publishes: publish, asksOthers: external };
  const result = await checkSite({ ...commonOptions(root), checks }).finally(clearProgress);
  if (result.report) await printReport(result.report, publish);
  if (result.built === undefined) return failWith(result);
  await printProblems(result);
  console.log(`No problems in ${result.built.pages.length} pages.`);
}

async function printReport({ weights, grades, switchedOff, samples }: CheckReport, publish: boolean): Promise<void> {
  const { count, formatSwitchedOff, formatWeights } = await import("../report.ts");
  const parts = [formatWeights(weights, grades), formatSwitchedOff(switchedOff)];
  // With --publish each of them is a problem.
  if (samples > 0 && !publish) parts.push(`${count(samples, "sample value")} left over; --publish names them.`);
  for (const part of parts.filter((each) => each !== "")) console.log(`${part}\n`);
}
