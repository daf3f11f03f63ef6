import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { printJson, showControls, stopCommands } from "../../src/lib/foreign-text.ts";
import { problem } from "../../src/problems/problem.ts";
import { formatGithub, formatGroupJson, formatJson } from "../../src/report/machine-report.ts";
import { formatProblems } from "../../src/report/report.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { runHere } from "../support/run-here.ts";

const hostile = "a\u001B[2J\n::error::b";
const shown = "a␛[2J␊::error::b";

test.for([
  ["an unknown command", [hostile]],
  ["an unknown option", ["build", `--${hostile}`]],
  ["the value of an option", ["build", "--format", hostile]],
  ["a folder that is not there", ["build", "--root", hostile]],
  ["an unknown code", ["explain", hostile]],
] as const)("%s is reported, and control characters in it are shown", async ([, args]) => {
  const { status, stdout, stderr } = await runHere(args, { cwd: makeTemporaryFolder() });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(shown);
  expect(stderr).not.toMatch(/\u001B|^::/m);
});

test("a suggestion keeps its line", async () => {
  const { stderr } = await runHere(["biuld"], { cwd: makeTemporaryFolder() });
  expect(stderr).toBe("error: unknown command 'biuld'\n(Did you mean build?)\n");
});

test("the names of files left in the output folder are printed harmlessly", async () => {
  const site = makeLittleSite();
  await runHere(["build"], { cwd: site.root });
  writeFileSync(path.join(site.root, "dist", hostile.replaceAll("/", "")), "");
  const { status, stdout } = await runHere(["build"], { cwd: site.root });
  expect(status).toBe(0);
  expect(stdout).toContain(`no build of this practice made it: ${shown}.`);
  expect(stdout).not.toMatch(/\u001B|^::/m);
});

test("the name of a practice's folder is printed harmlessly", async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, hostile));
  for (const format of ["text", "github"]) {
    const args = ["check", "--root", hostile, "other", "--format", format];
    const { status, stdout, stderr } = await runHere(args, { cwd: folder });
    expect(status).toBe(2);
    expect(stdout + stderr).toContain(shown);
    expect(stdout + stderr).not.toMatch(/\u001B|^::error::b/m);
  }
});

test("text for GitHub's log is between a command that stops commands and a random word", () => {
  expect(stopCommands("##[error]a\nb")).toMatch(/^::stop-commands::([\da-f-]{36})\n##\[error\]a\nb\n::\1::$/);
  expect(stopCommands("a")).not.toBe(stopCommands("a"));
});

/** Code points that end a line, control a terminal or change the direction of writing. */
const steering = [
  ...Array.from({ length: 0x20 }, (_, code) => code).filter((code) => code !== 0x09),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  ...[0x061c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCharCode(code));
const findSteering = (text: string): string[] => steering.filter((each) => each !== "\n" && text.includes(each));

test("no control character is printed raw in any format, and in JSON each keeps its value", () => {
  const text = `a${steering.join("b")}`;
  const place = { file: `site/${text}.md`, line: 1, column: 1, length: 1 };
  const made = problem("file/unexpected", place, { way: "other", name: text }, { place, label: text });
  const site = { root: text, exitCode: 1, message: text, problems: [made], pages: 0 };
  const printed = [
    formatProblems([made], { texts: new Map([[place.file, text]]), hasColor: false }),
    formatGithub([made], text),
    formatJson([made], 0),
    formatGroupJson([site]),
  ];
  expect(printed.map(findSteering)).toEqual([[], [], [], []]);
  expect(JSON.parse(formatJson([made], 0))).toMatchObject({ problems: [{ file: place.file, message: made.message }] });
  expect(JSON.parse(printJson({ [text]: [text] }))).toEqual({ [text]: [text] });
  expect(showControls(text)).not.toContain("\n");
});

test.for([
  ["an option", ["build", "--format", "github", `--${hostile}`]],
  ["a command", [hostile, "--format=github"]],
  ["a folder", ["check", "--root", hostile, "--format", "github"]],
] as const)(
  "a wrong name of %s is wrapped for GitHub if its format is asked for, wherever it runs",
  async ([, args]) => {
    const { status, stdout, stderr } = await runHere(args, { cwd: makeTemporaryFolder() });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^::stop-commands::([\da-f-]{36})\n[^]*\n::\1::\n$/);
    expect(stderr).toContain(shown);
  },
);

test("the problems of a preview in GitHub Actions are wrapped too", async () => {
  const { root } = makeLittleSite({ "site/error.yaml": "hint: Gone\nhint: Gone\nlinks: []\n" });
  const serve = [path.join(packageFolder, "bin/dentalsite.js"), "serve", "--root", root, "--port", "0"];
  const child = spawn(process.execPath, serve, { env: { ...process.env, GITHUB_ACTIONS: "true" } });
  let printed = "";
  for await (const text of child.stdout) {
    printed += String(text);
    if (/\n::[\da-f-]{36}::\n/.test(printed)) break;
  }
  child.kill("SIGKILL");
  expect(printed).toMatch(/::stop-commands::([\da-f-]{36})\n[^]*yaml\/duplicate-key[^]*\n::\1::\n/);
});
