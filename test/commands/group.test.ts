import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { jsonReportSchema } from "../../src/report/machine-report.ts";
import { bugInTemplates } from "../support/bug-in-templates.ts";
import { makeLittleSite, makeTemporaryFolder, type Overlay } from "../support/little-site.ts";
import { readStamps, readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";
import { isLong } from "../support/test-level.ts";

const broken = { "site/error.yaml": "hint: Gone\nhint: Gone\nlinks: []\n" };
const warned = {
  "templates/parts/copyright-year.tsx":
    'export const CopyrightYear = () => (typeof globalThis === "undefind" ? null : <b>MMXXVI</b>);',
};

let cwd: string;
beforeEach(() => {
  cwd = makeTemporaryFolder();
});

function addPractice(name: string, overlay: Overlay = {}): void {
  cpSync(makeLittleSite(overlay).root, path.join(cwd, name), { recursive: true });
}

const isBuilt = (name: string): boolean => existsSync(path.join(cwd, name, "dist/index.html"));

describe("build of several practices", () => {
  test.runIf(isLong)(
    "writes what a build of each alone writes, even if one has its own templates, styles or words",
    async () => {
      addPractice("plain");
      addPractice("template", {
        "templates/parts/copyright-year.tsx": "export function CopyrightYear() { return <b>MMXXVI</b>; }",
      });
      addPractice("style", { "templates/css/hero.css": ".hero { color: rgb(1 2 3); }\n" });
      addPractice("words", { "site/services/Whitening.md": "---\nmainTitleText: Brighter\n---\n" });
      const names = ["template", "plain", "style", "words"];
      const { status, stdout, stderr } = await runHere(["build", "--root", ...names], { cwd });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout.match(/ into \S+ in /g)).toEqual(
        ["plain", "style", "template", "words"].map((name) => ` into ${name}/dist in `),
      );
      expect(stdout).toMatch(/^Built 4 of 4 sites, \d+ pages, in \d+\.\d\d s \(\d+ ms a site\)\.$/m);
      const together = names.map((name) => readTree(path.join(cwd, name, "dist")));
      for (const [index, name] of names.entries()) {
        for (const made of ["dist", ".dentalsite"]) rmSync(path.join(cwd, name, made), { recursive: true });
        await runHere(["build", "--root", name], { cwd });
        expect(readTree(path.join(cwd, name, "dist")), name).toEqual(together[index]);
      }
    },
  );

  test.skipIf(isLong)(
    "continues after a practice with problems, one that cannot be built and one that meets a bug, and names them",
    async () => {
      addPractice("a-bug", bugInTemplates);
      addPractice("b-problem", broken);
      addPractice("c-foreign", { "dist/index.html": "years of work" });
      addPractice("d-warned", warned);
      addPractice("e-well");
      const run = (...names: string[]): ReturnType<typeof runHere> => runHere(["build", "--root", ...names], { cwd });
      const { status, stdout, stderr } = await run("e-well", "a-bug", "nowhere", "b-problem", "c-foreign", "d-warned");
      expect(status).toBe(70);
      expect(stdout).toMatch(/^Built 2 of 6 sites, /m);
      expect(stdout + stderr).not.toContain("advice");
      expect(stdout).toMatch(/^1 has problems: b-problem$/m);
      expect(stdout).toMatch(/^2 cannot be built: c-foreign, nowhere$/m);
      expect(stdout).toMatch(/^1 met a bug in dentalsite: a-bug$/m);
      expect(stderr).toMatch(/^a-bug: This is a bug in dentalsite\.$/m);
      expect(stderr).toMatch(/^error b-problem\/site\/error\.yaml:2:1 yaml\/duplicate-key$/m);
      expect(stderr).toMatch(/^ {2}It is written here first: b-problem\/site\/error\.yaml:1:1$/m);
      expect(stderr).toMatch(/^ {2}> 2 \| hint: Gone$/m);
      expect(stderr).toMatch(/^1 problem in 1 file\. Nothing was written; b-problem\/dist is as it was\.$/m);
      expect(stderr).toMatch(/^c-foreign: .*dist\/index\.html is in the way of the site/m);
      expect(stderr).toMatch(/^nowhere: There is no site\/ folder in /m);
      expect(["e-well", "d-warned", "b-problem"].map(isBuilt)).toEqual([true, true, false]);

      expect(await run("nowhere", "b-problem", "e-well")).toMatchObject({ status: 2 });
      expect(await run("b-problem", "e-well")).toMatchObject({ status: 1 });
      expect(await run("d-warned", "e-well")).toMatchObject({ status: 0 });
    },
  );

  test.skipIf(isLong)("writes nothing the second time", async () => {
    for (const name of ["one", "two"]) addPractice(name);
    await runHere(["build", "--root", "one", "two"], { cwd });
    const before = readStamps(cwd);
    await runHere(["build", "--root", "one", "--root", "two"], { cwd });
    expect(readStamps(cwd)).toEqual(before);
  });
});

describe.skipIf(isLong)("--shard", () => {
  test("builds every n-th practice of the sorted list, so that all shares together build each once", async () => {
    for (const name of ["a", "b", "c"]) addPractice(name);
    mkdirSync(path.join(cwd, "lists"));
    writeFileSync(path.join(cwd, "lists/practices.txt"), "# ours\n../c\n../a\n../b\n");
    const build = (shard: string): ReturnType<typeof runHere> =>
      runHere(["build", "--roots-from", "lists/practices.txt", "--shard", shard], { cwd });
    const first = await build("1/2");
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toMatch(/^Built 2 of 2 sites \(share 1\/2 of 3\), /m);
    expect(["a", "b", "c"].map(isBuilt)).toEqual([true, false, true]);
    expect((await build("2/2")).stdout).toMatch(/^Built 1 of 1 site \(share 2\/2 of 3\), /m);
    expect(isBuilt("b")).toBe(true);
    expect(await build("4/4")).toEqual({
      status: 0,
      stdout: "There is nothing to do (share 4/4 of 3): there are more shares than sites.\n",
      stderr: "",
    });
  });

  test("of an empty share builds nothing, also with json", async () => {
    addPractice("a");
    const args = ["build", "--root", "a", "--shard", "2/2", "--format", "json"];
    const { status, stdout } = await runHere(args, { cwd });
    expect({ status, ...jsonReportSchema.parse(JSON.parse(stdout)) }).toMatchObject({ status: 0, sites: [], pages: 0 });
  });
});

describe.skipIf(isLong)("a wrong list of practices is refused with one sentence, and nothing is built", () => {
  test.for([
    ["one named twice", ["--root", "a", "b", "./a"], /^The practice .*a is named twice\..*\n$/],
    ["one inside another", ["--root", "a", "a/dist"], /^The practice .*dist is inside the practice .*a\..*\n$/],
    [
      "an empty list",
      ["--roots-from", "empty.txt"],
      /^.*empty\.txt names no practice\. Write one folder per line\.\n$/,
    ],
    ["an output folder for all", ["--root", "a", "b", "--out", "x"], /^--out names one folder .*its own dist\.\n$/],
    ["a share of the current folder", ["--shard", "1/2"], /^--shard takes a share of several .*--root\.\n$/],
    ["a share that is a word", ["--root", "a", "b", "--shard", "x"], /--shard.*'x'.*such as 1\/4\.\n$/],
    ["a share before the first", ["--root", "a", "b", "--shard", "0/3"], /--shard.*'0\/3'.*first share is 1\/3\.\n$/],
    ["a share after the last", ["--root", "a", "b", "--shard", "4/3"], /--shard.*'4\/3'.*last share is 3\/3\.\n$/],
    ["a folder without a name", ["--root", ""], /--root.*Name a folder\.\n$/],
  ] as const)("%s", async ([, args, sentence]) => {
    for (const name of ["a", "b"]) addPractice(name);
    mkdirSync(path.join(cwd, "a/dist"));
    writeFileSync(path.join(cwd, "empty.txt"), "# nobody\n");
    const { status, stdout, stderr } = await runHere(["build", ...args], { cwd });
    expect(stderr).toMatch(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(["a", "b"].map(isBuilt)).toEqual([false, false]);
  });
});

test.skipIf(isLong).for([
  ["one folder", "../www", "../www"],
  ["a folder inside the other's", "../www/b", "../www"],
] as const)("two practices whose output folders lead into %s are refused, and nothing is built", async ([, a, b]) => {
  for (const name of ["a", "b"]) addPractice(name);
  mkdirSync(path.join(cwd, "www/b"), { recursive: true });
  symlinkSync(a, path.join(cwd, "a/dist"));
  symlinkSync(b, path.join(cwd, "b/dist"));
  const { status, stdout, stderr } = await runHere(["build", "--root", "a", "b"], { cwd });
  expect(stderr).toMatch(
    /both lead into .*www, where one site would replace the other\. Give each practice .* own\.\n$/,
  );
  expect({ status, stdout, files: readTree(path.join(cwd, "www")) }).toEqual({ status: 2, stdout: "", files: {} });
});

describe.skipIf(isLong)("output for programs", () => {
  test.for(["build", "check"])("%s of several practices prints one document of json", async (command) => {
    addPractice("a");
    addPractice("b", broken);
    const args = [command, "--root", "a", "b", "nowhere", "--format", "json"];
    const { status, stdout } = await runHere(args, { cwd });
    expect(status).toBe(2);
    const { problems, sites = [], ...totals } = jsonReportSchema.parse(JSON.parse(stdout));
    expect(problems).toMatchObject([{ root: "b", file: "site/error.yaml", line: 2 }]);
    expect(sites).toMatchObject([
      { root: "a", exitCode: 0, errors: 0 },
      { root: "b", exitCode: 1, errors: 1, pages: 0 },
      { root: "nowhere", exitCode: 2, pages: 0, message: expect.stringContaining("no site/") as string },
    ]);
    expect(totals).toEqual({ version: 1, errors: 1, advice: 0, pages: sites[0]!.pages });
  });

  test("annotations for GitHub name files by their path from the working folder, and a practice that cannot be built", async () => {
    addPractice("practices/b", { ...broken, "assets/pictures/doctor.svg": null });
    const args = ["check", "--root", "practices/b", "nowhere", "--format", "github"];
    const { stdout } = await runHere(args, { cwd });
    expect(stdout).toMatch(/^::error file=practices\/b\/site\/error\.yaml,line=2,.*,title=yaml\/duplicate-key::/m);
    expect(stdout).toMatch(/ Also at practices\/b\/site\/doctors\/brightwater\.md:10:10, practices\/b\//);
    expect(stdout).toMatch(/^ {2}Also at practices\/b\/site\/doctors\/brightwater\.md:10:10, practices\/b\//m);
    expect(stdout).toMatch(/^::error title=dentalsite::nowhere: There is no site\/ folder in /m);
  });
});

test.skipIf(isLong)("check accepts several practices too, and writes only the cache", async () => {
  addPractice("a");
  addPractice("b", broken);
  const before = readTree(cwd);
  const { status, stdout, stderr } = await runHere(["check", "--root", "a", "b"], { cwd });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^a\n\n3 sample values left over; /);
  expect(stdout).toMatch(/^No problems in \d+ pages of a\.$/m);
  expect(stdout).toMatch(/^Checked 1 of 2 sites, /m);
  expect(stdout).toMatch(/^1 has problems: b$/m);
  expect(stderr).toMatch(/^error b\/site\/error\.yaml:2:1 /m);
  rmSync(path.join(cwd, ".dentalsite"), { recursive: true });
  expect(readTree(cwd)).toEqual(before);
});

test.skipIf(isLong)("practices that are checked together share one cache, which has each picture once", async () => {
  for (const name of ["a", "b"]) {
    addPractice(name);
    rmSync(path.join(cwd, name, ".dentalsite"), { recursive: true });
  }
  // On a terminal, the command reports each picture that it encodes.
  process.stderr.isTTY = true;
  onTestFinished(() => {
    process.stderr.isTTY = false;
  });
  const { stderr } = await runHere(["check", "--root", "a", "b"], { cwd });
  const told = [...stderr.matchAll(/Preparing (\S+) /g)].map(([, name]) => name!);
  expect(told).toContain("pictures/office.webp");
  expect(told.length).toBe(new Set(told).size);
  expect(["a", "b", "."].filter((name) => existsSync(path.join(cwd, name, ".dentalsite/media")))).toEqual(["."]);
});
