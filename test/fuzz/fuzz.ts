import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { readInput } from "./build-input.ts";
import type { FuzzInput } from "./input.ts";
import { kinds } from "./kinds.ts";
import { listKnownNasties } from "./known-nasties.ts";
import { WatchedWorker } from "./watched-worker.ts";

/*
 * Usage: npm run fuzz -- --minutes 20 [--seed 7] [--kind drawings]
 * npm run fuzz -- --replay fuzz-failure.json
 */

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

/** The most attempts to make a failing input smaller. */
const shrinks = 200;
const runsInARow = 25;

const folder = mkdtempSync(path.join(os.tmpdir(), "dentalsite-fuzz-"));
const worker = new WatchedWorker(path.join(folder, "practice"));
const counts = new Map(["known", ...Object.keys(kinds)].map((kind) => [kind, { built: 0, problems: 0, failed: 0 }]));
const codes = new Set<string>();

async function fuzzKind(kind: string, seed: number): Promise<void> {
  const count = counts.get(kind)!;
  let left: number | undefined;
  const failing: { input?: FuzzInput; reason?: string } = {};
  const property = fc.asyncProperty(kinds[kind]!, async (input) => {
    if (left !== undefined && left-- <= 0) return;
    try {
      const outcome = await worker.build(input);
      if (left === undefined) count[outcome.result]++;
      for (const code of outcome.codes) codes.add(code);
    } catch (error) {
      left ??= shrinks;
      failing.input = input;
      failing.reason = String(error);
      throw error;
    }
  });
  await fc.check(property, { seed, numRuns: runsInARow, endOnFailure: false });
  if (failing.input === undefined) return;
  count.failed++;
  save(failing.input, `${kind}, seed ${seed}`, failing.reason);
}

async function buildKnownNasties(): Promise<void> {
  const count = counts.get("known")!;
  for (const { name, input } of listKnownNasties()) {
    try {
      count[(await worker.build(input)).result]++;
    } catch (error) {
      count.failed++;
      save(input, `known-${name}`, error);
    }
  }
}

function save(input: FuzzInput, name: string, reason: unknown): void {
  const file = path.join("fuzz-failures", `${name.replaceAll(/\W+/g, "-")}.json`);
  mkdirSync("fuzz-failures", { recursive: true });
  writeFileSync(file, `${JSON.stringify(input, null, 1)}\n`);
  console.log(`\nFAILED ${name}; saved as ${file}\n${String(reason)}\n`);
}

function printCounts(seconds: number): void {
  const rows = [...counts].filter(([, { built, problems, failed }]) => built + problems + failed > 0);
  const all = rows.reduce((sum, [, { built, problems }]) => sum + built + problems, 0);
  const width = Math.max(...rows.map(([kind]) => kind.length));
  console.log(
    `${"kind of input".padEnd(width)}  ${"built".padStart(7)}  ${"problems".padStart(8)}  ${"failed".padStart(6)}`,
  );
  for (const [kind, { built, problems, failed }] of rows) {
    const cells = [
      kind.padEnd(width),
      String(built).padStart(7),
      String(problems).padStart(8),
      String(failed).padStart(6),
    ];
    console.log(cells.join("  "));
  }
  console.log(`${all} inputs in ${Math.round(seconds)} s; ${codes.size} different problem codes.`);
}

async function main(): Promise<void> {
  const replay = argument("replay");
  if (replay !== undefined) {
    console.log(await worker.build(readInput(replay)));
    return;
  }
  const started = performance.now();
  const end = started + Number(argument("minutes") ?? 1) * 60_000;
  let seed = Number(argument("seed") ?? Math.floor(Math.random() * 1e9));
  const chosen = Object.keys(kinds).filter((kind) => kind.startsWith(argument("kind") ?? ""));
  console.log(`Fuzzing with seed ${seed} and those after it.`);
  if (argument("kind") === undefined) await buildKnownNasties();
  while (performance.now() < end) {
    for (const kind of chosen) if (performance.now() < end) await fuzzKind(kind, seed);
    seed++;
  }
  printCounts((performance.now() - started) / 1000);
  if ([...counts.values()].some(({ failed }) => failed > 0)) process.exitCode = 1;
}

try {
  await main();
} finally {
  worker.close();
  rmSync(folder, { recursive: true, force: true });
}
