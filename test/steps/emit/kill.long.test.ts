import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFailed, test } from "vitest";
import { bundleProgram } from "../../support/bundle-program.ts";
import { createRandom } from "../../support/create-random.ts";
import { findFaults } from "../../support/check-output.ts";
import { linkedSites } from "../../support/linked-site.ts";
import { makeEmptyPractice, makeLittleSite } from "../../support/little-site.ts";
import { compiledFolder } from "../../../src/ground/package-folder.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { readTree } from "../../support/read-tree.ts";

/*
 * Kills builds at random moments: builds by a small program that only writes finished files, so that most moments are during the writing,
 * and builds by the command itself. Ten builds in a row continue from what killed ones left before one may finish.
 * test/steps/emit/every-instant.long.mocked.test.ts stops at each step in turn.
 */

const killsOfProgram = 170;
const killsOfCommand = 30;
const killsInARow = 10;

/** A series of killed builds of random sites in one folder. */
interface Killing {
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

async function killBuilds({ base, folder, builds, count, wait }: Killing): Promise<void> {
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
    rmSync(folder, { recursive: true, force: true });
    expected.set(name, await finish(name));
  }
  for (let kills = 0, tries = 0; kills < count; tries++) {
    if (tries > 4 * count) throw new Error(`Only ${kills} of ${tries} builds were killed before their end.`);
    const name = names[Math.floor(random() * names.length)]!;
    const isFirst = random() < 0.2;
    if (isFirst) rmSync(folder, { recursive: true, force: true });
    journal.push(isFirst ? `${name}, the first build` : name);
    const { signal } = await run(builds[name]!(), (hasEnded) => wait(random, shortest, hasEnded));
    expect(findFaults(folder, base)).toEqual([]);
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
function spin(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return Promise.resolve();
}

test(`writing, killed ${killsOfProgram} times`, async () => {
  const { root, folder } = makeEmptyPractice();
  const program = path.join(root, "write-linked-site.mjs");
  await bundleProgram("write-linked-site.ts", program);
  const services = Array.from({ length: 12 }, (_, index) => `service-${index}`);
  const builds = Object.fromEntries(
    Object.entries(linkedSites).map(([name, site]) => {
      const larger = { ...site, services: [...services, ...site.services], pageBytes: 20_000 };
      return [name, () => [program, folder, root, JSON.stringify(larger)]];
    }),
  );
  const wait = (random: () => number, length: number): Promise<void> => spin(random() * 1.5 * length);
  await killBuilds({ base: "/", folder, builds, count: killsOfProgram, wait });
});

test(`the command, killed ${killsOfCommand} times`, async () => {
  const { root, file, read, write } = makeLittleSite();
  const groups = read("site/services.yaml");
  const facts = read("site/services/Whitening.md");
  const more = ["night-guards", "retainers"];
  const lay = (slugs: readonly string[], style: string): void => {
    write("templates/css/print.css", style);
    // Builds warn about addresses of the last build that have neither a page nor a redirect.
    const redirects = more
      .filter((each) => !slugs.includes(each))
      .map((each) => `- from: /services/${each}\n  to: /\n`);
    write("site/redirects.yaml", redirects.join("") || "[]\n");
    for (const slug of more) {
      if (!slugs.includes(slug)) rmSync(file(`site/services/${slug}.md`), { force: true });
    }
    for (const slug of slugs) {
      const other = more.find((each) => each !== slug)!;
      write(
        `site/services/${slug}.md`,
        `${facts.replace(/^mainTitleText: .*/m, `mainTitleText: ${slug}`)}\nSee [the other](/services/${other}).\n`,
      );
    }
    const links = slugs.map((slug) => `      - label: ${slug}\n        href: /services/${slug}\n`).join("");
    write("site/services.yaml", groups.replace("    links:\n", `    links:\n${links}`));
  };
  const command = [
    "--input-type=module",
    "--eval",
    `import { main } from ${JSON.stringify(path.join(compiledFolder, "cli.js"))};
     console.log("begin");
     await main(["node", "dentalsite", "build", "--root", ${JSON.stringify(root)}]);`,
  ];
  const build = (slugs: readonly string[], style: string) => () => {
    lay(slugs, style);
    return command;
  };
  const builds = {
    "as it is": build([], ""),
    "two services more": build(more, ""),
    "another style": build([], "@media print { body { color: black } }"),
  };
  // Every other kill is at the moment at which the build begins to write.
  let isLate = false;
  const lock = file("dist/.dentalsite-build");
  const wait = async (random: () => number, length: number, hasEnded: () => boolean): Promise<void> => {
    isLate = !isLate;
    if (!isLate) return pause(random() * length);
    while (!existsSync(lock) && !hasEnded()) await pause(1);
    return spin(random() * (length / 30));
  };
  await killBuilds({ base: "/practice/", folder: file("dist"), builds, count: killsOfCommand, wait });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
