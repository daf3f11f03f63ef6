import type { Command } from "commander";
import { UsageError } from "../usage-error.ts";
import { hasColor } from "./command-line.ts";

export function addExplain(program: Command): void {
  program
    .command("explain")
    .description("tell more about a problem: how it comes about, with an example before and after")
    .argument("[code]", "the code that stands beside the problem; without one, all codes are listed")
    .addHelpText("after", "\nExample:\n  dentalsite explain key/unknown")
    .action(runExplain);
}

async function runExplain(code: string | undefined): Promise<void> {
  const { formatCodes, formatStory, isProblemCode } = await import("../problem/explain.ts");
  const isColorful = hasColor(process.stdout);
  if (code === undefined) {
    console.log(formatCodes(isColorful));
  } else if (isProblemCode(code)) {
    console.log(formatStory(code, isColorful));
  } else {
    const { didYouMean } = await import("../problem/wording.ts");
    const { problemCodes } = await import("../problem/catalogue.ts");
    const hint = didYouMean(code, problemCodes);
    throw new UsageError(`"${code}" is not the code of a problem.${hint} "dentalsite explain" lists them all.`);
  }
}
