import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { makeContent } from "./content.ts";
import type { Generator } from "./generator.ts";
import { median, runTimed, type TimedRun } from "./run-timed.ts";
import { verifyOutput } from "./verify-output.ts";

interface Row {
  generator: Generator;
  folder: string;
  cold: TimedRun[];
  /** Output removed, caches kept. */
  cached: TimedRun[];
  /** Nothing changed since the last build. */
  again: TimedRun[];
}

/** Builds one size with every generator in turn, so that a slow minute of the machine meets all of them, and prints the table. */
export async function compareBuilds(
  generators: readonly Generator[],
  { count, runs, workFolder }: { count: number; runs: number; workFolder: string },
): Promise<void> {
  const content = makeContent(count);
  const rows = generators.map((generator): Row => {
    const folder = path.join(workFolder, `${generator.name}-${count}`);
    mkdirSync(folder);
    generator.prepare(folder, content);
    return { generator, folder, cold: [], cached: [], again: [] };
  });
  for (let run = 0; run < runs; run++) {
    for (const { generator, folder, cold, cached, again } of rows) {
      remove(folder, generator.leftovers);
      cold.push(await runTimed(generator.build(folder), folder));
      if (run === 0) verifyOutput(folder, generator, content);
      remove(folder, generator.leftovers.slice(0, 1));
      cached.push(await runTimed(generator.build(folder), folder));
      again.push(await runTimed(generator.build(folder), folder));
    }
  }
  printRows(rows, count, runs);
  for (const row of rows) printSteps(row);
  for (const { folder } of rows) rmSync(folder, { recursive: true });
}

function remove(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
}

function printRows(rows: readonly Row[], count: number, runs: number): void {
  const own = medianSeconds(rows[0]!.cold);
  console.log(`\n${count} service pages, medians of ${runs} runs; every page of every tool holds the same main text\n`);
  console.log("| tool | cold | ms a page | dentalsite takes | cached | nothing changed | peak memory |");
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const { generator, cold, cached, again } of rows) {
    const seconds = medianSeconds(cold);
    const peaks = cold.flatMap(({ peakMebibytes }) => peakMebibytes ?? []);
    const cells = [
      generator.name,
      `${seconds.toFixed(3)} s`,
      ((seconds * 1000) / count).toFixed(2),
      `${(own / seconds).toFixed(2)} ×`,
      `${medianSeconds(cached).toFixed(3)} s`,
      `${medianSeconds(again).toFixed(3)} s`,
      peaks.length === 0 ? "?" : `${Math.max(...peaks).toFixed(0)} MiB`,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function printSteps({ generator: { name, readSteps }, cold, cached, again }: Row): void {
  if (readSteps === undefined) return;
  const columns = [cold, cached, again].map((runs) => runs.map(({ output }) => new Map(readSteps(output))));
  const steps = new Set(columns.flat().flatMap((times) => [...times.keys()]));
  console.log(`\nThe steps of ${name}; what is left of each time is the start of Node\n`);
  console.log("| step | cold | cached | nothing changed |");
  console.log("| --- | --- | --- | --- |");
  for (const step of steps) {
    const cells = columns.map((runs) => `${median(runs.map((times) => times.get(step) ?? 0)).toFixed(0)} ms`);
    console.log(`| ${[step, ...cells].join(" | ")} |`);
  }
}

function medianSeconds(runs: readonly TimedRun[]): number {
  return median(runs.map(({ seconds }) => seconds));
}
