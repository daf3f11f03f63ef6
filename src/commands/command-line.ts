import path from "node:path";
import { isatty } from "node:tty";
import { inspect } from "node:util";
import { InvalidArgumentError, Option, type Command } from "commander";
import type { BuildOptions, BuildResult, BuiltSite } from "../build-options.ts";
import { showControls, stopCommands } from "../lib/foreign-text.ts";
import { UsageError } from "../lib/usage-error.ts";
import { showsText } from "../model/text/shown-text.ts";
import type { Problem } from "../problems/problem.ts";

/** Exit codes: success, problems in the content, a command that cannot be carried out as given, a bug of ours. */
export const exitCodes = { success: 0, problems: 1, usage: 2, bug: 70 } as const;

export interface RootOptions {
  root: string;
}

export function withRoot(command: Command): Command {
  const resolve = (folder: string): string => (showsText(folder) ? path.resolve(folder) : "");
  return command.addOption(
    new Option("--root <folder>", "the practice's folder, which holds site/ and assets/")
      .argParser(resolve)
      .default(resolve("."), "the current folder"),
  );
}

export interface ContentOnlyOption {
  contentOnly?: boolean;
}

export function withContentOnly(command: Command): Command {
  return command.option("--content-only", "refuse a practice that has its own code, and run none of it");
}

export interface PollOption {
  poll?: boolean;
}

export const pollOption = (): Option =>
  new Option("--poll", "compare the files twice a second: a network drive reports no changes of other machines");

/** Reads a port. `lowest` is 0 for commands that accept 0, which means any free port. */
export function parsePort(lowest: 0 | 1): (text: string) => number {
  return (text) => {
    const port = Number(text);
    if (/^\d+$/.test(text) && port >= lowest && port <= 65_535) return port;
    throw new InvalidArgumentError(`Write a number from ${lowest} to 65535.`);
  };
}

export type Format = "text" | "json" | "github";

/** Adds `--format`. In GitHub Actions annotations are the default. */
export function withFormat(command: Command): Command {
  return command.addOption(
    new Option("--format <format>", "how to report problems; github adds annotations to the text")
      .choices(["text", "json", "github"])
      .default(defaultFormat(), "text; in GitHub Actions github"),
  );
}

/** Returns the format for output that has no `--format` option. */
export function defaultFormat(): Format {
  return process.env.GITHUB_ACTIONS === "true" ? "github" : "text";
}

/**
 * Returns the format for failures that occur before or while the command line is read. GitHub reads them if it runs the command, or if its
 * format was requested.
 */
export function formatOfFailures(argv: readonly string[]): Format {
  const isAskedFor = argv.some(
    (each, nth) => `${argv[nth - 1]}=${each}` === "--format=github" || each === "--format=github",
  );
  return isAskedFor ? "github" : defaultFormat();
}

/** Prints text that contains other people's names or words. */
export function print(text: string, format: Format): void {
  console.log(format === "github" ? stopCommands(text) : text);
}

/**
 * Prints on standard error. For GitHub everything goes to standard output, because it reads the two streams independently and annotations
 * follow.
 */
export function printError(text: string, format: Format): void {
  if (format === "github") print(text, format);
  else console.error(text);
}

/** Builds a site as of now, with the practice's own cache unless another is named. Names the addresses that its output folder has lost. */
export async function build(root: string, more: Partial<BuildOptions> = {}): Promise<BuildResult> {
  const { buildSite } = await import("../build.ts");
  const { chooseCache } = await import("./choose-cache.ts");
  const { listRecorded } = await import("../steps/emit/list-recorded.ts");
  const now = Date.now();
  const { cacheFolder = chooseCache(root), output } = more;
  const recorded = listRecorded(output?.folder ?? outputOf(root));
  const options = { root, date: buildDate().getTime(), now, recorded, onProgress: showProgress };
  return buildSite({ ...options, ...more, cacheFolder }).finally(clearProgress);
}

/** Returns the output folder of a practice, unless another is named. */
export const outputOf = (root: string): string => path.join(root, "dist");

/** Returns the time in SOURCE_DATE_EPOCH (reproducible-builds.org: seconds since 1970) if it is set, else the current time. */
export function buildDate(): Date {
  const { SOURCE_DATE_EPOCH: epoch = "" } = process.env;
  if (epoch === "") return new Date();
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000);
  throw new UsageError(
    `SOURCE_DATE_EPOCH is "${epoch}". Set it to the seconds since 1970, such as 1798761600, or leave it out.`,
  );
}

/** Throws a UsageError for an option or an argument without a visible character: a script's variable was probably empty. */
export function refuseBlank(command: Command): void {
  const isBlank = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(isBlank) : typeof value === "string" && !showsText(value);
  const options = Object.entries(command.opts<Record<string, unknown>>());
  const [option] = options.find(([, value]) => isBlank(value)) ?? [];
  if (option === undefined && !isBlank(command.processedArgs)) return;
  const name = option?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new UsageError(`${name === undefined ? "An argument" : `--${name}`} is blank. Write a value, or leave it out.`);
}

/** Says on a terminal which picture or film is being prepared, because they take a while the first time. */
function showProgress(name: string, done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[KPreparing ${showControls(name)} (${done + 1} of ${total})`);
}

export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
}

/** The part of a build's result that the command line reports. */
export interface CommandOutcome extends Pick<BuildResult, "problems" | "texts"> {
  /** Number of pages made; absent if there are errors. */
  pages?: number | undefined;
  /** Day on which the site changes if it is built again, even with the same content. */
  nextChange?: string | undefined;
  /** Whether to print every place of a rule that advises. */
  showsAll?: boolean | undefined;
}

/** Returns the summary's line for a site that changes with the calendar; empty for any other. */
export function describeNextChange(next: BuiltSite["nextChange"]): string {
  if (next === undefined) return "";
  const build = "Build and publish again that day";
  const lines: Record<typeof next.of, string> = {
    closure: `A closure is over on ${next.day}. ${build}; until then, the pages show it.`,
    post: `A post in site/news/ appears on ${next.day}. ${build}; until then, no page shows it.`,
    announcement: `The announcement in site/practice.yaml begins or ends on ${next.day}. ${build}.`,
  };
  return lines[next.of];
}

/** Reports the problems of a build in the requested format. Sets the exit code if the site was not built. */
export async function reportResult(
  result: CommandOutcome,
  { root, format }: { root: string; format: Format },
  afterword = "",
): Promise<void> {
  const { problems, pages, nextChange } = result;
  if (pages === undefined) process.exitCode = exitCodes.problems;
  if (format === "json") {
    const { formatJson } = await import("../report/machine-report.ts");
    console.log(formatJson(problems, pages ?? 0, nextChange));
    return;
  }
  await printProblems(result, format, pages === undefined ? afterword : "");
  if (format === "github") await printAnnotations(problems, root);
}

/** Prints errors and then advice as text, if there are any. */
export async function printProblems(
  { problems, texts, showsAll }: Pick<CommandOutcome, "problems" | "texts" | "showsAll">,
  format: Format,
  afterword: string,
): Promise<void> {
  if (problems.length === 0) return;
  const { formatProblems } = await import("../report/report.ts");
  const text = formatProblems(problems, { texts, showsAll, afterword, hasColor: hasColor(process.stderr) });
  printError(text, format);
}

export async function printAnnotations(problems: readonly Problem[], root: string): Promise<void> {
  if (problems.length === 0) return;
  const { formatGithub } = await import("../report/machine-report.ts");
  console.log(formatGithub(problems, fromHere(root)));
}

/** Returns the path from the current folder, with forward slashes; empty for that folder itself. */
export function fromHere(folder: string): string {
  return path.relative(process.cwd(), folder).split(path.sep).join("/");
}

/** Ends the process with the exit code that is set once all output has been written, even if other work is still going on. */
export async function leave(): Promise<void> {
  const drain = (stream: NodeJS.WriteStream): Promise<void> =>
    new Promise((resolve) => {
      stream.write("", () => {
        resolve();
      });
    });
  await Promise.all([process.stdout, process.stderr].map(drain));
  process.exit();
}

/** Says why a command ended early. In GitHub Actions the message cannot run workflow commands. */
export function reportFailure(message: string, format: Format): void {
  console.error(format === "github" ? stopCommands(message) : message);
}

export function reportBug(error: unknown, format: Format): void {
  const lines = inspect(error).split("\n").map(showControls);
  reportFailure(["This is a bug in dentalsite, not in your content.", ...lines].join("\n"), format);
}

/** Names a folder as the user would, ready to print: relative if it is below the current folder. */
export function relative(folder: string): string {
  const fromHere = path.relative(process.cwd(), folder);
  return showControls(fromHere === "" || fromHere.startsWith("..") ? folder : fromHere);
}

/** Follows NO_COLOR (no-color.org) and FORCE_COLOR. Otherwise a terminal gets color and a pipe does not. */
export function hasColor(stream: { fd: number }): boolean {
  if (process.env.NO_COLOR) return false;
  const { FORCE_COLOR: forced } = process.env;
  return forced === undefined || forced === "" ? isatty(stream.fd) : forced !== "0";
}
