import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

/*
 * Compiles a copy of the project while a command runs, and twice at once.
 */

const run = promisify(execFile);
const copy = path.join(makeTemporaryFolder(), "checkout");
const versions = path.join(copy, ".compiled");

const compile = () => run(process.execPath, [".config/compile.js"], { cwd: copy });
const printVersion = () => run(process.execPath, [path.join(copy, "bin/dentalsite.js"), "--version"]);
const readNewest = () => readFileSync(path.join(versions, "current"), "utf8");
const listVersions = () =>
  readdirSync(versions, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Makes the next compiled program another one. */
function changeSource(code: string): void {
  appendFileSync(path.join(copy, "src/cli.ts"), `\n${code}\n`);
}

beforeAll(() => {
  for (const name of [
    ".compiled",
    ".config/compile.js",
    ".config/for-browser.js",
    "bin",
    "package.json",
    "src",
    "templates",
    "assets/preview",
  ]) {
    // Notes name the processes of these tests.
    const filter = (file: string): boolean => !/\.\d+$/.test(file);
    cpSync(path.join(packageFolder, name), path.join(copy, name), { recursive: true, filter });
  }
  symlinkSync(path.join(packageFolder, "node_modules"), path.join(copy, "node_modules"), "junction");
});

test("a command ends with the version that it began with, although others replace it; then that version goes", async () => {
  const [first, { root }] = [readNewest(), makeLittleSite()];
  const program = JSON.stringify(path.join(versions, first, "cli.cjs"));
  const code = `const { main } = await import(${program});
    console.log("begun");
    process.stdin.once("data", () => main(["node", "dentalsite", "build", "--root", ${JSON.stringify(root)}]));
    process.stdin.once("end", () => undefined);`;
  const command = spawn(process.execPath, ["--input-type=module", "--eval", code]);
  onTestFinished(() => void command.kill("SIGKILL"));
  const printed = Promise.all([text(command.stdout), text(command.stderr)]);
  await once(command.stdout, "data");

  changeSource("globalThis.name = 'second';");
  await compile();
  const second = readNewest();
  changeSource("globalThis.name = 'third';");
  // Two at once, as two runs of the tests begin.
  await Promise.all([compile(), compile()]);
  const third = readNewest();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(listVersions()).toEqual(expect.arrayContaining([first, second, third]));

  command.stdin.end("go on");
  await once(command, "close");
  expect(await printed).toEqual([expect.stringMatching(/^begun\nBuilt \d+ pages/), ""]);
  changeSource("globalThis.name = 'fourth';");
  await compile();
  expect(listVersions()).not.toContain(first);
  expect(listVersions()).toContain(third);
});

test("a command leaves no note beside the version that it ran", async () => {
  const listNotes = () => readdirSync(versions).filter((name) => /\.\d+$/.test(name));
  await compile();
  const before = listNotes();
  await printVersion();
  expect(listNotes()).toEqual(before);
});

test("a program that cannot be compiled leaves the last one", async () => {
  const before = readNewest();
  changeSource("const unfinished = ;");
  await expect(compile()).rejects.toThrow(/unfinished/);
  expect(readNewest()).toBe(before);
  expect((await printVersion()).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
