import { describe, expect, test } from "vitest";
import { formatGithub, formatJson, jsonReportSchema } from "../../src/report/machine-report.ts";
import { describeScheme, problem } from "../../src/problems/problem.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

const twice = { "site/error.yaml": "hint: Gone\nhint: Gone\nlinks: []\n" };

describe("--format json", () => {
  test.for(["build", "check"])("of %s prints one document that fits its schema, and nothing else", async (command) => {
    const { status, stdout, stderr } = await runHere([command, "--format", "json"], {
      cwd: makeLittleSite(twice).root,
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    const report = jsonReportSchema.parse(JSON.parse(stdout));
    const place = { file: "site/error.yaml", line: 2, column: 1, endLine: 2, endColumn: 5 };
    const first = { ...place, line: 1, endLine: 1 };
    expect(report).toMatchObject({ version: 1, errors: 1, advice: 0, pages: 0 });
    expect(report.problems).toMatchObject([
      { severity: "error", code: "yaml/duplicate-key", ...place, related: first },
    ]);
  });

  test("lists the other places of a mistake", () => {
    const place = { file: "site/a.md", line: 5, column: 9, length: 5 };
    const others = [{ ...place, line: 7 }];
    const printed = formatJson([{ ...problem("link/scheme", place, describeScheme("x:")), about: "x:", others }], 0);
    const [found] = jsonReportSchema.parse(JSON.parse(printed)).problems;
    expect(found!.others).toEqual([{ file: "site/a.md", line: 7, column: 9, endLine: 7, endColumn: 14 }]);
  });

  test.for(["build", "check"])("of %s counts the pages of a good site", async (command) => {
    const { status, stdout } = await runHere([command, "--format", "json"], { cwd: makeLittleSite().root });
    const report = jsonReportSchema.parse(JSON.parse(stdout));
    expect({ status, ...report }).toMatchObject({ status: 0, errors: 0, problems: [] });
    expect(report.pages).toBeGreaterThan(5);
  });
});

describe("--format github", () => {
  test("is the default in GitHub Actions, beside the text, with paths from the working folder", async () => {
    const site = makeLittleSite(twice);
    const args = ["check", "--root", site.root];
    const { status, stdout, stderr } = await runHere(args, {
      cwd: makeTemporaryFolder(),
      env: { GITHUB_ACTIONS: "true" },
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error file=\.\.\/.*\/harbor-lane\/site\/error\.yaml,line=2,endLine=2,col=1,endColumn=5,title=yaml\/duplicate-key::The key /m,
    );
    expect(stdout).toContain("error site/error.yaml:2:1 yaml/duplicate-key");
    expect(stderr).toBe("");
  });

  test("is off if the text format is requested explicitly", async () => {
    const env = { GITHUB_ACTIONS: "true" };
    const { stdout } = await runHere(["build", "--format", "text"], { cwd: makeLittleSite(twice).root, env });
    expect(stdout).toBe("");
  });

  test.for([
    ["build", []],
    ["check", ["--publish"]],
    ["build", ["--root", ".", "../##[error]none"]],
  ] as const)("of %s %j prints nothing of others where its commands are obeyed", async ([command, args]) => {
    const claims = "off:\n  - code: page/unlinked\n    reason: '##[error]none'\n";
    for (const files of [{ "site/rules.yaml": claims }, { ...twice, "site/##[error]none": "x" }]) {
      const { stdout, stderr } = await runHere([command, ...args, "--format", "github"], {
        cwd: makeLittleSite(files).root,
      });
      const obeyed = stdout.replace(/^::stop-commands::(.+)\n[^]*?^::\1::\n/gm, "").split("\n");
      expect(obeyed.filter((line) => !/^::(error|warning) |^$|^(Built|Checked) \d+ of /.test(line))).toEqual([]);
      expect(stderr).toBe("");
      const tokens = [...stdout.matchAll(/^::stop-commands::(.+)$/gm)].map((match) => match[1]);
      expect(tokens.length).toBeGreaterThan(0);
      expect(new Set(tokens).size).toBe(tokens.length);
    }
  });

  test("in GitHub Actions, commands are stopped while a failed command is reported", async () => {
    const { stdout, stderr } = await runHere(["build", "--root", "##[error]none"], {
      cwd: makeTemporaryFolder(),
      env: { GITHUB_ACTIONS: "true" },
    });
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^::stop-commands::(.+)\nThere is no site\/ folder in .*##\[error\]none\..*\n::\1::\n$/);
  });

  test("the other places of a mistake are in its annotation", () => {
    const place = { file: "site/a.md", line: 5, column: 9, length: 5 };
    const written = problem("link/scheme", place, describeScheme("x:"));
    const shown = formatGithub([{ ...written, others: [{ ...place, line: 7 }] }], "");
    expect(shown).toMatch(/ Also at site\/a\.md:7:9\.$/);
  });

  test("characters with a meaning in workflow commands are escaped", () => {
    const place = { file: "site/a,b:c%.md", line: 1, column: 1, length: 0 };
    const written = problem("link/scheme", place, describeScheme("x:50%\r\n::error::no"));
    const shown = formatGithub([written], "");
    expect(shown).toContain("file=site/a%2Cb%3Ac%25.md,");
    expect(shown).toContain("x:50%25␍␊::error::no");
    expect(shown).not.toMatch(/[\r\n]/);
  });
});

test("an unknown format is refused", async () => {
  const { status, stderr } = await runHere(["check", "--format", "xml"], { cwd: makeLittleSite().root });
  expect(status).toBe(2);
  expect(stderr).toContain("text, json, github");
});
