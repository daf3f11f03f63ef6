import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { makeContent, type ContentOptions, type Grouping } from "./content.ts";
import { dentalsite } from "./dentalsite.ts";
import { removeLeftovers } from "./generator.ts";
import { medianProcessorSeconds, medianSeconds, mostMebibytes, runTimed, type TimedRun } from "./run-timed.ts";
import { formatMebibytes, formatRatio, formatSeconds, printHead, printRow } from "./table.ts";

const groupings: readonly [Grouping, string][] = [
  ["none", "all, no groups"],
  ["twelves", "in groups of twelve"],
];

/** What one page of a size takes. */
interface PerPage {
  milliseconds: number;
  processorMilliseconds: number;
  kibibytes: number;
}

interface GrowthOptions extends Pick<ContentOptions, "seed"> {
  sizes: readonly number[];
  runs: number;
  workFolder: string;
}

/**
 * Builds sites of growing size from nothing, and prints what they take for each page: with the home page and the menus that the tool makes of
 * all services, and with groups.
 */
export async function compareGrowth({ sizes, runs, seed, workFolder }: GrowthOptions): Promise<void> {
  console.log(`
From nothing, medians of ${runs} runs; the most memory. In parentheses: how many times as much a page takes as at the size before.
`);
  const perPage = ["time per page", "processor time per page", "memory per page"];
  printHead(["menus", "services", "time", "processor time", "peak memory", ...perPage]);
  for (const [grouping, label] of groupings) {
    let before: PerPage | undefined;
    for (const pages of sizes) {
      const done = await buildAll(path.join(workFolder, "growing"), { pages, seed, dialect: "mixed", grouping }, runs);
      const [seconds, processor, memory] = [medianSeconds(done), medianProcessorSeconds(done), mostMebibytes(done)];
      const each = {
        milliseconds: (seconds * 1000) / pages,
        processorMilliseconds: (processor * 1000) / pages,
        kibibytes: (memory * 1024) / pages,
      };
      printRow([
        ...[label, String(pages), formatSeconds(seconds), formatSeconds(processor), formatMebibytes(memory)],
        ...printPerPage(each, before),
      ]);
      before = each;
    }
  }
}

function printPerPage(
  { milliseconds, processorMilliseconds, kibibytes }: PerPage,
  before: PerPage | undefined,
): string[] {
  return [
    `${milliseconds.toFixed(2)} ms${formatRatio(milliseconds, before?.milliseconds ?? NaN)}`,
    `${processorMilliseconds.toFixed(2)} ms${formatRatio(processorMilliseconds, before?.processorMilliseconds ?? NaN)}`,
    `${kibibytes.toFixed(0)} KiB${formatRatio(kibibytes, before?.kibibytes ?? NaN)}`,
  ];
}

async function buildAll(folder: string, content: ContentOptions, runs: number): Promise<TimedRun[]> {
  mkdirSync(folder);
  dentalsite.prepare(folder, makeContent(content));
  const done: TimedRun[] = [];
  for (let run = 0; run < runs; run++) {
    removeLeftovers(folder, dentalsite, "nothing");
    done.push(await runTimed(dentalsite.build(folder), folder));
  }
  rmSync(folder, { recursive: true, force: true });
  return done;
}
