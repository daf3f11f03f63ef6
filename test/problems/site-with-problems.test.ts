import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemCodes } from "../../src/problems/problem.ts";
import { sampling } from "../support/judge-html-once.ts";
import { keepFolder } from "../support/keep-folder.ts";
import { layOverlay, makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { codeOf, fixtureNames, madeHere, problemFixtures } from "../support/problem-fixtures.ts";
import { readStamps } from "../support/read-tree.ts";
import { runCli } from "../support/run-cli.ts";
import { runHere } from "../support/run-here.ts";
import { isLong } from "../support/test-level.ts";

/*
 * A check takes many times as long as a build, so `npm test` checks one fixture of each code, and `npm run test:long` the others.
 */
const checked = fixtureNames.filter((name) => readCommand(name)[0] === "check");
const furtherChecks = checked.filter((name) => name !== checked.find((each) => codeOf(each) === codeOf(name)));
const tried = isLong ? furtherChecks : fixtureNames.filter((name) => !furtherChecks.includes(name));

describe("a site with problems", () => {
  // All tests share one site, since making it takes longer than most builds.
  let site: LittleSite;
  let dist: ReturnType<typeof readStamps>;
  let undo: () => void;

  beforeAll(async () => {
    site = makeLittleSite();
    expect(await runCli(["build"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
    dist = readStamps(site.file("dist"));
    undo = keepFolder(site.root);
  });
  afterEach(() => {
    undo();
  });

  test.for(tried)("%s prints its text and touches nothing", async (name) => {
    const expected = path.join(problemFixtures, name, "expected.txt");
    expect(existsSync(expected), "expected.txt is there").toBe(true);
    expect(readFileSync(expected, "utf8")).toMatch(
      new RegExp(`^(error (site|assets|templates)/.*:\\d+:\\d+ ${codeOf(name)}$|advice ${codeOf(name)}, )`, "m"),
    );

    layOverlay(site, path.join(problemFixtures, name));
    const env = (await madeHere[name]?.(site)) ?? {};
    sampling.oneIn = name.startsWith("page__too-many-for-menu") ? 50 : 1;
    // A simulation for a whole process needs a process.
    const run = "NODE_OPTIONS" in env ? runCli : runHere;
    const { status, stderr } = await run(readCommand(name), { cwd: site.root, env });

    await expect(withoutWeight(stderr)).toMatchFileSnapshot(expected);
    expect(status).toBe(/^error /m.test(stderr) ? 1 : 0);
    expect(readStamps(site.file("dist"))).toEqual(dist);
  });

  test.skipIf(isLong)("runs no code from front matter", async () => {
    const site = makeLittleSite(path.join(problemFixtures, "front-matter__language--js"));
    expect(site.read("site/services/polishing.md")).toContain('writeFileSync("ran.txt"');
    await runHere(["build"], { cwd: site.root });
    expect(existsSync(site.file("ran.txt"))).toBe(false);
  });

  test.skipIf(isLong)("a build with errors makes no output folder", async () => {
    const site = makeLittleSite({ "site/practice.yaml": null });
    expect((await runHere(["build"], { cwd: site.root })).status).toBe(1);
    expect(existsSync(site.file("dist"))).toBe(false);
  });
});

/** Tested in test/in-browser/check-browser.test.ts. */
const inBrowser = ["a11y/rule", "a11y/too-wide", "a11y/cut-text", "a11y/broken-word", "page/hangs", "page/crashes"];

test.skipIf(isLong)("every problem code has a fixture", () => {
  const covered = new Set([...fixtureNames.map(codeOf), ...inBrowser]);
  expect(problemCodes.filter((code) => !covered.has(code))).toEqual([]);
});

test.skipIf(isLong)("every fixture is named for a problem code", () => {
  expect(fixtureNames.filter((name) => !(problemCodes as readonly string[]).includes(codeOf(name)))).toEqual([]);
});

test.skipIf(isLong)("every mistake made here has its fixture", () => {
  expect(Object.keys(madeHere).filter((name) => !fixtureNames.includes(name))).toEqual([]);
});

/** Removes a page's weight from a text, since it changes with every stylesheet. */
function withoutWeight(text: string): string {
  return text.replace(/[\d.]+ KB \(the limit/, "… KB (the limit");
}

function readCommand(name: string): string[] {
  const file = path.join(problemFixtures, name, "command.txt");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split(" ") : ["build"];
}
