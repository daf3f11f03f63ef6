import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { astro } from "./astro.ts";
import { compareBuilds } from "./compare-builds.ts";
import { compareEdits } from "./compare-edits.ts";
import { comparePractices } from "./compare-practices.ts";
import { dentalsite } from "./dentalsite.ts";
import { eleventy } from "./eleventy.ts";
import { hugo } from "./hugo.ts";
import { installPeers } from "./peers.ts";

const generators = [dentalsite, hugo, eleventy, astro];

interface BenchOptions {
  pages: number[];
  runs: number;
  edits: number;
  shipped?: boolean;
  practices: number;
  only?: string[];
  folder: string;
}

await new Command("bench")
  .description(
    "Builds the same content with dentalsite and its peers in one interleaved run, and prints medians and ratios.",
  )
  .option("--pages <numbers>", "how many service pages, comma-separated", parseNumbers, [38, 1000, 4000])
  .option("--runs <number>", "how often each is built", parseNumber, 5)
  .option("--edits <number>", "how many edits to follow into a browser; 0 for none", parseNumber, 0)
  .option("--shipped", "follow edits of this repository's own site, with dentalsite alone")
  .option(
    "--practices <number>",
    "build so many small practices in one process and in one each; 0 for none",
    parseNumber,
    0,
  )
  .option("--only <names>", "the generators, comma-separated", (text: string) => text.toLowerCase().split(","))
  .option(
    "--folder <folder>",
    "where the sites are built; a memory file system shows the tools rather than the disk",
    os.tmpdir(),
  )
  .action(run)
  .parseAsync();

async function run({ pages, runs, edits, shipped = false, practices, only, folder }: BenchOptions): Promise<void> {
  const chosen =
    shipped || practices > 0
      ? [dentalsite]
      : generators.filter(({ name }) => only?.includes(name.toLowerCase()) ?? true);
  if (chosen.some(({ name }) => name === eleventy.name || name === astro.name)) installPeers();
  const found = chosen.flatMap((generator) => {
    const version = generator.findVersion();
    if (version === undefined) console.log(`${generator.name} is not installed here and is left out.`);
    return version === undefined ? [] : [{ generator, version }];
  });
  const cpus = os.cpus();
  console.log(`${cpus[0]?.model ?? "unknown processor"}, ${cpus.length} cores, Node ${process.versions.node}`);
  console.log(found.map(({ generator, version }) => `${generator.name} ${version}`).join(", "));
  mkdirSync(folder, { recursive: true });
  const workFolder = mkdtempSync(path.join(folder, "dentalsite-bench-"));
  try {
    if (practices > 0) {
      await comparePractices(practices, { runs, workFolder });
      return;
    }
    const measured = found.map(({ generator }) => generator);
    for (const count of shipped ? [undefined] : pages) {
      if (edits === 0 && count !== undefined) await compareBuilds(measured, { count, runs, workFolder });
      else await compareEdits(measured, { count, edits: edits || 50, workFolder });
    }
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

function parseNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("Write a whole number.");
  return Number(text);
}

function parseNumbers(text: string): number[] {
  return text.split(",").map(parseNumber);
}
