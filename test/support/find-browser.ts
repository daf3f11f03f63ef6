import { statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

export interface FoundBrowser {
  executablePath: string;
  /** What must be in its environment besides that of this process. */
  env: Record<string, string>;
}

declare module "vitest" {
  interface ProvidedContext {
    browser: FoundBrowser;
  }
}

const commands = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "chrome"];

/** Set up once, before any worker starts: two of them unpacking one browser would break it. */
export default async function provideBrowser(project: TestProject): Promise<void> {
  project.provide("browser", await findBrowser());
}

/** What the search needs to know of a machine. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  isFile: (file: string) => boolean;
  /** Makes the browser ready that came with the packages. */
  unpack: () => Promise<FoundBrowser>;
}

const thisMachine: Machine = { env: process.env, isFile, unpack: unpackBrowser };

/** The browser of CHROME_PATH, else one that is installed, else the one that came with the packages. */
export async function findBrowser({ env, isFile, unpack } = thisMachine): Promise<FoundBrowser> {
  const chosen = env.CHROME_PATH;
  if (chosen) {
    if (isFile(chosen)) return { executablePath: chosen, env: {} };
    throw new Error(`CHROME_PATH names no file (${chosen}): let it name the program file of Chrome or Chromium.`);
  }
  const installed = listInstalledPaths(env).find(isFile);
  if (installed !== undefined) return { executablePath: installed, env: {} };
  try {
    return await unpack();
  } catch (cause) {
    throw new Error(
      "The browser tests found no browser: install Chrome or Chromium, or let CHROME_PATH name its program file.",
      { cause },
    );
  }
}

function listInstalledPaths(env: Machine["env"]): string[] {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const programFolders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
    (each) => each !== undefined,
  );
  return [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...programFolders.flatMap((folder) => [
      path.join(folder, "Google/Chrome/Application/chrome.exe"),
      path.join(folder, "Chromium/Application/chrome.exe"),
    ]),
  ];
}

/** Unpacks the browser of @sparticuz/chromium, which runs on 64-bit Intel Linux only, and the libraries it needs. */
async function unpackBrowser(): Promise<FoundBrowser> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`@sparticuz/chromium does not run on ${process.platform} ${process.arch}.`);
  }
  const before = { ...process.env };
  // Read when the package is imported: it then brings its own copies of the libraries that a bare Debian lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const executablePath = await chromium.executablePath();
    const { LD_LIBRARY_PATH = "" } = process.env;
    return { executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH: configureFonts() } };
  } finally {
    // Its libraries are for the browser, not for the commands that other tests run.
    process.env = before;
  }
}

/** Tells the browser of the fonts that were unpacked with it: the package's own list names `/tmp`, wherever they are. */
function configureFonts(): string {
  const folder = path.join(tmpdir(), "fonts");
  writeFileSync(path.join(folder, "fonts.conf"), `<fontconfig><dir>${folder}</dir></fontconfig>\n`);
  return folder;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
