import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { isFile, listPlaces, type Machine as Places } from "../../src/browser/find-browser.ts";
import { browserFolder, provideFonts } from "./browser-fonts.ts";
import { packageFolder } from "./package-folder.ts";

export interface FoundBrowser {
  executablePath: string;
  /** Variables for its environment, in addition to this process's. */
  env: Record<string, string>;
}

declare module "vitest" {
  interface ProvidedContext {
    browser: FoundBrowser;
  }
}

/** Global setup, before any worker starts: two workers unpacking the same browser would break it. */
export default function provideBrowser(project: TestProject): void {
  project.provide("browser", findBrowser());
}

/** The facts about a machine that the search needs. */
export interface Machine extends Places {
  /** Unpacks the browser from the packages. */
  unpack: () => FoundBrowser;
  /** Prepares the tests' fonts. Returns variables with which a browser uses only these. */
  provideFonts: () => Record<string, string>;
}

const thisMachine: Machine = { env: process.env, isFile, unpack: unpackBrowser, provideFonts };

/**
 * Finds the browser in CHROME_PATH, otherwise the one from the packages, otherwise an installed one. The packages' browser draws only
 * pages, without windows and tabs: it takes a third of the time of an installed one, and is the same on every machine.
 */
export function findBrowser(machine = thisMachine): FoundBrowser {
  const { executablePath, env } = chooseBrowser(machine);
  return { executablePath, env: { ...env, ...machine.provideFonts() } };
}

function chooseBrowser({ env, isFile, unpack }: Machine): FoundBrowser {
  const chosen = env.CHROME_PATH;
  if (chosen) {
    if (isFile(chosen)) return { executablePath: chosen, env: {} };
    throw new Error(`CHROME_PATH names no file (${chosen}): let it name the program file of Chrome or Chromium.`);
  }
  try {
    return unpack();
  } catch (cause) {
    const installed = listPlaces(env).find(isFile);
    if (installed !== undefined) return { executablePath: installed, env: {} };
    throw new Error(
      "The browser tests found no browser: install Chrome or Chromium, or let CHROME_PATH name its program file.",
      { cause },
    );
  }
}

/** Unpacks the browser of @sparticuz/chromium and its libraries once. It runs only on 64-bit Intel Linux. */
function unpackBrowser(): FoundBrowser {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`@sparticuz/chromium does not run on ${process.platform} ${process.arch}.`);
  }
  const manifest = readFileSync(path.join(packageFolder, "node_modules/@sparticuz/chromium/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = path.join(browserFolder, `chromium-${version}`);
  const executablePath = path.join(folder, "chromium");
  if (!isFile(executablePath)) {
    mkdirSync(browserFolder, { recursive: true });
    const unpacked = mkdtempSync(`${folder}-`);
    // The package unpacks into the temporary folder, and unpacks the libraries that a bare Debian lacks only if it believes that it is in
    // Amazon's cloud.
    const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
    execFileSync(process.execPath, [path.join(packageFolder, "test/support/unpack-browser.js")], { env });
    try {
      renameSync(unpacked, folder);
    } catch {
      // Another run of the tests has already unpacked it.
      rmSync(unpacked, { recursive: true });
    }
  }
  return { executablePath, env: { LD_LIBRARY_PATH: path.join(folder, "al2023/lib") } };
}
