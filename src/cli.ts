import path from "node:path";
import { isatty } from "node:tty";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import type { BuildOptions, BuildResult } from "./build.ts";
import { readVersion } from "./package-folder.ts";
import { UsageError } from "./usage-error.ts";

/** Exit codes: all is well, the content has problems, the command cannot be carried out as given, a bug of ours. */
const exitCodes = { success: 0, problems: 1, usage: 2, bug: 70 } as const;

interface RootOptions {
  root: string;
}

export function createProgram(): Command {
  const program = new Command("dentalsite")
    .description(
      "Builds the website of a dental practice from the YAML and Markdown in site/ and the pictures in assets/.",
    )
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      "after",
      `
Examples:
  dentalsite build                          build ./site and ./assets into ./dist
  dentalsite build --root ../harbor-dental  build another practice
  dentalsite serve --watch                  look at the site while you change it
  dentalsite check --publish                find mistakes, and sample values left over

Exit codes: 0 all is well, 1 the content has problems, 2 the command cannot be carried out, 70 a bug in dentalsite.`,
    );

  withRoot(program.command("build"))
    .description("build the site into the output folder")
    .option("--out <folder>", "the output folder (default: dist inside the root)")
    .option("--force", "replace an output folder that dentalsite did not make")
    .addHelpText("after", "\nExample:\n  dentalsite build --root practices/harbor --out public/harbor")
    .action(runBuild);

  withRoot(program.command("serve"))
    .description("build the site in memory and show it in a browser")
    .option("--watch", "build again when a file changes, and reload the browser")
    .addOption(new Option("--port <number>", "the port to listen on").default(4173).argParser(parsePort))
    .addHelpText("after", "\nExample:\n  dentalsite serve --watch --port 8080")
    .action(runServe);

  withRoot(program.command("check"))
    .description("find mistakes in content and links; write nothing")
    .option("--publish", "also name every sample value that is still there")
    .addHelpText("after", "\nExample:\n  dentalsite check --publish")
    .action(runCheck);

  return program;
}

/** Runs one command line and sets the exit code; never throws. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode = explainFailure(error);
  }
}

async function runBuild({ root, out, force = false }: RootOptions & { out?: string; force?: boolean }): Promise<void> {
  const started = performance.now();
  const folder = path.resolve(out ?? path.join(root, "dist"));
  const { refuseForeignFolder, writeSite } = await import("./emit/write-site.ts");
  refuseForeignFolder(folder, { root, force });
  const result = await build(root);
  if (result.built === undefined) return failWith(result, `Nothing was written; ${relative(folder)} is as it was.`);

  const { written, unchanged, removed } = writeSite(folder, result.built.outputs, { root, force });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  console.log(
    `Built ${result.built.pages.length} pages into ${relative(folder)} in ${seconds} s: ` +
      `${written} files written, ${unchanged} unchanged, ${removed} removed.`,
  );
}

async function runCheck({ root, publish = false }: RootOptions & { publish?: boolean }): Promise<void> {
  const { formatWeights } = await import("./report.ts");
  const { checkSite } = await import("./build.ts");
  const result = await checkSite({ ...commonOptions(root), findsSamples: publish }).finally(clearProgress);
  if (result.weights?.length) console.log(`${formatWeights(result.weights)}\n`);
  if (result.built === undefined) return failWith(result);
  console.log(`No problems in ${result.built.pages.length} pages.`);
}

async function runServe({ root, watch = false, port }: RootOptions & { watch?: boolean; port: number }): Promise<void> {
  const { serveSite } = await import("./serve/serve-site.ts");
  const { formatProblems } = await import("./report.ts");
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
        if (result.built) console.log(`Built ${result.built.pages.length} pages.`);
        else console.error(explain(result, hasColor(process.stderr)));
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

async function build(root: string): Promise<BuildResult> {
  const { buildSite } = await import("./build.ts");
  return buildSite(commonOptions(root)).finally(clearProgress);
}

function commonOptions(root: string): BuildOptions {
  const cacheFolder = path.join(root, ".dentalsite");
  return { root, cacheFolder, copyrightYear: buildYear(), onProgress: showProgress };
}

/** The year of SOURCE_DATE_EPOCH (reproducible-builds.org: seconds since 1970) when it is set, else of the clock. */
function buildYear(): number {
  const { SOURCE_DATE_EPOCH: epoch = "" } = process.env;
  return (/^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()).getUTCFullYear();
}

/** Pictures take a while the first time: says which one is at work, on a terminal only. */
function showProgress(name: string, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[KPreparing picture ${done + 1} of ${total}: ${name}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
}

async function failWith({ problems, texts }: BuildResult, afterword = ""): Promise<void> {
  const { formatProblems } = await import("./report.ts");
  const text = formatProblems(problems, { texts, hasColor: hasColor(process.stderr) });
  console.error(afterword === "" ? text : `${text} ${afterword}`);
  process.exitCode = exitCodes.problems;
}

function explainFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.success : exitCodes.usage;
  if (error instanceof UsageError) {
    console.error(error.message);
    return exitCodes.usage;
  }
  const refusal = explainRefusal(error);
  if (refusal !== undefined) {
    console.error(refusal);
    return exitCodes.usage;
  }
  reportBug(error);
  return exitCodes.bug;
}

/** What the system said no to, in words; undefined for any other error. */
function explainRefusal(error: unknown): string | undefined {
  const { code = "", path: file = "" } = error as Partial<Record<"code" | "path", string>>;
  const reasons: Record<string, string> = {
    EACCES: "you have no permission for it",
    EPERM: "you have no permission for it",
    EROFS: "the disk can only be read",
    ENOSPC: "the disk is full",
    ENOTDIR: "a file stands where a folder should be",
    EEXIST: "a file stands where a folder should be",
    EISDIR: "a folder stands where a file should be",
  };
  const reason = reasons[code];
  return reason === undefined ? undefined : `${file || "The port"} cannot be used: ${reason}.`;
}

function reportBug(error: unknown): void {
  console.error("This is a bug in dentalsite, not in your content.");
  console.error(error);
}

function withRoot(command: Command): Command {
  const resolve = (folder: string): string => path.resolve(folder);
  return command.option(
    "--root <folder>",
    "the practice's folder, which holds site/ and assets/",
    resolve,
    resolve("."),
  );
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("Write a number from 0 to 65535.");
}

/** A folder as the user would name it: relative when it is below the current one. */
function relative(folder: string): string {
  const fromHere = path.relative(process.cwd(), folder);
  return fromHere === "" || fromHere.startsWith("..") ? folder : fromHere;
}

/** NO_COLOR (no-color.org) and FORCE_COLOR decide; otherwise a terminal gets colour and a pipe does not. */
function hasColor(stream: { fd: number }): boolean {
  if (process.env.NO_COLOR) return false;
  const { FORCE_COLOR: forced } = process.env;
  return forced === undefined || forced === "" ? isatty(stream.fd) : forced !== "0";
}
