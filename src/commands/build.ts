import path from "node:path";
import type { Command } from "commander";
import type { Output } from "../steps/emit/emit-site.ts";
import type { Holder } from "../steps/emit/lock.ts";
import type { WriteReport } from "../steps/emit/write-site.ts";
import { showControls } from "../lib/foreign-text.ts";
import { UsageError } from "../lib/usage-error.ts";
import {
  build,
  clearProgress,
  describeNextChange,
  outputOf,
  print,
  relative,
  reportResult,
  withContentOnly,
  withFormat,
  type ContentOnlyOption,
  type Format,
} from "./command-line.ts";
import { runGroup, type Shared, type SiteWork } from "./group.ts";
import { chooseRoots, withRoots, type RootsOptions } from "./roots.ts";
import { explainHostOnly } from "./explain-host-only.ts";

interface BuildFlags extends RootsOptions, ContentOnlyOption {
  out?: string;
  force?: boolean;
  precompress?: boolean;
  format: Format;
}

export function addBuild(program: Command): void {
  withFormat(withContentOnly(withRoots(program.command("build"))))
    .description("build the site into the output folder, or the sites of several practices")
    .option("--out <folder>", "the output folder of a single site (default: dist inside the root)")
    .option("--force", "replace another practice's site in the output folder, and files that are in the way")
    .option("--precompress", "also write each text file as .br and .gz, for servers that send them (nginx, Caddy)")
    .addHelpText(
      "after",
      `
Examples:
  dentalsite build --root practices/harbor --out public/harbor
  dentalsite build --roots-from practices.txt --shard 1/4`,
    )
    .action(runBuild);
}

async function runBuild({
  out,
  force = false,
  precompress = false,
  contentOnly = false,
  format,
  ...flags
}: BuildFlags): Promise<void> {
  const choice = await chooseRoots(flags);
  if (choice.isGroup && out !== undefined) {
    throw new UsageError(
      "--out names one folder for one site. Leave it out: each practice is built into its own dist.",
    );
  }
  if (choice.isGroup) (await loadOutputFolder()).refuseSharedFolders(choice.roots.map(outputOf));
  const work = (root: string, shared?: Shared): Promise<SiteWork> => {
    const folder = path.resolve(out ?? outputOf(root));
    const output = { folder, force, precompress, onWait: printWait(folder) };
    return buildOne(root, output, { contentOnly, ...shared });
  };
  if (choice.isGroup) {
    await runGroup(choice, { format, verb: "Built", work });
  } else {
    const root = choice.roots[0]!;
    const { result, line, afterword } = await work(root);
    await reportResult(result, { root, format }, afterword);
    if (result.pages === undefined) return;
    if (format !== "json") print(line, format);
  }
}

const loadOutputFolder = () => import("../steps/emit/output-folder.ts");

/** Builds one site and writes it if it has no errors. Throws a UsageError if nothing can be written. */
async function buildOne(root: string, output: Output, options: ContentOnlyOption & Partial<Shared>): Promise<SiteWork> {
  const started = performance.now();
  const { folder } = output;
  (await loadOutputFolder()).refuseOutputFolder(folder, root);
  const result = await build(root, { ...options, output });
  const { built, written: report } = result;
  const afterword = `Nothing was written; ${relative(folder)} is as it was.`;
  if (built === undefined || report === undefined) return { result, line: "", afterword };
  const { pages, hostOnly, nextChange } = built;
  const lines = [
    describeWriting(folder, { ...report, pages: pages.length, milliseconds: performance.now() - started }),
    nameEntries(`Left in ${relative(folder)}, since no build of this practice made it`, report.others),
    explainHostOnly(hostOnly),
    describeNextChange(nextChange),
  ];
  const outcome = { ...result, pages: pages.length, nextChange: nextChange?.day };
  return { result: outcome, line: lines.filter((line) => line !== "").join("\n"), afterword };
}

function printWait(folder: string): (holder: Holder) => void {
  return (holder) => {
    clearProgress();
    console.error(showControls(explainWait(holder, folder)));
  };
}

interface Writing extends Omit<WriteReport, "others"> {
  pages: number;
  milliseconds: number;
}

function describeWriting(folder: string, { pages, milliseconds, ...report }: Writing): string {
  const { written, writtenBytes, unchanged, removed } = report;
  return (
    `Built ${pages} pages into ${relative(folder)} in ${(milliseconds / 1000).toFixed(2)} s: ` +
    `${written} files written (${formatBytes(writtenBytes)}), ${unchanged} unchanged, ${removed} removed.`
  );
}

/** Says what to do, because the other process may belong to another user, or to a machine that is gone. */
function explainWait({ process: id, lock }: Holder, folder: string): string {
  return (
    `Another build (process ${id}) is writing ${relative(folder)}. Waiting for it to end. ` +
    `If there is no such build, remove ${relative(lock)}.`
  );
}

const namedFiles = 5;

/** Returns nothing if there are none. */
function nameEntries(fact: string, names: readonly string[]): string {
  if (names.length === 0) return "";
  const named = showControls(names.slice(0, namedFiles).join(", ")) + (names.length > namedFiles ? ", ..." : "");
  return `${fact}: ${named}.`;
}

/** Formats bytes in units of 1,000, as file managers do. */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
