import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeContent } from "./content.ts";
import { dentalsite, program } from "./dentalsite.ts";
import { removeLeftovers, type Command } from "./generator.ts";
import { median, mostMebibytes, runTimed, type TimedRun } from "./run-timed.ts";
import { formatMebibytes, printHead, printRow } from "./table.ts";

/** The number of service pages of each practice, which also has about pages. */
const servicesEach = 8;

/** The number of separate processes that are run as a sample of one process per practice. */
const sampleSize = 20;

interface Practice {
  folder: string;
  /** The folder with the practice's content, and the output of building it alone. */
  name: string;
}

/**
 * Builds a group of small practices with the same pictures in one process, in two processes that share the work, and in one process
 * each, with and without the results of earlier builds. Prints medians, milliseconds per site and peak memory.
 */
export async function comparePractices(
  count: number,
  { runs, workFolder }: { runs: number; workFolder: string },
): Promise<void> {
  const practices = Array.from({ length: count }, (_, index) => makePractice(index, workFolder));
  const list = path.join(workFolder, "practices.txt");
  writeFileSync(list, practices.map(({ name }) => `${name}\n`).join(""));
  const sample = practices.filter((_, index) => index % Math.ceil(count / sampleSize) === 0);

  const together: Command = [process.execPath, program, "build", "--roots-from", list];
  const shards: Command[] = ["1/2", "2/2"].map((shard) => [...together, "--shard", shard]);
  const rows = [
    { name: "one process", sites: count, build: () => runAll([together], workFolder) },
    { name: "two at once, --shard 1/2 and 2/2", sites: count, build: () => runAll(shards, workFolder) },
    {
      name: `a process each (${sample.length} of ${count} measured)`,
      sites: sample.length,
      build: async (): Promise<TimedRun[]> => {
        const done = [];
        for (const { folder } of sample) done.push(await runTimed(dentalsite.build(folder), folder));
        return done;
      },
    },
  ].map((row) => ({ ...row, fromNothing: [] as Measured[], again: [] as Measured[] }));
  for (let run = 0; run < runs; run++) {
    for (const { build, fromNothing, again } of rows) {
      for (const { folder } of practices) removeLeftovers(folder, dentalsite, "nothing");
      fromNothing.push(await measure(build));
      again.push(await measure(build));
    }
  }
  console.log(`\n${count} practices of ${servicesEach} service pages, medians of ${runs} runs\n`);
  printHead([
    "how",
    "ms a site, from nothing",
    "all, from nothing",
    "ms a site, nothing changed",
    "all, nothing changed",
    "peak memory",
  ]);
  for (const { name, sites, fromNothing, again } of rows) {
    const cells = [fromNothing, again].flatMap((measured) => {
      const milliseconds = median(measured.map(({ seconds }) => seconds * 1000)) / sites;
      return [milliseconds.toFixed(1), `${((milliseconds * count) / 1000).toFixed(1)} s`];
    });
    const peak = Math.max(...[...fromNothing, ...again].map(({ peakMebibytes }) => peakMebibytes));
    printRow([name, ...cells, formatMebibytes(peak)]);
  }
}

interface Measured {
  seconds: number;
  /** The peak memory of the largest process. */
  peakMebibytes: number;
}

async function measure(build: () => Promise<TimedRun[]>): Promise<Measured> {
  const started = performance.now();
  const done = await build();
  return { seconds: (performance.now() - started) / 1000, peakMebibytes: mostMebibytes(done) };
}

function runAll(commands: readonly Command[], folder: string): Promise<TimedRun[]> {
  return Promise.all(commands.map((command) => runTimed(command, folder)));
}

function makePractice(index: number, workFolder: string): Practice {
  const name = `practice-${String(index + 1).padStart(4, "0")}`;
  const folder = path.join(workFolder, name);
  mkdirSync(folder);
  dentalsite.prepare(folder, makeContent({ pages: servicesEach, dialect: "mixed", seed: index + 1 }));
  return { folder, name };
}
