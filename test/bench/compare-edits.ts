import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { browserFlags } from "../support/browser-flags.ts";
import { findBrowser } from "../support/find-browser.ts";
import { makeContent } from "./content.ts";
import { editMarkdown, ownEdits, type Edit } from "./edits.ts";
import type { Generator } from "./generator.ts";
import { openSeeing, type Seeing } from "./seeing.ts";
import { median, quietEnvironment } from "./run-timed.ts";

interface Watched {
  name: string;
  edit: Edit;
  folder: string;
  page: Seeing;
  milliseconds: number[];
}

export interface EditOptions {
  /** How many service pages; undefined for a copy of this repository's own site, which dentalsite alone can build. */
  count: number | undefined;
  edits: number;
  workFolder: string;
}

const slug = "service-2";
const shippedSlug = "veneers";
const project = path.resolve(import.meta.dirname, "../..");

/**
 * Serves one size with every generator's own watching server, opens the same page of each in a browser, and follows edits of its
 * sources from the moment the file is saved until the browser has what is new on the page: of Markdown with every generator, and
 * of YAML, stylesheet and template with dentalsite.
 */
export async function compareEdits(generators: readonly Generator[], options: EditOptions): Promise<void> {
  const { count, edits, workFolder } = options;
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: browserFlags });
  const servers: ChildProcess[] = [];
  const watched: Watched[] = [];
  try {
    for (const generator of generators) {
      const folder = path.join(workFolder, `${generator.name}-${count ?? "shipped"}`);
      mkdirSync(folder);
      const edited = count === undefined ? shippedSlug : slug;
      if (count === undefined) copyShippedSite(folder);
      else generator.prepare(folder, makeContent(count));
      const port = await findFreePort();
      const [program, ...args] = generator.watch(folder, port);
      servers.push(spawn(program, args, { cwd: folder, env: quietEnvironment(), stdio: "ignore" }));
      const page = await openPage(browser, `http://localhost:${port}/services/${edited}/`);
      const kinds = [editMarkdown(generator.sourceFile(edited)), ...(generator.name === "dentalsite" ? ownEdits : [])];
      for (const edit of kinds) watched.push({ name: generator.name, edit, folder, page, milliseconds: [] });
    }
    for (let number = 0; number < edits; number++) {
      for (const each of watched) each.milliseconds.push(await followEdit(each, number));
    }
    printTable(watched, options);
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
    rmSync(workFolder, { recursive: true, force: true });
    mkdirSync(workFolder);
  }
}

function copyShippedSite(folder: string): void {
  for (const name of ["site", "assets"]) cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
}

async function openPage(browser: Browser, address: string): Promise<Seeing> {
  const { page, ...seeing } = await openSeeing(browser);
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await page.goto(address).catch(() => null);
    if (response?.ok()) return { page, ...seeing };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing serves ${address}.`);
}

/** From the file saved to the page changed, in milliseconds. */
async function followEdit({ name, edit, folder, page }: Watched, number: number): Promise<number> {
  // Whatever the last edit set going is over, and so is the pause in which a server might treat two saves as one.
  await new Promise((resolve) => setTimeout(resolve, 700));
  const { expected, save } = edit.prepare(folder, number);
  const seen = page.waitFor(expected);
  const started = performance.now();
  save();
  const ended = await seen.catch(() => {
    throw new Error(`${name} did not show edit ${number} of ${edit.kind}.`);
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

function printTable(watched: readonly Watched[], { count, edits }: EditOptions): void {
  const size = count === undefined ? "The shipped site" : `${count} service pages`;
  console.log(`\n${size}, ${edits} edits of each kind, from file saved to change seen in Chromium\n`);
  console.log("| server | edit of | median | 95 of 100 | slowest |");
  console.log("| --- | --- | --- | --- | --- |");
  for (const { name, edit, milliseconds } of watched) {
    const sorted = [...milliseconds].sort((a, b) => a - b);
    const numbers = [median(sorted), sorted[Math.ceil(sorted.length * 0.95) - 1]!, sorted.at(-1)!];
    console.log(`| ${[name, edit.kind, ...numbers.map((each) => `${each.toFixed(0)} ms`)].join(" | ")} |`);
  }
}
