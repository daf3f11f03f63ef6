import { Option, type Command } from "commander";
import { UsageError } from "../lib/usage-error.ts";
import {
  build,
  defaultFormat,
  parsePort,
  reportBug,
  withContentOnly,
  withRoot,
  type ContentOnlyOption,
  type RootOptions,
} from "./command-line.ts";
import { createProblemPrinter, openInBrowser, serveUntilStopped } from "./serve.ts";

interface LooksFlags extends RootOptions, ContentOnlyOption {
  port: number;
  open?: boolean;
}

export function addLooks(program: Command): void {
  withContentOnly(withRoot(program.command("looks")))
    .description("show the site in every look, side by side in a browser")
    .addOption(
      new Option("--port <number>", "the first port to listen on; the next free ones when it is in use")
        .default(4173)
        .argParser(parsePort(0)),
    )
    .option("--open", "open the page with all looks in the browser")
    .addHelpText("after", "\nExample:\n  dentalsite looks --open")
    .action(runLooks);
}

async function runLooks({ root, port, open = false, contentOnly }: LooksFlags): Promise<void> {
  const { serveLooks } = await import("../serve/serve-looks.ts");
  const { formatProblems } = await import("../report/report.ts");
  // Most problems are the same in every look.
  const printIfNew = await createProblemPrinter();
  await serveUntilStopped(async () => {
    const served = await serveLooks({
      root,
      port,
      build: (look) => build(root, { look, contentOnly, isPreview: true }),
      explain: ({ problems, texts }) => formatProblems(problems, { texts, hasColor: false }),
      onBuild: printIfNew,
      onCrash: (error) => {
        if (!(error instanceof UsageError)) reportBug(error, defaultFormat());
      },
    });
    const list = served.looks.map(({ look, address }) => `  ${look.padEnd(10)}${address}`);
    console.log(`All looks are at ${served.overview} (stop with Ctrl+C), and each by itself at\n${list.join("\n")}`);
    if (open) void openInBrowser(served.overview);
    return served;
  });
}
