import path from "node:path";
import type { Command } from "commander";
import { countOf } from "../report/report-places.ts";
import { build, relative, reportResult, withRoot, type RootOptions } from "./command-line.ts";

export function addDirectories(program: Command): void {
  withRoot(program.command("directories"))
    .description("write what directories and map services ask for, one JSON file per office")
    .option("--out <folder>", "where to write them (default: directories inside the root)")
    .addHelpText(
      "after",
      `
Example:
  dentalsite directories

Copy the facts in directories/<office>.json into Google Business Profile, Apple Business Connect, Bing Places and others, after each change
of hours, closures, phones or address, or upload the files where that is possible. Times in them are on the 24-hour clock.`,
    )
    .action(runDirectories);
}

async function runDirectories({ root, out = path.join(root, "directories") }: RootOptions & { out?: string }) {
  const result = await build(root);
  const { built } = result;
  await reportResult({ ...result, pages: built?.pages.length }, { root, format: "text" }, "Nothing was written.");
  if (built === undefined) return;
  const { placeFile } = await import("../lib/disk/replace-file.ts");
  const offices = built.listForDirectories();
  const folder = path.resolve(out);
  for (const { slug, facts } of offices) {
    placeFile(path.join(folder, `${slug}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  }
  console.log(`Wrote the facts of ${countOf(offices.length, "office")} into ${relative(folder)}.`);
}
