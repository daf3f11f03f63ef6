import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

/*
 * V8's code of the program is kept beside it, in the package's folder. A copy of the package shows when it is written and when it is used.
 */

const copy = path.join(makeTemporaryFolder(), "dentalsite");
const newest = readFileSync(path.join(packageFolder, ".compiled/current"), "utf8");
const folder = path.join(copy, ".compiled", newest);
const program = path.join(folder, "cli.cjs");
const parts = ["bin", "package.json", "templates", "assets/preview", "docs/problems", "src/steps/check"];
for (const name of [...parts, `.compiled/${newest}`, ".compiled/current"]) {
  cpSync(path.join(packageFolder, name), path.join(copy, name), { recursive: true });
}
symlinkSync(path.join(packageFolder, "node_modules"), path.join(copy, "node_modules"), "junction");
const shipped = readFileSync(program);
const { root } = makeLittleSite();

const listKept = () => readdirSync(folder).filter((name) => name.startsWith("cli.cjs."));
const keptFile = () => path.join(folder, listKept()[0]!);

/** Says what became of the code that a script was given. */
const watchScripts = `const vm = require("node:vm");
const { Script } = vm;
vm.Script = class extends Script {
  constructor(code, options) {
    super(code, options);
    if (options.filename.endsWith("cli.cjs")) console.error("code:", options.cachedData === undefined ? "none" : this.cachedDataRejected);
  }
};`;
const beforehand = path.join(makeTemporaryFolder(), "beforehand.cjs");

/** Runs the copy's command after other code. */
function run(args: readonly string[], code = watchScripts): { status: number | null; stdout: string; stderr: string } {
  writeFileSync(beforehand, code);
  const bin = path.join(copy, "bin/dentalsite.js");
  return spawnSync(process.execPath, ["--require", beforehand, bin, ...args], { cwd: root, encoding: "utf8" });
}

const built = { status: 0, stdout: expect.stringMatching(/^Built \d+ pages/) as string };

beforeEach(() => {
  for (const name of listKept()) rmSync(path.join(folder, name));
  writeFileSync(program, shipped);
});

test.for(["build", "check"])("the first %s keeps the program's code, and later commands load it", (command) => {
  expect(run([command])).toMatchObject({ status: 0, stderr: expect.stringMatching(/^code: none$/m) as string });
  expect(listKept()).toHaveLength(1);
  const before = readFileSync(keptFile());
  for (const args of [["build"], ["explain"], ["init", "--help"]]) {
    expect(run(args)).toMatchObject({ status: 0, stderr: expect.stringMatching(/^code: false$/m) as string });
  }
  expect(listKept()).toHaveLength(1);
  expect(readFileSync(keptFile()).equals(before)).toBe(true);
});

test("nothing is kept by commands that make no pages, since their code is little", () => {
  for (const args of [["--version"], ["build", "--help"], ["explain"]]) expect(run(args).status).toBe(0);
  expect(run(["build", "--root", path.join(root, "site")]).status).not.toBe(0);
  expect(listKept()).toEqual([]);
});

test.for([
  ["is cut", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["is empty", () => Buffer.alloc(0)],
  ["has a wrong bit, which V8 would run or crash on", (bytes: Buffer) => flip(bytes, 400)],
  ["has a wrong checksum", (bytes: Buffer) => flip(bytes, bytes.length - 1)],
] as const)("code that %s is not used, and the next build replaces it", ([, damage]) => {
  run(["build"]);
  const whole = readFileSync(keptFile());
  writeFileSync(keptFile(), damage(whole));
  expect(run(["build"])).toMatchObject({ ...built, stderr: expect.stringMatching(/^code: none$/m) as string });
  expect(run(["build"])).toMatchObject({ ...built, stderr: expect.stringMatching(/^code: false$/m) as string });
});

function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at]! ^= 0x55;
  return flipped;
}

test("code of another program is not used, even if both are equally long", () => {
  run(["build"]);
  writeFileSync(program, shipped.toString("latin1").replaceAll('"Built ', '"BUILT '), "latin1");
  expect(run(["build"])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^BUILT \d+ pages/) as string });
});

test("a Node with other options or of another version has code of its own", () => {
  run(["build"]);
  const [first] = listKept();
  execFileSync(process.execPath, ["--no-opt", path.join(copy, "bin/dentalsite.js"), "build"], { cwd: root });
  expect(listKept()).toHaveLength(2);
  expect(listKept()).toContain(first);
});

test.for(["writeFileSync", "renameSync"])("a package that cannot be changed works without kept code (%s)", (name) => {
  const refuse = `const fs = require("node:fs"), original = fs.${name};
    fs.${name} = (file, ...others) => {
      if (String(file).includes("cli.cjs")) throw Object.assign(new Error("read-only"), { code: "EROFS" });
      return original(file, ...others);
    };`;
  expect(run(["build"], refuse)).toMatchObject({ ...built, stderr: "" });
  expect(listKept()).toEqual([]);
});

test("the first build after a change of the package's own templates keeps their bundle", () => {
  const watchBundler = `const processes = require("node:child_process");
    const { spawn } = processes;
    processes.spawn = (...args) => (console.error("bundled"), spawn(...args));`;
  const template = path.join(copy, "templates/parts/copyright-year.tsx");
  const before = readFileSync(template, "utf8");
  for (const change of ["// first\n", "// second\n"]) {
    writeFileSync(template, before + change);
    expect(run(["build"], watchBundler)).toMatchObject({ ...built, stderr: "bundled\n" });
    expect(run(["build"], watchBundler)).toMatchObject({ ...built, stderr: "" });
  }
});

test("no letter of the program is beyond ASCII, because it is read as such", () => {
  expect(shipped.findIndex((byte) => byte > 0x7f)).toBe(-1);
});

test("a bug's stack names functions of the program, and where they are in it", () => {
  run(["build"]);
  const bug = `require("node:http").createServer = () => { throw new Error("a bug"); };`;
  const { status, stderr } = run(["serve"], bug);
  expect(status).toBe(70);
  const [, line = 0, column = 0] = /^ +at listenOn \(.*cli\.cjs:(\d+):(\d+)\)$/m.exec(stderr)!;
  const text = shipped.toString("latin1").split("\n")[Number(line) - 1]!;
  expect(text.slice(0, Number(column) - 1)).toMatch(/createServer\)$/);
});
