import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { makeContent, type ContentOptions } from "./content.ts";
import { removeLeftovers, type Generator } from "./generator.ts";
import { medianProcessorSeconds, medianSeconds, mostMebibytes, runTimed, type TimedRun } from "./run-timed.ts";
import { compareWith, formatMebibytes, formatSeconds, printHead, printRow } from "./table.ts";
import { verifyOutput } from "./verify-output.ts";

export interface BuildOptions extends ContentOptions {
  runs: number;
  workFolder: string;
}

/** All builds of one content with one generator. */
interface Row {
  generator: Generator;
  folder: string;
  fromNothing: TimedRun[];
  /** Builds that keep only encoded pictures from earlier builds. */
  picturesCached: TimedRun[];
  nothingChanged: TimedRun[];
}

/** The caches of dentalsite do not trust a file that was changed more recently than this. */
const settleMilliseconds = 2100;

export function printBuildsHead(): void {
  console.log(`
From nothing: no cache at all, so pictures are encoded. Pictures cached: of earlier builds only encoded pictures are kept, and the
program as V8 has compiled it. Nothing changed: all caches are kept, and the output. The processor time, of all cores together, is that with pictures cached; it
suffers less than the clock from whatever else the machine does. In parentheses: how many times as much dentalsite takes.
`);
  const caches = ["from nothing", "pictures cached", "nothing changed"];
  printHead(["pages", "content", "tool", ...caches, "processor time", "peak memory"]);
}

/** Builds one content with every generator in turn, so that a slow minute of the machine affects all of them, and prints their rows. */
export async function compareBuilds(generators: readonly Generator[], options: BuildOptions): Promise<void> {
  const content = makeContent(options);
  const rows = generators.map((generator, index): Row => {
    const folder = path.join(options.workFolder, String(index));
    mkdirSync(folder);
    generator.prepare(folder, content);
    return { generator, folder, fromNothing: [], picturesCached: [], nothingChanged: [] };
  });
  await setTimeout(settleMilliseconds);
  for (let run = 0; run < options.runs; run++) {
    for (const row of rows) {
      await buildOnce(row, () => {
        if (run === 0) verifyOutput(row.folder, row.generator, content);
      });
    }
  }
  for (const row of rows) printBuilds(row, rows[0]!, options);
  for (const { folder } of rows) rmSync(folder, { recursive: true, force: true });
}

async function buildOnce({ generator, folder, ...done }: Row, verify: () => void): Promise<void> {
  const build = (): Promise<TimedRun> => runTimed(generator.build(folder), folder);
  removeLeftovers(folder, generator, "nothing");
  done.fromNothing.push(await build());
  verify();
  removeLeftovers(folder, generator, "pictures");
  done.picturesCached.push(await build());
  done.nothingChanged.push(await build());
}

function printBuilds(row: Row, own: Row, { pages, dialect }: ContentOptions): void {
  const compare = compareWith(row, own);
  printRow([
    String(pages),
    dialect,
    row.generator.name,
    compare(formatSeconds, ({ fromNothing }) => medianSeconds(fromNothing)),
    compare(formatSeconds, ({ picturesCached }) => medianSeconds(picturesCached)),
    compare(formatSeconds, ({ nothingChanged }) => medianSeconds(nothingChanged)),
    compare(formatSeconds, ({ picturesCached }) => medianProcessorSeconds(picturesCached)),
    compare(formatMebibytes, ({ fromNothing, picturesCached }) => mostMebibytes([...fromNothing, ...picturesCached])),
  ]);
}
