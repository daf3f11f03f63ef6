import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { browserFlags } from "../support/browser-flags.ts";
import { findBrowser } from "../support/find-browser.ts";
import { makeContent } from "./content.ts";
import type { Generator } from "./generator.ts";
import { median, quietEnvironment } from "./run-timed.ts";

interface Watched {
  generator: Generator;
  server: ChildProcess;
  source: string;
  page: Page;
  milliseconds: number[];
}

const slug = "service-2";

/**
 * Serves one size with every generator's own watching server, opens the same page of each in a browser, and follows edits of its
 * source from the moment the file is saved until the browser shows the new text.
 */
export async function compareEdits(
  generators: readonly Generator[],
  { count, edits, workFolder }: { count: number; edits: number; workFolder: string },
): Promise<void> {
  const content = makeContent(count);
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: browserFlags });
  const watched: Watched[] = [];
  try {
    for (const generator of generators) {
      const folder = path.join(workFolder, `${generator.name}-${count}`);
      mkdirSync(folder);
      generator.prepare(folder, content);
      watched.push(await startWatching(generator, folder, browser));
    }
    for (let edit = 0; edit < edits; edit++) {
      for (const each of watched) each.milliseconds.push(await followEdit(each, edit));
    }
    printTable(watched, count, edits);
  } finally {
    await browser.close();
    for (const { server } of watched) server.kill();
    rmSync(workFolder, { recursive: true, force: true });
    mkdirSync(workFolder);
  }
}

async function startWatching(generator: Generator, folder: string, browser: Browser): Promise<Watched> {
  const port = await findFreePort();
  const [program, ...args] = generator.watch(folder, port);
  const server = spawn(program, args, { cwd: folder, env: quietEnvironment(), stdio: "ignore" });
  const page = await browser.newPage();
  const address = `http://localhost:${port}/services/${slug}/`;
  for (let attempt = 0; ; attempt++) {
    const response = await page.goto(address).catch(() => null);
    if (response?.ok()) break;
    if (attempt > 600) throw new Error(`${generator.name} does not serve ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { generator, server, page, source: path.join(folder, generator.sourceFile(slug)), milliseconds: [] };
}

/** From the file saved to the text seen, in milliseconds. */
async function followEdit({ source, page, generator }: Watched, edit: number): Promise<number> {
  // Whatever the last edit set going is over, and so is the pause in which a server might treat two saves as one.
  await new Promise((resolve) => setTimeout(resolve, 700));
  const words = `Edit number ${edit} was seen.`;
  const text = readFileSync(source, "utf8").replace(/^description: .*$/m, `description: ${words}`);
  const seen = page.locator("main").getByText(words).waitFor({ timeout: 30_000 });
  const started = performance.now();
  writeFileSync(source, text);
  await seen.catch(() => {
    throw new Error(`${generator.name} did not show edit ${edit}.`);
  });
  return performance.now() - started;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

function printTable(watched: readonly Watched[], count: number, edits: number): void {
  console.log(`\n${count} service pages, ${edits} edits, from file saved to text seen in Chromium\n`);
  console.log("| server | median | 95 of 100 | slowest |");
  console.log("| --- | --- | --- | --- |");
  for (const { generator, milliseconds } of watched) {
    const sorted = [...milliseconds].sort((a, b) => a - b);
    const numbers = [median(sorted), sorted[Math.ceil(sorted.length * 0.95) - 1]!, sorted.at(-1)!];
    console.log(`| ${[generator.name, ...numbers.map((each) => `${each.toFixed(0)} ms`)].join(" | ")} |`);
  }
}
