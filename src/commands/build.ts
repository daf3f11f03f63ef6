import path from "node:path";
import type { Command } from "commander";
import type { Holder } from "../emit/lock.ts";
import { build, relative, reportResult, withFormat, withRoot, type ReportOptions } from "./command-line.ts";
import { StepTimes } from "./step-times.ts";

export function addBuild(program: Command): void {
  withFormat(withRoot(program.command("build")))
    .description("build the site into the output folder")
    .option("--out <folder>", "the output folder (default: dist inside the root)")
    .option("--force", "replace an output folder that dentalsite did not make")
    .option("--verbose", "also print how long each step took")
    .addHelpText("after", "\nExample:\n  dentalsite build --root practices/harbor --out public/harbor")
    .action(runBuild);
}

async function runBuild({
  root,
  out,
  force = false,
  verbose = false,
  format,
}: ReportOptions & { out?: string; force?: boolean; verbose?: boolean }): Promise<void> {
  const started = performance.now();
  const times = new StepTimes();
  const folder = path.resolve(out ?? path.join(root, "dist"));
  const { refuseForeignFolder, writeSite } = await import("../emit/write-site.ts");
  refuseForeignFolder(folder, { root, force });
  const onStep = (step: string): void => {
    times.begin(step);
  };
  const result = await build(root, { onStep });
  const afterword = `Nothing was written; ${relative(folder)} is as it was.`;
  if (result.built === undefined) return reportResult(result, { root, format }, afterword);

  times.begin("write");
  const { written, writtenBytes, unchanged, removed, foreign } = writeSite(folder, result.built.outputs, {
    root,
    force,
    onWait: (holder) => {
      console.error(explainWait(holder, folder));
    },
  });
  times.end();
  await reportResult(result, { root, format });
  if (format === "json") return;
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  console.log(
    `Built ${result.built.pages.length} pages into ${relative(folder)} in ${seconds} s: ` +
      `${written} files written (${formatBytes(writtenBytes)}), ${unchanged} unchanged, ${removed} removed.`,
  );
  if (foreign.length > 0) console.log(explainForeign(foreign, folder));
  if (verbose) console.log(times.format());
}

/** Somebody may wait for a process that is not theirs, or on a machine that is gone: so they are told what to do. */
function explainWait({ process: id, since, file }: Holder, folder: string): string {
  const time = since.replace("T", " ").replace(/\..*$/, " UTC");
  return (
    `Another build (process ${id}) has been writing ${relative(folder)} since ${time}. Waiting for it to end. ` +
    `If there is no such build, remove ${relative(file)}.`
  );
}

const namedFiles = 5;

function explainForeign(names: readonly string[], folder: string): string {
  const named = names.slice(0, namedFiles).join(", ") + (names.length > namedFiles ? ", ..." : "");
  return `Removed from ${relative(folder)}, since no build had put it there: ${named}. Keep files of your own in another folder.`;
}

/** In units of 1,000, as file managers count. */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
