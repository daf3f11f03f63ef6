import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { BuildResult } from "../../src/build-options.ts";
import type { Page } from "../../src/model/build/output.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { serveSite, type BuildReport } from "../../src/serve/serve-site.ts";
import { UsageError } from "../../src/lib/usage-error.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { madeSite } from "../support/preview.ts";

/* Tests of the preview's reports about builds and failures. The builds themselves are simulated. */

const bodyOf = (text: string, stylesheet: string): string =>
  `<html><head><link rel="stylesheet" href="${stylesheet}"></head><body><p>${text}</p></body></html>`;

/** Makes a site whose pages contain these texts, by path. */
function siteOf(texts: Readonly<Record<string, string>>, stylesheet = "/assets/site.1.css"): BuildResult {
  const pages: Page[] = Object.entries(texts).map(([name, text]) => ({
    path: name,
    address: `/${name}`,
    source: "site/home.yaml",
    html: bodyOf(text, stylesheet),
  }));
  const outputs = pages.map(({ path: name, html }) => ({ path: name, contents: html }));
  return { problems: [], texts: new Map(), built: { ...madeSite(outputs, { stylesheet }), pages } };
}

const warned = (result: BuildResult, message: string): BuildResult => ({
  ...result,
  problems: [{ message } as Problem],
});
const failed = (message: string): BuildResult => warned({ problems: [], texts: new Map() }, message);

type Attempt = BuildResult | Error;

/** The origin of the newest preview. */
let origin: string;

/**
 * Serves a site. Each edit moves to the next of these results, however often it is built. If a result is a list of attempts, each build
 * makes the next of them.
 */
async function start(
  states: readonly (Attempt | readonly Attempt[])[],
  watches = true,
): Promise<{ edit: () => Promise<void>; told: string[]; builds: () => number; close: () => Promise<void> }> {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site"));
  let edits = 0;
  let builds = 0;
  const told: string[] = [];
  const { close } = await serveSite({
    root,
    port: 0,
    watches,
    build: () => {
      const attempts = [states[edits]!].flat();
      const attempt = attempts[builds++ % attempts.length]!;
      return attempt instanceof Error ? Promise.reject(attempt) : Promise.resolve(attempt);
    },
    explain: ({ problems }) => problems.map(({ message }) => message).join(),
    onListening: ({ port, own }) => {
      origin = `http://127.0.0.1:${port}`;
      told.push(own.replace(String(port), "port"));
    },
    onBuild: ({ built, problems }, report) => {
      told.push([built ? inWords(report) : "failed", ...problems.map(({ message }) => message)].join(", "));
    },
    onCrash: (error) => told.push(`crashed: ${(error as Error).message}`),
    onTrouble: () => 0,
  });
  onTestFinished(close);
  const edit = async (): Promise<void> => {
    const before = builds;
    edits++;
    writeFileSync(path.join(root, "site/home.yaml"), String(edits));
    await expect.poll(() => builds).toBeGreaterThan(before);
  };
  return { edit, told, builds: () => builds, close };
}

function inWords({ isFirst, changedPages, hasNewStylesheet }: BuildReport): string {
  return `${isFirst ? "first" : "again"}: ${changedPages}${hasNewStylesheet ? " and stylesheet" : ""}`;
}

test("the first build is reported; later reports count the pages that are new, gone or different, and name a new stylesheet", async () => {
  const { edit, told } = await start([
    siteOf({ "index.html": "Home", "a/index.html": "A", "b/index.html": "B" }),
    siteOf({ "index.html": "Home", "a/index.html": "Another", "c/index.html": "C" }),
    siteOf({ "index.html": "Home", "a/index.html": "Another", "c/index.html": "C" }, "/assets/site.2.css"),
    siteOf({ "index.html": "At home", "a/index.html": "Another", "c/index.html": "C" }, "/assets/site.3.css"),
  ]);
  const news = ["http://localhost:port/", "first: 3 and stylesheet"];
  for (const next of ["again: 3", "again: 0 and stylesheet", "again: 1 and stylesheet"]) {
    await edit();
    news.push(next);
    await expect.poll(() => told).toEqual(news);
  }
});

test("a build with the same result is reported only if it fails, or follows one that failed", async () => {
  const site = siteOf({ "index.html": "Home" });
  const { edit, told } = await start([site, site, failed("mistake"), failed("mistake"), failed("another"), site]);
  const expected = ["http://localhost:port/", "first: 1 and stylesheet"];
  const expectNext = async (...next: string[]): Promise<void> => {
    await edit();
    expected.push(...next);
    await expect.poll(() => told).toEqual(expected);
  };
  await expectNext();
  await expectNext("failed, mistake");
  await expectNext("failed, mistake");
  await expectNext("failed, another");
  await expectNext("again: 0");
});

test("after a failed build the last site is still shown", async () => {
  const { edit, told } = await start([siteOf({ "index.html": "Home" }), failed("mistake")]);
  await edit();
  await expect.poll(() => told.at(-1)).toBe("failed, mistake");
  expect(await (await fetch(origin)).text()).toContain("<p>Home</p>");
});

test("a build that throws is reported once with its causes, shown in the browser, and does not end the preview", async () => {
  const bug = new Error("The page cannot be made.", { cause: new Error("No hours.") });
  const site = siteOf({ "index.html": "Home" });
  const { edit, told } = await start([bug, bug, site, bug, site]);
  const crash = "crashed: The page cannot be made.";
  await expect.poll(() => told.slice(1)).toEqual([crash]);
  expect(await (await fetch(origin)).text()).toContain("The page cannot be made.\nNo hours.");
  await edit();
  // A failure is shown once nothing has changed for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await edit();
  await expect.poll(() => told.slice(1)).toEqual([crash, "first: 1 and stylesheet"]);
  await edit();
  await expect.poll(() => told.slice(3)).toEqual([crash]);
  await edit();
  await expect.poll(() => told.slice(4)).toEqual(["again: 0"]);
});

test("a file that disappears while it is read is read again, unless it is gone for good", async () => {
  const gone = Object.assign(new Error("gone"), { code: "ENOENT" });
  const { told, builds } = await start([[gone, gone, gone, gone, siteOf({ "index.html": "Home" })]], false);
  expect({ told: told.slice(1), builds: builds() }).toEqual({ told: ["first: 1 and stylesheet"], builds: 5 });
  await expect(start([[gone, gone, gone, gone, gone, siteOf({})]], false)).rejects.toThrow("gone");
  const locked = Object.assign(new Error("locked"), { code: "EACCES" });
  await expect(start([[locked, siteOf({})]], false)).rejects.toThrow("locked");
});

test("a build that throws ends a preview that does not watch, and a watching one if it can never work", async () => {
  await expect(start([new Error("bug")], false)).rejects.toThrow("bug");
  await expect(fetch(origin)).rejects.toThrow();
  await expect(start([new UsageError("no folder")], true)).rejects.toThrow("no folder");
  await expect(fetch(origin)).rejects.toThrow();
});

test("a closed preview serves nothing, and its open pages are disconnected", async () => {
  const { close } = await start([siteOf({ "index.html": "Home" })]);
  const { body } = await fetch(`${origin}/.dentalsite/events?page=/`);
  await close();
  await expect(new Response(body).text()).rejects.toThrow();
  await expect(fetch(origin)).rejects.toThrow();
});

test("nothing is served if there is no site at all", async () => {
  const options = { root: makeTemporaryFolder(), port: 0, watches: false } as Parameters<typeof serveSite>[0];
  await expect(serveSite(options)).rejects.toThrow(UsageError);
});
