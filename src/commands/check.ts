import type { Command } from "commander";
import { clearProgress, commonOptions, failWith, printProblems, withRoot, type RootOptions } from "./command-line.ts";

export function addCheck(program: Command): void {
  withRoot(program.command("check"))
    .description("find mistakes in content and links; write nothing")
    .option("--publish", "also name every sample value that is still there")
    .addHelpText("after", "\nExample:\n  dentalsite check --publish")
    .action(runCheck);
}

async function runCheck({ root, publish = false }: RootOptions & { publish?: boolean }): Promise<void> {
  const { formatWeights } = await import("../report.ts");
  const { checkSite } = await import("../build.ts");
  const result = await checkSite({ ...commonOptions(root), findsSamples: publish }).finally(clearProgress);
  if (result.weights?.length) console.log(`${formatWeights(result.weights)}\n`);
  if (result.built === undefined) return failWith(result);
  await printProblems(result);
  console.log(`No problems in ${result.built.pages.length} pages.`);
}
