import { Option, type Command } from "commander";
import { UsageError } from "../lib/usage-error.ts";
import {
  build,
  defaultFormat,
  parsePort,
  pollOption,
  reportBug,
  reportFailure,
  withRoot,
  type PollOption,
  type RootOptions,
} from "./command-line.ts";
import { createProblemPrinter, openInBrowser, reportTrouble, serveUntilStopped } from "./serve.ts";

interface EditFlags extends RootOptions, PollOption {
  port: number;
  open: boolean;
}

export function addEdit(program: Command): void {
  withRoot(program.command("edit"))
    .description("change the content in a browser, by forms beside the page as it will look")
    .addOption(
      new Option("--port <number>", "the port to listen on")
        .default(0, "one of its folder, or the next that is free")
        .argParser(parsePort(0)),
    )
    .addOption(pollOption())
    .option("--no-open", "only print the address; do not open the browser")
    .addHelpText(
      "after",
      `
Example:
  dentalsite edit

Only this machine can open the forms, and only with the address that the command prints. docs/editing.md says how they work.`,
    )
    .action(runEdit);
}

async function runEdit({ root, port, poll = false, open }: EditFlags): Promise<void> {
  const { serveForms } = await import("../edit/local/serve-forms.ts");
  const { kinds } = await import("../kinds/kinds.ts");
  const { formatProblems } = await import("../report/report.ts");
  const printIfNew = await createProblemPrinter();
  await serveUntilStopped(async () =>
    serveForms({
      ...{ root, port, polls: poll, kinds, node: process.execPath, variables: process.env },
      build: (more) => build(root, { ...more, isPreview: true }),
      adviseOn: async (files, more) => (await import("../build.ts")).adviseOn(files, { ...more, root }),
      explain: ({ problems, texts }) => formatProblems(problems, { texts, hasColor: false }),
      onListening: (address) => {
        console.log(`Change the website in the browser, at ${address} (stop with Ctrl+C)`);
        if (open) void openInBrowser(address);
      },
      onBuild: printIfNew,
      onCrash: (error) => {
        if (error instanceof UsageError) reportFailure(error.message, defaultFormat());
        else reportBug(error, defaultFormat());
      },
      onTrouble: reportTrouble,
    }),
  );
}
