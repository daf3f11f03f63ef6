import type { Row } from "./compare-builds.ts";
import { median, medianProcessorSeconds, medianSeconds, mostMebibytes, type TimedRun } from "./run-timed.ts";
import { formatMebibytes, formatRatio, formatSeconds, printHead, printRow } from "./table.ts";

const caches = ["from nothing", "pictures cached", "nothing changed"];

export function printBuildsHead(): void {
  console.log(`
From nothing: no cache at all, so pictures are encoded. Pictures cached: of earlier builds only encoded pictures are kept. Nothing
changed: all caches are kept, and the output. With a mistake: one page has one, pictures cached. The processor time, of all
cores together, is that with pictures cached; it suffers less than the clock from whatever else the machine does.
In parentheses: how many times as much dentalsite takes; for a mistake, how many times as long as without.
`);
  printHead(["pages", "content", "tool", ...caches, "with a mistake", "processor time", "peak memory"]);
}

/** Prints one row of the table; `own` is the row that it is compared with. */
export function printBuilds(row: Row, own: Row): void {
  const compare = (format: (value: number) => string, measure: (row: Row) => number): string =>
    format(measure(row)) + (row === own ? "" : formatRatio(measure(own), measure(row)));
  const mistaken = medianSeconds(row.withMistake);
  printRow([
    String(row.pages),
    row.dialect,
    row.generator.name,
    compare(formatSeconds, ({ fromNothing }) => medianSeconds(fromNothing)),
    compare(formatSeconds, ({ picturesCached }) => medianSeconds(picturesCached)),
    compare(formatSeconds, ({ nothingChanged }) => medianSeconds(nothingChanged)),
    row.withMistake.length === 0
      ? ""
      : formatSeconds(mistaken) + formatRatio(mistaken, medianSeconds(row.picturesCached)),
    compare(formatSeconds, ({ picturesCached }) => medianProcessorSeconds(picturesCached)),
    compare(formatMebibytes, ({ fromNothing, picturesCached }) => mostMebibytes([...fromNothing, ...picturesCached])),
  ]);
}

export function printSteps({ generator, fromNothing, picturesCached, nothingChanged }: Row): void {
  const { name, readSteps } = generator;
  if (readSteps === undefined) return;
  const builds = [fromNothing, picturesCached, nothingChanged].map((runs) =>
    runs.map(({ output }) => new Map(readSteps(output))),
  );
  const steps = new Set(builds.flat().flatMap((times) => [...times.keys()]));
  console.log(`\nThe steps of ${name}; what is left of each time is the start of Node\n`);
  printHead(["step", ...caches]);
  for (const step of steps) {
    const cells = builds.map((runs) => `${median(runs.map((times) => times.get(step) ?? 0)).toFixed(0)} ms`);
    printRow([step, ...cells]);
  }
  console.log();
}

/** Prints the ratios of the first generator's times to those of the others, and of times with a mistake to times without, per dialect. */
export function printRatios(rows: readonly Row[]): void {
  printRatiosOf("Ratios of times, pictures cached", rows, medianSeconds);
  printRatiosOf("Ratios of processor times, pictures cached", rows, medianProcessorSeconds);
}

function printRatiosOf(title: string, rows: readonly Row[], measure: (runs: readonly TimedRun[]) => number): void {
  const [own, ...others] = new Set(rows.map(({ generator }) => generator.name));
  const dialects = [...new Set(rows.map(({ dialect }) => dialect))];
  console.log(`\n${title}\n`);
  printHead(["pages", "", ...dialects]);
  for (const pages of new Set(rows.map((row) => row.pages))) {
    const find = (dialect: string, name = own): Row =>
      rows.find((row) => row.pages === pages && row.dialect === dialect && row.generator.name === name)!;
    const print = (label: string, ratioOf: (dialect: string) => number): void => {
      printRow([String(pages), label, ...dialects.map((dialect) => ratioOf(dialect).toFixed(2))]);
    };
    for (const other of others) {
      print(
        `${own} / ${other}`,
        (dialect) => measure(find(dialect).picturesCached) / measure(find(dialect, other).picturesCached),
      );
    }
    print(
      "with a mistake / without",
      (dialect) => measure(find(dialect).withMistake) / measure(find(dialect).picturesCached),
    );
  }
}
