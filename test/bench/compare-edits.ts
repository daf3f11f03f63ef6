import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser } from "playwright-core";
import { browserFlags } from "../support/browser-flags.ts";
import { findBrowser } from "../support/find-browser.ts";
import { copyShippedSite } from "./compare-shipped.ts";
import { makeContent, type ContentOptions } from "./content.ts";
import { editMarkdown, prepareEdit, type Edit } from "./edits.ts";
import type { Generator } from "./generator.ts";
import { openSeeing, type Seeing } from "./seeing.ts";
import { median, quietEnvironment } from "./run-timed.ts";
import { printHead, printRow } from "./table.ts";

interface Watched {
  name: string;
  edit: Edit;
  folder: string;
  page: Seeing;
  milliseconds: number[];
}

export interface EditOptions {
  /** Undefined for this repository's own site, which only dentalsite can build. */
  content: ContentOptions | undefined;
  edits: number;
  workFolder: string;
}

const generatedSlug = "service-2";
const shippedSlug = "veneers";

/**
 * Serves one size of site with every generator's own watching server, opens the same page of each in a browser, and measures edits of
 * its sources from saving the file until the page shows the change: first Markdown with every generator in turn, then each kind that
 * only dentalsite has.
 */
export async function compareEdits(generators: readonly Generator[], options: EditOptions): Promise<void> {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: browserFlags });
  const servers: ChildProcess[] = [];
  const watched: Watched[] = [];
  try {
    for (const [index, generator] of generators.entries()) {
      const folder = path.join(options.workFolder, `${index}-edited`);
      mkdirSync(folder);
      const { edits, address } = await prepareSite(generator, folder, options.content);
      const port = await findFreePort();
      const [program, ...args] = generator.watch(folder, port);
      servers.push(spawn(program, args, { cwd: folder, env: quietEnvironment(), stdio: "ignore" }));
      const page = await openPage(browser, `http://localhost:${port}${address}`);
      for (const edit of edits) watched.push({ name: generator.name, edit, folder, page, milliseconds: [] });
    }
    for (const kind of new Set(watched.map(({ edit }) => edit.kind))) {
      await followEdits(
        watched.filter(({ edit }) => edit.kind === kind),
        options.edits,
      );
    }
    printTable(watched, options);
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
    rmSync(options.workFolder, { recursive: true, force: true });
    mkdirSync(options.workFolder);
  }
}

/** Prepares a site for edits, and returns them with the address of a page that shows all of them. */
async function prepareSite(
  generator: Generator,
  folder: string,
  content: ContentOptions | undefined,
): Promise<{ edits: readonly Edit[]; address: string }> {
  if (content === undefined) copyShippedSite(folder);
  else generator.prepare(folder, makeContent(content));
  const slug = content === undefined ? shippedSlug : generatedSlug;
  const source = generator.sourceFile(slug);
  const others = (await generator.prepareEdits?.(folder, slug)) ?? [];
  return { edits: [editMarkdown(source), ...others], address: `/services/${slug}/` };
}

async function openPage(browser: Browser, address: string): Promise<Seeing> {
  const { page, ...seeing } = await openSeeing(browser);
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await page.goto(address).catch(() => null);
    if (response?.ok()) return { page, ...seeing };
    await setTimeout(200);
  }
  throw new Error(`Nothing serves ${address}.`);
}

/** Measures edits of one kind, with one generator after the other. */
async function followEdits(watched: readonly Watched[], edits: number): Promise<void> {
  for (let number = 1; number <= edits; number++) {
    for (const each of watched) each.milliseconds.push(await followEdit(each, number));
  }
}

/** The time from saving the file to the changed page, in milliseconds. */
async function followEdit({ name, edit, folder, page }: Watched, number: number): Promise<number> {
  const { expected, save } = await prepareEdit(edit, folder, number);
  // By then the server has finished the last edit, and will not treat the two saves as one.
  await setTimeout(700);
  const { seen } = await page.lookFor(expected);
  const started = performance.now();
  save();
  const ended = await seen.catch((cause: unknown) => {
    throw new Error(`${name} did not show edit ${number} of ${edit.kind}.`, { cause });
  });
  return ended - started;
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

function printTable(watched: readonly Watched[], { content, edits }: EditOptions): void {
  const size = content === undefined ? "The shipped site" : `${content.pages} service pages (${content.dialect})`;
  console.log(`\n${size}, ${edits} edits of each kind, from file saved to change seen in Chromium\n`);
  printHead(["server", "edit of", "median", "95 of 100", "slowest"]);
  for (const { name, edit, milliseconds } of watched) {
    const sorted = [...milliseconds].sort((a, b) => a - b);
    const numbers = [median(sorted), sorted[Math.ceil(sorted.length * 0.95) - 1]!, sorted.at(-1)!];
    printRow([name, edit.kind, ...numbers.map((each) => `${each.toFixed(0)} ms`)]);
  }
}
