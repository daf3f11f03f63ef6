import path from "node:path";
import type { Command } from "commander";
import { build, relative, reportResult, withFormat, withRoot, type ReportOptions } from "./command-line.ts";

export function addBuild(program: Command): void {
  withFormat(withRoot(program.command("build")))
    .description("build the site into the output folder")
    .option("--out <folder>", "the output folder (default: dist inside the root)")
    .option("--force", "replace an output folder that dentalsite did not make")
    .addHelpText("after", "\nExample:\n  dentalsite build --root practices/harbor --out public/harbor")
    .action(runBuild);
}

async function runBuild({
  root,
  out,
  force = false,
  format,
}: ReportOptions & { out?: string; force?: boolean }): Promise<void> {
  const started = performance.now();
  const folder = path.resolve(out ?? path.join(root, "dist"));
  const { refuseForeignFolder, writeSite } = await import("../emit/write-site.ts");
  refuseForeignFolder(folder, { root, force });
  const result = await build(root);
  const afterword = `Nothing was written; ${relative(folder)} is as it was.`;
  if (result.built === undefined) return reportResult(result, { root, format }, afterword);

  const { written, unchanged, removed } = writeSite(folder, result.built.outputs, { root, force });
  await reportResult(result, { root, format });
  if (format === "json") return;
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  console.log(
    `Built ${result.built.pages.length} pages into ${relative(folder)} in ${seconds} s: ` +
      `${written} files written, ${unchanged} unchanged, ${removed} removed.`,
  );
}
