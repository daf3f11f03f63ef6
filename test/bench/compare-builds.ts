import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { makeContent, type ContentOptions, type SiteContent } from "./content.ts";
import { removeLeftovers, type Generator } from "./generator.ts";
import { printBuilds, printSteps } from "./print-builds.ts";
import { runTimed, type TimedRun } from "./run-timed.ts";
import { verifyOutput } from "./verify-output.ts";

export interface BuildOptions extends ContentOptions {
  runs: number;
  workFolder: string;
  /** Also print how long each step took. */
  steps: boolean;
}

/** All builds of one content with one generator. */
export interface Row extends Pick<BuildOptions, "pages" | "dialect"> {
  generator: Generator;
  folder: string;
  fromNothing: TimedRun[];
  /** Builds that keep only encoded pictures from earlier builds. */
  picturesCached: TimedRun[];
  nothingChanged: TimedRun[];
  /** Builds of a site with a mistake on one page; only encoded pictures are kept. Empty for generators that report no mistakes. */
  withMistake: TimedRun[];
}

/** The caches of dentalsite do not trust a file that was changed more recently than this. */
const settleMilliseconds = 2100;

/** Builds one content with every generator in turn, so that a slow minute of the machine affects all of them, and prints their rows. */
export async function compareBuilds(generators: readonly Generator[], options: BuildOptions): Promise<Row[]> {
  const content = makeContent(options);
  const rows = generators.map((generator, index): Row => {
    const folder = path.join(options.workFolder, String(index));
    prepareFolders(folder, generator, content);
    const { pages, dialect } = options;
    const builds = { fromNothing: [], picturesCached: [], nothingChanged: [], withMistake: [] };
    return { pages, dialect, generator, folder, ...builds };
  });
  await setTimeout(settleMilliseconds);
  for (let run = 0; run < options.runs; run++) {
    for (const row of rows) {
      await buildOnce(row, () => {
        if (run === 0) verifyOutput(row.folder, row.generator, content);
      });
    }
  }
  for (const row of rows) printBuilds(row, rows[0]!);
  if (options.steps) for (const row of rows) printSteps(row);
  for (const { folder } of rows) {
    for (const each of [folder, mistakenFolder(folder)]) rmSync(each, { recursive: true, force: true });
  }
  return rows;
}

/** Writes the content. For a generator that reports mistakes, also writes a copy with a mistake in the last page. */
function prepareFolders(folder: string, { prepare, makeMistake }: Generator, content: SiteContent): void {
  mkdirSync(folder);
  prepare(folder, content);
  if (makeMistake === undefined) return;
  cpSync(folder, mistakenFolder(folder), { recursive: true });
  makeMistake(mistakenFolder(folder), content.services.at(-1)!.slug);
}

function mistakenFolder(folder: string): string {
  return `${folder}-mistake`;
}

async function buildOnce(row: Row, verify: () => void): Promise<void> {
  const { generator, folder } = row;
  const build = (): Promise<TimedRun> => runTimed(generator.build(folder), folder);
  removeLeftovers(folder, generator, "nothing");
  row.fromNothing.push(await build());
  verify();
  removeLeftovers(folder, generator, "pictures");
  row.picturesCached.push(await build());
  row.nothingChanged.push(await build());
  if (generator.makeMistake === undefined) return;
  const mistaken = mistakenFolder(folder);
  removeLeftovers(mistaken, generator, "nothing");
  if (generator.pictures) {
    cpSync(path.join(folder, generator.pictures), path.join(mistaken, generator.pictures), { recursive: true });
  }
  row.withMistake.push(await runTimed(generator.build(mistaken), mistaken, 1));
}
