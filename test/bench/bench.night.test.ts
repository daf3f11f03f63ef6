import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

/* Tests of the benchmark's options, with the smallest numbers. The peers from npm are left out, since they would be installed. */

const folder = makeTemporaryFolder();

function bench(line: string): Promise<{ status: number; output: string }> {
  const args = [path.join(packageFolder, ".config/run.js"), "test/bench/bench.ts", ...line.split(" ")];
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, "--folder", folder], { cwd: packageFolder }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

const kinds = ["Markdown", "YAML", "drawing", "photo", "stylesheet", "script", "template"];
const rowsOf = (first: readonly string[]): RegExp[] => first.map((each) => new RegExp(`^\\| ${each} \\|.*\\d`, "m"));
const rowsOfEdits = (tool = "dentalsite"): RegExp[] => rowsOf(kinds.map((kind) => `${tool} \\| ${kind}`));

const runs: readonly [line: string, prints: readonly RegExp[]][] = [
  [
    "--pages 1,2 --dialects mixed --runs 1 --steps --only hugo --against .",
    rowsOf(["2 \\| mixed \\| dentalsite in \\.", "media"]),
  ],
  [
    "--pages 1 --dialects html,mixed --runs 1 --seed 2 --only none",
    rowsOf(["1 \\| html \\| dentalsite", "1 \\| mixed \\| dentalsite"]),
  ],
  ["--pages 2 --edits 1 --seed 2 --only hugo --against .", [...rowsOfEdits(), ...rowsOfEdits("dentalsite in \\.")]],
  ["--shipped --runs 1 --against .", rowsOf(["dentalsite", "dentalsite in \\."])],
  ["--shipped --edits 1 --against .", [...rowsOfEdits(), ...rowsOfEdits("dentalsite in \\.")]],
  ["--practices 2 --runs 1", rowsOf(["one process", "two at once, --shard 1/2 and 2/2", "a process each .*"])],
  ["--growth --pages 1,2 --runs 1", rowsOf(["all, no groups \\| 2", "in groups of twelve \\| 2"])],
  ["--sample --dialects mixed --seed 2", [/^mixed\n\n---\n/m]],
];

test.for(runs)(
  "npm run bench -- %s runs to its end and prints its numbers, and leaves nothing behind",
  async ([line, prints]) => {
    const { status, output } = await bench(line);
    expect([status, output]).toEqual([0, expect.any(String)]);
    for (const row of prints) expect(output).toMatch(row);
    expect(readdirSync(folder)).toEqual([]);
  },
);

const refused = [
  "--practices 2 --shipped",
  "--practices 2 --edits 1",
  "--practices 2 --against .",
  "--growth --steps",
  "--sample --runs 1",
  "--shipped --pages 1",
  "--shipped --steps",
  "--edits 1 --runs 1",
  "--edits 1 --dialects mixed",
];

test.for(refused)("npm run bench -- %s is refused at once: one of the options would change nothing", async (line) => {
  const { status, output } = await bench(line);
  expect(status).toBe(1);
  expect(output).toMatch(/^error: option '--.*' cannot be used with option '--.*'\n$/);
});
