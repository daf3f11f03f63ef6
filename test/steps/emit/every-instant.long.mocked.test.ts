import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { compressTexts } from "../../../src/steps/emit/precompress.ts";
import { workName } from "../../../src/steps/emit/lock.ts";
import { writeSite, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { manifestName, type OutputFile } from "../../../src/model/build/output.ts";
import { StoppedWriting } from "../../../src/steps/emit/stopped-writing.ts";
import { findFaults } from "../../support/check-output.ts";
import { linkedSites, makeLinkedSite } from "../../support/linked-site.ts";
import { makeEmptyPractice } from "../../support/little-site.ts";
import { listTree, readStamps, readTree } from "../../support/read-tree.ts";

/*
 * Stops the disk at each single step of a build, either forever, as if the build were killed, or for that one step, like a full disk.
 * test/steps/emit/kill.long.test.ts kills real processes between and inside these steps.
 */

const disk = vi.hoisted(() => ({ steps: 0, failsAt: 0, code: "", forGood: false }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const changing = [
    "writeFileSync",
    "writeSync",
    "mkdirSync",
    "renameSync",
    "rmSync",
    "rmdirSync",
    "copyFileSync",
  ] as const;
  const step = (name: string): void => {
    disk.steps++;
    const fails = disk.failsAt > 0 && (disk.forGood ? disk.steps >= disk.failsAt : disk.steps === disk.failsAt);
    if (fails) throw Object.assign(new Error(`${disk.code}: ${name}`), { code: disk.code });
  };
  const wrapped = changing.map((name) => [
    name,
    (...args: unknown[]): unknown => {
      step(name);
      return (real[name] as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  const openSync = (file: string, flags: string | number): number => {
    if (flags === "wx") step("openSync");
    return real.openSync(file, flags);
  };
  const mocked = { ...real, ...Object.fromEntries(wrapped), openSync } as typeof real;
  return { ...mocked, default: mocked };
});

let root: string;
let folder: string;

beforeEach(() => {
  ({ root, folder } = makeEmptyPractice());
});

const sites = Object.fromEntries(Object.entries(linkedSites).map(([name, site]) => [name, makeLinkedSite(site)]));
const write = (outputs: OutputFile[]): WriteReport =>
  writeSite(folder, outputs, { root, practice: "Harbor Lane Dental" });

/** Runs a build on a disk that fails at one step, and returns the error. */
function writeUntil(failsAt: number, outputs: OutputFile[], code: string, forGood: boolean, force = false): unknown {
  Object.assign(disk, { steps: 0, failsAt, code, forGood });
  try {
    writeSite(folder, outputs, { root, practice: "Harbor Lane Dental", force });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    disk.failsAt = 0;
  }
}

/** Puts a site in the folder, or removes the folder. */
function begin(before: OutputFile[] | undefined): void {
  for (const name of readdirSync(root)) if (name !== "site") rmSync(path.join(root, name), { recursive: true });
  if (before !== undefined) write(before);
}

/** Reads the output folder without what builds work in. */
function readSite(): Record<string, string> {
  const files = Object.entries(readTree(folder));
  return Object.fromEntries(files.filter(([name]) => !name.startsWith(workName)));
}

/** Counts the steps of a whole build. */
function countSteps(before: OutputFile[] | undefined, after: OutputFile[]): number {
  begin(before);
  disk.steps = 0;
  write(after);
  return disk.steps;
}

const edits: [name: string, before: OutputFile[] | undefined, after: OutputFile[]][] = [
  ["the first build", undefined, sites.first!],
  ...Object.entries(sites)
    .filter(([name]) => name !== "first")
    .map(([name, site]): [string, OutputFile[], OutputFile[]] => [name, sites.first!, site]),
];

describe.for(edits)("%s, stopped at any step", ([, before, after]) => {
  const finished = (): Record<string, string> => {
    begin(undefined);
    write(after);
    return readTree(folder);
  };

  test("forever: every page is complete, every link works, and the next build completes the site", () => {
    const expected = finished();
    const count = countSteps(before, after);
    expect(count).toBeGreaterThan(10);
    for (let step = 1; step <= count; step++) {
      begin(before);
      writeUntil(step, after, "KILLED", true);
      expect(findFaults(folder), `step ${step} of ${count}`).toEqual([]);
      // The next build knows the files from before a killed build, and the files that it wrote.
      expect(write(after).others, `step ${step} of ${count}`).toEqual([]);
      expect(readTree(folder), `step ${step} of ${count}`).toEqual(expected);
      expect(readdirSync(root).sort(), `step ${step} of ${count}`).toEqual(["dist", "site"]);
    }
  });

  test("by a full disk: its message about the folder is true, nothing is left over, and the next build completes the site", () => {
    const expected = finished();
    const count = countSteps(before, after);
    const states = new Set<string>();
    for (let step = 1; step <= count; step++) {
      begin(before);
      const stamps = before && readStamps(folder);
      const error = writeUntil(step, after, "ENOSPC", false);
      expect(findFaults(folder), `step ${step} of ${count}`).toEqual([]);
      // If only the last work fails, which is to remove the lock, the site is complete.
      if (error === undefined) expect(readSite(), `step ${step} of ${count}`).toEqual(expected);
      else expect(error, `step ${step} of ${count}`).toBeInstanceOf(StoppedWriting);
      const state = error instanceof StoppedWriting ? error.state : "new";
      states.add(state);
      if (state === "absent") expect(existsSync(folder), `step ${step} of ${count}`).toBe(false);
      if (state === "as it was") expect(readStamps(folder), `step ${step} of ${count}`).toEqual(stamps);
      write(after);
      expect(readTree(folder), `step ${step} of ${count}`).toEqual(expected);
      expect(readdirSync(root).sort()).toEqual(["dist", "site"]);
    }
    expect([...states].sort()).toEqual(
      before === undefined ? ["absent", "new", "partly new"] : ["as it was", "new", "partly new"],
    );
  });
});

test.for(edits.filter(([, before]) => before))(
  "%s, stopped at any step: a compressed copy matches its file, since servers send it without reading the file",
  async ([, before, after]) => {
    const [old, next] = await Promise.all(
      [before!, after].map(async (site) => [...site, ...(await compressTexts(site))]),
    );
    const count = countSteps(old, next!);
    for (let step = 1; step <= count; step++) {
      begin(old);
      writeUntil(step, next!, "KILLED", true);
      expect(findStaleCopies(readTree(folder)), `step ${step} of ${count}`).toEqual([]);
    }
    expect(listTree(folder).filter((name) => /\.(br|gz)$/.test(name)).length).toBeGreaterThan(4);
  },
);

function findStaleCopies(tree: Record<string, string>): string[] {
  return Object.entries(tree).flatMap(([name, bytes]) => {
    const unpack = name.endsWith(".gz") ? gunzipSync : name.endsWith(".br") ? brotliDecompressSync : undefined;
    const original = tree[name.slice(0, -".gz".length)];
    return unpack && unpack(Buffer.from(bytes, "latin1")).toString("latin1") !== original ? [name] : [];
  });
}

test("the next build accepts a folder that began empty or was replaced with --force, wherever the first was stopped", () => {
  const after = sites["all of it"]!;
  for (const foreign of [[], ["index.html", "services", "thesis.doc"]]) {
    const prepare = (): void => {
      begin(undefined);
      mkdirSync(folder);
      for (const name of foreign) writeFileSync(path.join(folder, name), "<!doctype html></html>");
    };
    prepare();
    disk.steps = 0;
    writeSite(folder, after, { root, practice: "Harbor Lane Dental", force: true });
    const [count, expected] = [disk.steps, readTree(folder)];
    expect(count).toBeGreaterThan(10);
    for (let step = 1; step <= count; step++) {
      prepare();
      writeUntil(step, after, "KILLED", true, true);
      expect(findFaults(folder), `step ${step} of ${count}`).toEqual([]);
      const isUntouched = !existsSync(path.join(folder, manifestName));
      writeSite(folder, after, { root, practice: "Harbor Lane Dental", force: isUntouched });
      expect(readTree(folder), `step ${step} of ${count}`).toEqual(expected);
    }
  }
});
