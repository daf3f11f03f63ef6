import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFailed } from "vitest";
import { bundleProgram } from "../../support/bundle-program.ts";
import { createRandom } from "../../support/create-random.ts";
import { findFaults } from "../../support/check-output.ts";
import type { LinkedSite } from "../../support/linked-site.ts";
import { makeEmptyPractice } from "../../support/little-site.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { readTree } from "../../support/read-tree.ts";

/** Killed builds after which one may finish. */
const killsInARow = 10;

/** Files that no build made. */
const foreignFiles = [".git/HEAD", "CNAME", "services/notes.txt"];

/** A series of killed builds of random sites in one folder. */
export interface Killing {
  /** The path that the site is published below. */
  base: string;
  /** The folder that all builds write to. */
  folder: string;
  /** Node's arguments for building each site, by its name. */
  builds: Record<string, () => string[]>;
  count: number;
  /**
   * Waits for a random moment of a running build. `random` returns numbers from 0 up to 1, and `length` is the time of the shortest
   * complete build on this machine, in milliseconds.
   */
  wait: (random: () => number, length: number, hasEnded: () => boolean) => Promise<void>;
}

export async function killBuilds({ base, folder, builds, count, wait }: Killing): Promise<void> {
  const empty = (): void => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of foreignFiles) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), "not a build's");
    }
  };
  const readForeign = (): string[] => foreignFiles.map((name) => readFileSync(path.join(folder, name), "utf8"));
  const seed = Number(process.env.DENTALSITE_SEED ?? Date.now() % 1_000_000);
  const journal: string[] = [];
  onTestFailed(() => {
    console.error(`DENTALSITE_SEED=${seed}\n${journal.slice(-killsInARow - 1).join("\n")}`);
  });
  const random = createRandom(seed);
  const names = Object.keys(builds);
  const expected = new Map<string, Record<string, string>>();
  let shortest = Infinity;
  const finish = async (name: string): Promise<Record<string, string>> => {
    journal.push(`${name}, to its end`);
    const { status, stderr, length } = await run(builds[name]!());
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    shortest = Math.min(shortest, length);
    return readTree(folder);
  };
  for (const name of names) {
    empty();
    expected.set(name, await finish(name));
  }
  for (let kills = 0, tries = 0; kills < count; tries++) {
    if (tries > 4 * count) throw new Error(`Only ${kills} of ${tries} builds were killed before their end.`);
    const name = names[Math.floor(random() * names.length)]!;
    const isFirst = random() < 0.2;
    if (isFirst) empty();
    journal.push(isFirst ? `${name}, the first build` : name);
    const { signal } = await run(builds[name]!(), (hasEnded) => wait(random, shortest, hasEnded));
    expect(findFaults(folder, base)).toEqual([]);
    expect(readForeign()).toEqual(foreignFiles.map(() => "not a build's"));
    if (signal !== "SIGKILL") continue;
    kills++;
    if (kills % killsInARow !== 0) continue;
    expect(await finish(name)).toEqual(expected.get(name));
  }
}

interface Run {
  status: number | null;
  signal: string | null;
  stderr: string;
  /** Milliseconds from its first output to its end. */
  length: number;
}

/** Runs Node, and kills it when `wait` is over. The wait begins with the program's first output. */
async function run(args: string[], wait?: (hasEnded: () => boolean) => Promise<void>): Promise<Run> {
  const child = spawn(process.execPath, args, { cwd: packageFolder, stdio: ["ignore", "pipe", "pipe"] });
  let stderr = "";
  let began = 0;
  child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
  const kill = (): void => {
    began = performance.now();
    void wait?.(() => child.exitCode !== null || child.signalCode !== null).then(() => child.kill("SIGKILL"));
  };
  child.stdout.once("data", kill);
  return new Promise((resolve) => {
    child.on("close", (status, signal) => {
      resolve({ status, signal, stderr, length: performance.now() - began });
    });
  });
}

/** Waits in a loop, because timers are not exact enough. */
export function spin(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return Promise.resolve();
}

/** Kills a small program that only writes finished sites, so that most moments are during the writing. */
export async function killWriting(sites: Record<string, LinkedSite>, count: number): Promise<void> {
  const { root, folder } = makeEmptyPractice();
  const program = path.join(root, "write-linked-site.mjs");
  await bundleProgram("write-linked-site.ts", program);
  const builds = Object.fromEntries(
    Object.entries(sites).map(([name, site], index) => {
      const file = path.join(root, `site-${index}.json`);
      writeFileSync(file, JSON.stringify(site));
      return [name, () => [program, folder, root, file]];
    }),
  );
  const wait = (random: () => number, length: number): Promise<void> => spin(random() * 1.5 * length);
  await killBuilds({ base: "/", folder, builds, count, wait });
}
