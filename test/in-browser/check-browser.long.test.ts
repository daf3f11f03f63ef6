import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { jsonReportSchema } from "../../src/report/machine-report.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { runCli } from "../support/run-cli.ts";

/** A part of every page with one barrier of each kind, its styles, and a script with which two pages never become ready and one reloads again and again. */
const makeFaults = (origin: string): Record<string, string> => ({
  "templates/parts/copyright-year.tsx": `export function CopyrightYear({ year }: { year: number }) {
  return (
    <span>
      <b className="pale">Pale</b> <span className="wide">Wide</span> <span className="low">Cut off here</span>
      <span className="narrow">Restoration</span> <a className="tiny" href="/practice/">a</a>
      <a className="tiny" href="/practice/accessibility/">b</a> <img src="${origin}/seen.png" alt="" /> {year}
      <i role="headnig">Role</i> <i aria-lable="a">ARIA</i> <i lang="english">Hello</i> <i tabIndex={1}>Tab</i>
      <details><summary>More</summary><i className="pale">Pale, too</i></details>
    </span>
  );
}
`,
  // A bar covers one of the links until somebody scrolls, which is no barrier.
  "templates/parts/sun.tsx": `export function Sun() {
  return <>{Array.from({ length: 40 }, (_, index) => <a key={index} className="row" href="/practice/">{index}</a>)}</>;
}
`,
  "templates/parts/page-address.tsx": `export function PageAddress() {
  return <nav className="page-address" aria-label="Call"><a href="/practice/">Call us</a></nav>;
}
`,
  "templates/css/page-address.css": `.page-address { position: sticky; bottom: 0 }
.page-address a { display: block; height: 100px; color: #000; background: #fff }
.row { display: block; height: 25px }
.footer .pale { color: #777; background: #888 }
.wide { display: inline-block; width: 500px }
.low { display: block; height: 20px; overflow: hidden; font: 1rem/1 serif }
.narrow { display: block; width: 100px; font: 1rem/1 serif; overflow-wrap: anywhere }
.tiny { display: inline-block; font: 8px/8px serif }
`,
  "templates/script/site.js": `if (location.pathname.endsWith("/sealants/")) for (;;);
const all = [];
if (location.pathname.endsWith("/cleanings/")) setInterval(() => location.reload(), 50);
if (location.pathname.endsWith("/bridges/")) for (;;) all.push(new Array(1e6).fill(0.5));
new WebSocket("${origin.replace("http", "ws")}/socket");
`,
});

/** A browser with little memory, so that one page crashes before it takes all of the machine's. */
function makeSmallBrowser(): string {
  const file = path.join(makeTemporaryFolder(), "chrome");
  const { executablePath } = inject("browser");
  writeFileSync(file, `#!/bin/sh\nexec "${executablePath}" --js-flags=--max-old-space-size=128 "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Lists the processes that name a folder in their command line. */
const processesIn = (folder: string): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, "utf8").includes(folder);
      } catch {
        return false;
      }
    });

const isLinux = process.platform === "linux";

test.runIf(isLinux)("check --browser names each kind of barrier, and pages that hang or crash", async () => {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const site = makeLittleSite(makeFaults(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  const TMPDIR = makeTemporaryFolder();
  const env = { ...inject("browser").env, CHROME_PATH: makeSmallBrowser(), TMPDIR };
  const { status, stdout, stderr } = await runCli(["check", "--browser", "--format", "json"], { cwd: site.root, env });
  expect(stderr).toBe("");
  expect(status).toBe(1);
  const { problems } = jsonReportSchema.parse(JSON.parse(stdout));
  const seen = problems.filter(({ code }) => /^(a11y|page)\/(?!title|desc)/.test(code));
  expect([...new Set(seen.map(({ code }) => code))].sort()).toEqual([
    "a11y/aria-roles",
    "a11y/aria-valid-attr",
    "a11y/broken-word",
    "a11y/color-contrast",
    "a11y/cut-text",
    "a11y/tabindex",
    "a11y/target-size",
    "a11y/too-wide",
    "a11y/valid-lang",
    "page/crashes",
    "page/hangs",
  ]);
  expect(seen.filter(({ message }) => message.includes("obscured"))).toEqual([]);
  const messageOf = (code: string): string[] => seen.filter((each) => each.code === code).map(({ message }) => message);
  expect(messageOf("page/hangs").join("\n")).toContain("/services/sealants/");
  expect(messageOf("page/crashes").join("\n")).toContain("/services/bridges/");
  expect(asked).toEqual([]);
  expect(processesIn(TMPDIR)).toEqual([]);
  expect(readdirSync(TMPDIR)).toEqual([]);
});

test.runIf(isLinux)("check --browser that is stopped with Ctrl+C leaves no trace", async () => {
  const TMPDIR = makeTemporaryFolder();
  const { executablePath, env } = inject("browser");
  const command = spawn(process.execPath, [path.join(packageFolder, "bin/dentalsite.js"), "check", "--browser"], {
    cwd: makeLittleSite().root,
    env: { ...process.env, ...env, CHROME_PATH: executablePath, TMPDIR },
    stdio: "ignore",
  });
  const end = once(command, "exit");
  const isRunning = (): boolean => processesIn(TMPDIR).some((name) => name !== String(command.pid));
  await expect.poll(isRunning, { timeout: 300_000 }).toBe(true);
  command.kill("SIGINT");
  await end;
  await expect.poll(() => processesIn(TMPDIR), { timeout: 60_000 }).toEqual([]);
  expect(readdirSync(TMPDIR)).toEqual([]);
});

test("check --browser without a browser says so, and exits with 2", async () => {
  const env = { CHROME_PATH: "/nowhere/chrome" };
  const { status, stdout, stderr } = await runCli(["check", "--browser"], { cwd: makeLittleSite().root, env });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toBe(
    "CHROME_PATH names no file (/nowhere/chrome): let it name the program file of Chrome, Chromium or Edge.\n",
  );
});

test("check --browser with a program that is no browser says so, and exits with 2", async () => {
  const env = { CHROME_PATH: process.execPath };
  const { status, stderr } = await runCli(["check", "--browser"], { cwd: makeLittleSite().root, env });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^The browser \S+ does not start: \S+ bad option: .+\n$/);
});
