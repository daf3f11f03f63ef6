import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { project } from "./dentalsite.ts";
import { removeLeftovers, type Generator } from "./generator.ts";
import { medianProcessorSeconds, medianSeconds, mostMebibytes, runTimed, type TimedRun } from "./run-timed.ts";
import { compareWith, formatMebibytes, formatSeconds, printHead, printRow } from "./table.ts";

/** All builds of the shipped site with one checkout. */
interface ShippedRow {
  generator: Generator;
  folder: string;
  fromNothing: TimedRun[];
  picturesCached: TimedRun[];
}

/** The folders that belong to a practice; stylesheet, script and templates are the tool's. */
const ofPractice = ["site", "assets/pictures", "assets/videos", "assets/root"];

/** Copies the content of this repository's own site into an empty folder. */
export function copyShippedSite(folder: string): void {
  for (const name of ofPractice) {
    const source = path.join(project, name);
    if (existsSync(source)) cpSync(source, path.join(folder, name), { recursive: true });
  }
}

/** Builds this repository's own site with each checkout in turn, with and without the pictures of an earlier build, and prints medians. */
export async function compareShipped(
  generators: readonly Generator[],
  { runs, workFolder }: { runs: number; workFolder: string },
): Promise<void> {
  const rows = generators.map((generator, index): ShippedRow => {
    const folder = path.join(workFolder, `${index}-shipped`);
    mkdirSync(folder);
    copyShippedSite(folder);
    return { generator, folder, fromNothing: [], picturesCached: [] };
  });
  for (let run = 0; run < runs; run++) {
    for (const { generator, folder, fromNothing, picturesCached } of rows) {
      removeLeftovers(folder, generator, "nothing");
      fromNothing.push(await runTimed(generator.build(folder), folder));
      removeLeftovers(folder, generator, "pictures");
      picturesCached.push(await runTimed(generator.build(folder), folder));
    }
  }
  console.log(
    `\nThe shipped site, medians of ${runs} runs; in parentheses: how many times as much this checkout takes\n`,
  );
  printHead([
    "tool",
    "from nothing",
    "pictures cached",
    "processor time, from nothing",
    "peak memory",
    "pictures in the output",
  ]);
  for (const row of rows) printShipped(row, rows[0]!);
}

function printShipped(row: ShippedRow, own: ShippedRow): void {
  const compare = compareWith(row, own);
  printRow([
    row.generator.name,
    compare(formatSeconds, ({ fromNothing }) => medianSeconds(fromNothing)),
    compare(formatSeconds, ({ picturesCached }) => medianSeconds(picturesCached)),
    compare(formatSeconds, ({ fromNothing }) => medianProcessorSeconds(fromNothing)),
    compare(formatMebibytes, ({ fromNothing }) => mostMebibytes(fromNothing)),
    compare((bytes) => `${(bytes / 1000).toFixed(0)} KB`, weighPictures),
  ]);
}

function weighPictures({ folder, generator }: ShippedRow): number {
  const output = path.join(folder, generator.output);
  return readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(avif|gif|jpe?g|png|svg|webp)$/.test(name))
    .reduce((sum, name) => sum + statSync(path.join(output, name)).size, 0);
}
