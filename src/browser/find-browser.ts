import { statSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../lib/usage-error.ts";

/** The facts about a machine that the search needs. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  isFile: (file: string) => boolean;
}

export const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const commands = [
  ...["google-chrome-stable", "google-chrome", "chrome", "chromium", "chromium-browser"],
  ...["microsoft-edge-stable", "microsoft-edge", "chrome.exe", "msedge.exe"],
];

/** Programs of macOS, in the applications of all users or of one. */
const applications = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Programs of Windows, below a folder for programs. */
const programs = ["Google/Chrome", "Chromium", "Microsoft/Edge"].map(
  (name) => `${name}/Application/${name === "Microsoft/Edge" ? "msedge" : "chrome"}.exe`,
);

/** Returns the program file of the browser that CHROME_PATH names, or else of an installed Chrome, Chromium or Edge. */
export function findBrowser({ env, isFile }: Machine): string {
  const chosen = env.CHROME_PATH;
  if (chosen) {
    if (isFile(chosen)) return chosen;
    throw new UsageError(
      `CHROME_PATH names no file (${chosen}): let it name the program file of Chrome, Chromium or Edge.`,
    );
  }
  const found = listPlaces(env).find(isFile);
  if (found !== undefined) return found;
  throw new UsageError(
    "check --browser found no browser: install Chrome, Chromium or Edge, or let CHROME_PATH name its program file.",
  );
}

/** Lists the files at which browsers are installed, the most likely first. */
export function listPlaces({ PATH = "", HOME, PROGRAMFILES, LOCALAPPDATA, ...env }: Machine["env"]): string[] {
  const inside = (folders: readonly (string | undefined)[], names: readonly string[]): string[] =>
    names.flatMap((name) => folders.flatMap((folder) => (folder ? [path.join(folder, name)] : [])));
  return [
    ...inside(PATH.split(path.delimiter), commands),
    ...inside(["/", HOME], applications),
    ...inside([PROGRAMFILES, env["PROGRAMFILES(X86)"], LOCALAPPDATA], programs),
    ...inside(["/usr/bin", "/usr/local/bin", "/snap/bin", "/var/lib/flatpak/exports/bin"], commands),
    "/opt/google/chrome/chrome",
    "/var/lib/flatpak/exports/bin/org.chromium.Chromium",
  ];
}
