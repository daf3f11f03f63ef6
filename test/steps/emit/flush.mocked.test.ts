import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { writeSite } from "../../../src/steps/emit/write-site.ts";
import { linkedSites, makeLinkedSite } from "../../support/linked-site.ts";
import { makeEmptyPractice } from "../../support/little-site.ts";
import { readTree } from "../../support/read-tree.ts";

/*
 * Tests the order of steps that protects from a loss of power: each file is on the disk before its name is in the site. Node calls fsync
 * itself if a file is written with `flush`.
 */

interface Step {
  kind: "write" | "flush" | "rename";
  file: string;
}

const disk = vi.hoisted(() => ({ steps: [] as Step[], cannotFlush: "" }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const files = new Map<number, string>();
  const writeFileSync = (file: string, contents: string, options?: { flush?: boolean }): void => {
    disk.steps.push({ kind: "write", file });
    real.writeFileSync(file, contents, options);
    if (options?.flush) disk.steps.push({ kind: "flush", file });
  };
  const openSync = (file: string, flags: string): number => {
    const descriptor = real.openSync(file, flags);
    files.set(descriptor, file);
    return descriptor;
  };
  const fsyncSync = (descriptor: number): void => {
    if (disk.cannotFlush !== "") throw Object.assign(new Error(disk.cannotFlush), { code: disk.cannotFlush });
    disk.steps.push({ kind: "flush", file: files.get(descriptor)! });
    real.fsyncSync(descriptor);
  };
  const renameSync = (from: string, to: string): void => {
    disk.steps.push({ kind: "rename", file: from });
    real.renameSync(from, to);
  };
  const mocked = { ...real, writeFileSync, openSync, fsyncSync, renameSync } as unknown as typeof real;
  return { ...mocked, default: mocked };
});

let root: string;
let folder: string;

beforeEach(() => {
  ({ root, folder } = makeEmptyPractice());
  disk.cannotFlush = "";
});

function write(name: keyof typeof linkedSites, flush = true): Step[] {
  disk.steps = [];
  writeSite(folder, makeLinkedSite(linkedSites[name]), { root, flush });
  return disk.steps;
}

const filesOf = (steps: readonly Step[], kind: Step["kind"]): string[] =>
  steps.filter((step) => step.kind === kind).map(({ file }) => file);

describe("with flush", () => {
  test("all files and folders of the first site are on the disk before it gets its name", () => {
    const steps = write("first");
    const renamed = steps.findIndex(({ kind }) => kind === "rename");
    const staging = steps[renamed]!.file;
    const flushed = filesOf(steps.slice(0, renamed), "flush");
    const expected = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(staging, name));
    expect(expected.length).toBeGreaterThan(10);
    expect(flushed).toEqual(expect.arrayContaining([...expected, staging]));
    expect(filesOf(steps.slice(renamed), "flush")).toContain(root);
  });

  test("each new file of an update is on the disk before it is renamed to its place, and the names are at the end", () => {
    write("first");
    const steps = write("all of it");
    const renamed = filesOf(steps, "rename");
    expect(renamed.length).toBeGreaterThan(10);
    for (const file of renamed) {
      const before = steps.slice(
        0,
        steps.findIndex((step) => step.kind === "rename" && step.file === file),
      );
      expect(filesOf(before, "flush"), file).toContain(file);
    }
    const last = steps.findLastIndex(({ kind }) => kind === "rename");
    expect(filesOf(steps.slice(last), "flush")).toEqual(
      expect.arrayContaining([folder, path.join(folder, "services"), path.join(folder, "services/veneers")]),
    );
  });

  test("a system that can flush only files is accepted", () => {
    disk.cannotFlush = "EPERM";
    write("first");
    expect(Object.keys(readTree(folder))).toContain("index.html");
  });

  test("a failing disk is reported, with the state of the folder", () => {
    disk.cannotFlush = "EIO";
    expect(() => write("first")).toThrow(expect.objectContaining({ state: "absent" }) as Error);
    expect(readdirSync(root)).toEqual(["site"]);
  });
});

test("without flush, nothing waits for the disk", () => {
  expect(filesOf([...write("first", false), ...write("all of it", false)], "flush")).toEqual([]);
});
