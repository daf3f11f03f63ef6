import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { stopCommands } from "../src/foreign-text.ts";
import { makeLittleSite, makeTemporaryFolder } from "./support/little-site.ts";
import { runHere } from "./support/run-here.ts";

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

test("files that are removed from the output folder are named without obeying their names", async () => {
  const site = makeLittleSite();
  await runHere(["build"], { cwd: site.root });
  writeFileSync(path.join(site.root, "dist", hostile.replaceAll("/", "")), "");
  const { status, stdout } = await runHere(["build"], { cwd: site.root });
  expect(status).toBe(0);
  expect(stdout).toContain(`no build had put it there: ${shown}.`);
  expect(stdout).not.toMatch(/\u001B|^::/m);
});

test("a practice whose folder has such a name is named without obeying it", async () => {
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

test("text for GitHub's log stands between a command that stops commands and a random word", () => {
  expect(stopCommands("##[error]a\nb")).toMatch(/^::stop-commands::([\da-f-]{36})\n##\[error\]a\nb\n::\1::$/);
  expect(stopCommands("a")).not.toBe(stopCommands("a"));
});
