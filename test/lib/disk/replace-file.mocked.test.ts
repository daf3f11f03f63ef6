import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { replaceFile, temporaryEnding } from "../../../src/lib/disk/replace-file.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

const disk = vi.hoisted((): { beforeWriting: (file: string) => void } => ({ beforeWriting: () => undefined }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const writeFileSync: typeof real.writeFileSync = (file, ...rest) => {
    disk.beforeWriting(String(file));
    real.writeFileSync(file, ...rest);
  };
  const mocked = { ...real, writeFileSync };
  return { ...mocked, default: mocked };
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  file = path.join(folder, "entry.json");
  disk.beforeWriting = () => undefined;
});

test("gives a file new contents, and leaves no other file", () => {
  replaceFile(file, "old");
  replaceFile(file, new Uint8Array([110, 101, 119]));
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["entry.json"]);
});

test("replaces a link instead of writing through it", () => {
  const elsewhere = path.join(folder, "elsewhere");
  writeFileSync(elsewhere, "mine");
  symlinkSync(elsewhere, file);
  replaceFile(file, "new");
  expect(lstatSync(file).isFile()).toBe(true);
  expect(readFileSync(elsewhere, "utf8")).toBe("mine");
});

test("writes under a new name each time, and not through a link that appears there just before", () => {
  const names = new Set<string>();
  const elsewhere = path.join(folder, "elsewhere");
  disk.beforeWriting = (temporary) => {
    names.add(path.basename(temporary));
    symlinkSync(elsewhere, temporary);
  };
  for (let count = 1; count <= 3; count++) {
    expect(() => {
      replaceFile(file, "new");
    }).toThrow("EEXIST");
    expect(names.size).toBe(count);
  }
  for (const name of names) expect(name).toMatch(temporaryEnding);
  expect([existsSync(elsewhere), existsSync(file)]).toEqual([false, false]);
});

test("leaves no file behind if it cannot replace the existing one", () => {
  mkdirSync(path.join(file, "full"), { recursive: true });
  expect(() => {
    replaceFile(file, "new");
  }).toThrow();
  expect(readdirSync(folder)).toEqual(["entry.json"]);
});
