import { createRequire } from "node:module";
import { Option, type Command } from "commander";
import { codeOf } from "../lib/error-code.ts";
import type { BuildResult } from "../build-options.ts";
import { showControls } from "../lib/foreign-text.ts";
import { countOf } from "../report/report-places.ts";
import type { BuildReport, ServeOptions } from "../serve/serve-site.ts";
import { UsageError } from "../lib/usage-error.ts";
import {
  build,
  defaultFormat,
  exitCodes,
  hasColor,
  parsePort,
  printError,
  reportBug,
  reportFailure,
  pollOption,
  withContentOnly,
  withRoot,
  type ContentOnlyOption,
  type PollOption,
  type RootOptions,
} from "./command-line.ts";

interface ServeFlags extends RootOptions, ContentOnlyOption, PollOption {
  watch?: boolean;
  port: number;
  host?: string | true;
  open?: boolean;
}

export function addServe(program: Command): void {
  withContentOnly(withRoot(program.command("serve")))
    .description("build the site in memory and show it in a browser")
    .option("--watch", "build again when a file changes, and show it in the browser at once")
    .addOption(pollOption().implies({ watch: true }))
    .addOption(
      new Option("--port <number>", "the port to listen on; the next free one when it is in use")
        .default(4173)
        .argParser(parsePort(0)),
    )
    .option("--host [address]", "also answer other devices, on this address or on all of this machine's")
    .option("--open", "open the site in the browser")
    .addHelpText("after", "\nExample:\n  dentalsite serve --watch --open")
    .action(runServe);
}

async function runServe(flags: ServeFlags): Promise<void> {
  const { root, watch = false, poll = false, port, host, open = false, contentOnly } = flags;
  const { serveSite } = await import("../serve/serve-site.ts");
  const { formatProblems } = await import("../report/report.ts");
  const format = defaultFormat();
  await serveUntilStopped(async () =>
    serveSite({
      root,
      port,
      host: host === true ? "0.0.0.0" : host,
      watches: watch,
      polls: poll,
      build: (memory) => build(root, { ...memory, isPreview: watch, contentOnly }),
      explain: ({ problems, texts }) => formatProblems(problems, { texts, hasColor: false }),
      onListening: ({ port: taken, own, network }) => {
        if (port !== 0 && taken !== port) console.log(`Port ${port} is in use, so the site has the next free one.`);
        console.log(`The site is at ${own} (stop with Ctrl+C)`);
        if (network.length > 0) console.log(`Everyone in your network can see it at ${network.join(" and ")}`);
        if (open) void openInBrowser(own);
      },
      onBuild: await createBuildPrinter(),
      onCrash: (error) => {
        if (!(error instanceof UsageError)) reportBug(error, format);
        else if (watch) reportFailure(error.message, format);
      },
      onTrouble: reportTrouble,
    }),
  );
}

/** Serves until Ctrl+C. */
export async function serveUntilStopped(start: () => Promise<{ close: () => Promise<void> }>): Promise<void> {
  let close = (): Promise<void> => Promise.resolve();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // The handler runs once, so a second Ctrl+C ends the process at once.
    process.once(signal, () => void close().finally(() => process.exit(exitCodes.success)));
  }
  ({ close } = await start());
}

/** Prints the problems of a build if they differ from those of the one before, and says whether they do. */
export async function createProblemPrinter(): Promise<(result: BuildResult) => boolean> {
  const { formatProblems } = await import("../report/report.ts");
  let printed = "";
  return ({ problems, texts }) => {
    const text = problems.length === 0 ? "" : formatProblems(problems, { texts, hasColor: hasColor(process.stderr) });
    const isNew = text !== printed;
    if (isNew && text !== "") printError(text, defaultFormat());
    printed = text;
    return isNew;
  };
}

/** Prints one line per build, and its problems if they have changed. */
async function createBuildPrinter(): Promise<ServeOptions["onBuild"]> {
  const printIfNew = await createProblemPrinter();
  const summarize = ({ milliseconds, changedPages, hasNewStylesheet }: BuildReport): string => {
    const changes = `${countOf(changedPages, "page")} changed${hasNewStylesheet ? ", new stylesheet" : ""}`;
    return `${now()} built in ${Math.round(milliseconds)} ms: ${changes}`;
  };
  return (result, report) => {
    const isNew = printIfNew(result);
    if (!result.built) {
      if (!isNew) console.log(`${now()} not built: still ${countOf(result.problems.length, "problem")}`);
      return;
    }
    const seconds = (report.milliseconds / 1000).toFixed(2);
    console.log(
      report.isFirst ? `Built ${countOf(result.built.pages.length, "page")} in ${seconds} s.` : summarize(report),
    );
  };
}

const now = (): string => new Date().toTimeString().slice(0, 8);

export async function openInBrowser(address: string): Promise<void> {
  // The compiled program would import a module's default export as CommonJS has it.
  const { default: openAddress } = createRequire(import.meta.url)("open") as typeof import("open");
  const failed = (): void => {
    console.error("No browser could be opened; open the address yourself.");
  };
  await openAddress(address).then((child) => {
    child.once("error", failed);
    child.once("exit", (code) => {
      if (code !== 0) failed();
    });
  }, failed);
}

/** Reports that the system cannot watch the files. */
export function reportTrouble(error: unknown): void {
  const isFull = codeOf(error) === "ENOSPC";
  const said = error instanceof Error ? error.message : String(error);
  const reason = isFull ? "it has no more watches to give (fs.inotify.max_user_watches)" : showControls(said);
  reportFailure(
    `Changes may not show, because the system cannot watch the files: ${reason}. Add --poll.`,
    defaultFormat(),
  );
}
