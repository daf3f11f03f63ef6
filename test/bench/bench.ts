import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { astro } from "./astro.ts";
import { compareBuilds, printBuildsHead } from "./compare-builds.ts";
import { compareEdits } from "./compare-edits.ts";
import { compareShipped } from "./compare-shipped.ts";
import { dentalsite, makeDentalsite } from "./dentalsite.ts";
import { dialectNames } from "./dialects.ts";
import { eleventy } from "./eleventy.ts";
import { withNode, type Generator } from "./generator.ts";
import { hugo } from "./hugo.ts";
import { installPeers, peersFolder } from "./peers.ts";

const peers = [hugo, eleventy, astro];

/** Programs of Node by their version, installed with the peers. */
const nodes = new Map([
  ["20", path.join(peersFolder, "node_modules/node-20/bin/node")],
  ["24", path.join(peersFolder, "node_modules/node/bin/node")],
]);

interface BenchOptions {
  pages?: number[];
  dialects: string[];
  seed: number;
  runs: number;
  edits: number;
  shipped: boolean;
  against?: string;
  only?: string[];
  nodes: string[];
  folder: string;
}

await new Command("bench")
  .description(
    "Builds the same content with dentalsite and its peers in one interleaved run, and prints medians and ratios.",
  )
  .option("--pages <numbers>", "how many service pages, comma-separated (default: 38,1000)", parseNumbers)
  .option("--dialects <names>", `how the content is written: ${dialectNames.join(", ")}`, parseDialects, dialectNames)
  .option("--seed <number>", "another number makes other content", parseNumber, 1)
  .option("--runs <number>", "how often each is built", parseNumber, 3)
  .addOption(
    new Option("--edits <number>", "follow so many edits of each kind into a browser instead")
      .argParser(parseNumber)
      .default(0)
      .conflicts(["dialects", "runs"]),
  )
  .addOption(
    new Option("--shipped", "build or edit this repository's own site, with dentalsite alone")
      .default(false)
      .conflicts(["pages", "dialects", "seed", "only"]),
  )
  .option("--against <folder>", "another compiled checkout of dentalsite to measure in the same run")
  .option("--only <names>", "the peers, comma-separated; none for dentalsite alone", parseNames)
  .option("--nodes <versions>", "the versions of Node that run all programs, comma-separated", parseNodes, [
    ...nodes.keys(),
  ])
  .option(
    "--folder <folder>",
    "where the sites are built; a memory file system shows the tools rather than the disk",
    os.tmpdir(),
  )
  .action(run)
  .parseAsync();

async function run(options: BenchOptions): Promise<void> {
  installPeers();
  const generators = chooseGenerators(options);
  const cpus = os.cpus();
  console.log(`${cpus[0]?.model ?? "unknown processor"}, ${cpus.length} cores`);
  console.log(generators.map(({ name, findVersion }) => `${name} ${findVersion()}`).join(", "));
  mkdirSync(options.folder, { recursive: true });
  const workFolder = mkdtempSync(path.join(options.folder, "dentalsite-bench-"));
  try {
    for (const version of options.nodes) {
      console.log(`\nNode ${version}`);
      const folder = path.join(workFolder, version);
      mkdirSync(folder);
      const onNode = generators.map((each) => withNode(nodes.get(version)!, each));
      await compare(onNode, { ...options, workFolder: folder });
    }
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Chooses this checkout first, then the installed generators to compare it with. */
function chooseGenerators({ against, shipped, only }: BenchOptions): Generator[] {
  const others = against === undefined ? [] : [makeDentalsite(path.resolve(against), `dentalsite in ${against}`)];
  if (shipped) return [dentalsite, ...others];
  const wanted = peers.filter(({ name }) => only?.includes(name.toLowerCase()) ?? true);
  const found = wanted.filter((peer) => {
    const isInstalled = peer.findVersion() !== undefined;
    if (!isInstalled) console.log(`${peer.name} is not installed here and is left out.`);
    return isInstalled;
  });
  return [dentalsite, ...others, ...found];
}

interface Comparison extends BenchOptions {
  workFolder: string;
}

async function compare(generators: readonly Generator[], options: Comparison): Promise<void> {
  const { pages = [38, 1000], dialects, seed, edits, shipped } = options;
  if (edits > 0) {
    const sizes = pages.map((count) => ({ pages: count, dialect: "mixed", seed }));
    for (const content of shipped ? [undefined] : sizes) await compareEdits(generators, { ...options, content });
  } else if (shipped) await compareShipped(generators, options);
  else {
    printBuildsHead();
    for (const count of pages) {
      for (const dialect of dialects) await compareBuilds(generators, { ...options, pages: count, dialect });
    }
  }
}

function parseNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("Write a whole number.");
  return Number(text);
}

function parseNumbers(text: string): number[] {
  return text.split(",").map(parseNumber);
}

function parseNames(text: string): string[] {
  return text.toLowerCase().split(",");
}

function parseNodes(text: string): string[] {
  const versions = parseNames(text);
  const unknown = versions.find((version) => !nodes.has(version));
  if (unknown !== undefined) throw new InvalidArgumentError(`There is no Node "${unknown}".`);
  return versions;
}

function parseDialects(text: string): string[] {
  const names = parseNames(text);
  const unknown = names.find((name) => !dialectNames.includes(name));
  if (unknown !== undefined) throw new InvalidArgumentError(`There is no dialect "${unknown}".`);
  return names;
}
