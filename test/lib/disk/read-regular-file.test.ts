import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { NotAFile, readRegularFile } from "../../../src/lib/disk/read-regular-file.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  file = path.join(folder, "name");
});

test("returns the bytes of a file, and the time of its last change", () => {
  writeFileSync(file, Buffer.from([0, 255]));
  const { bytes, stats } = readRegularFile(file);
  expect([[...bytes], stats.size]).toEqual([[0, 255], 2]);
});

test("throws the system's error if there is no file", () => {
  expect(() => readRegularFile(file)).toThrow("ENOENT");
});

const others: Readonly<Record<string, () => unknown>> = {
  "a link to a file": () => {
    writeFileSync(path.join(folder, "other"), "text");
    symlinkSync("other", file);
  },
  "a link to nothing": () => {
    symlinkSync("nowhere", file);
  },
  "a link to itself": () => {
    symlinkSync("name", file);
  },
  "a folder": () => {
    mkdirSync(file);
  },
  "a pipe, which it does not wait for": () => execFileSync("mkfifo", [file]),
  "a socket": async () => {
    const server = createServer();
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(file, resolve));
  },
};

test("refuses a device", () => {
  expect(() => readRegularFile("/dev/null")).toThrow(NotAFile);
});

test.for(Object.keys(others))("refuses %s", async (name) => {
  await others[name]!();
  expect(() => readRegularFile(file)).toThrow(NotAFile);
});
