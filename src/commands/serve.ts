import { InvalidArgumentError, Option, type Command } from "commander";
import type { BuildResult } from "../build.ts";
import { UsageError } from "../usage-error.ts";
import { build, hasColor, reportBug, withRoot, type RootOptions } from "./command-line.ts";

export function addServe(program: Command): void {
  withRoot(program.command("serve"))
    .description("build the site in memory and show it in a browser")
    .option("--watch", "build again when a file changes, and reload the browser")
    .addOption(new Option("--port <number>", "the port to listen on").default(4173).argParser(parsePort))
    .addHelpText("after", "\nExample:\n  dentalsite serve --watch --port 8080")
    .action(runServe);
}

async function runServe({ root, watch = false, port }: RootOptions & { watch?: boolean; port: number }): Promise<void> {
  const { serveSite } = await import("../serve/serve-site.ts");
  const { formatProblems } = await import("../report.ts");
  const explain = ({ problems, texts }: BuildResult, withColor = false): string =>
    formatProblems(problems, { texts, hasColor: withColor });
  try {
    await serveSite({
      root,
      port,
      watches: watch,
      build: () => build(root),
      explain,
      onListening: (address) => {
        console.log(`The site is at ${address} (stop with Ctrl+C)`);
      },
      onBuild: (result) => {
        if (result.problems.length > 0) console.error(explain(result, hasColor(process.stderr)));
        if (result.built) console.log(`Built ${result.built.pages.length} pages.`);
      },
      onCrash: reportBug,
    });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    throw new UsageError(`Port ${port} is in use by another program. Name another with --port.`);
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("Write a number from 0 to 65535.");
}
