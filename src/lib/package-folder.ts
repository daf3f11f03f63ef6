import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { isRunning } from "./is-running.ts";

const here = path.dirname(fileURLToPath(import.meta.url));

/** Folder this package is installed in, with the tool's own `templates/` and `assets/`. */
export const packageFolder = findPackageFolder(here);

/** Folder of the compiled program: the version that runs, or the newest one for tests and tools, which run from the sources. */
export const compiledFolder = findCompiledFolder();

/** Returns the version in package.json. */
export function readVersion(folder = packageFolder): string {
  return versionIn(path.join(folder, "package.json"));
}

/** Returns the version of a dependency without loading it. For a bundled dependency, it is the version that was bundled. */
export function versionOf(name: string, folder = packageFolder): string {
  const folders = createRequire(path.join(folder, "package.json")).resolve.paths(name) ?? [];
  const manifest = folders.map((each) => path.join(each, name, "package.json")).find(existsSync);
  return manifest === undefined ? "?" : versionIn(manifest);
}

function versionIn(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** In a checkout, `npm run compile` keeps a version as long as a process runs that has a note beside it. */
function findCompiledFolder(): string {
  const versions = path.join(packageFolder, ".compiled");
  const isCompiled = path.dirname(here) === versions;
  const folder = isCompiled ? here : path.join(versions, readFileSync(path.join(versions, "current"), "utf8"));
  if (existsSync(path.join(packageFolder, "src/cli.ts"))) {
    leaveNote(`${folder}.${process.pid}`);
  }
  return folder;
}

/** Writes a note and removes it when this process ends, and those of processes that were killed. */
function leaveNote(file: string): void {
  try {
    writeFileSync(file, "");
    for (const name of readdirSync(path.dirname(file))) {
      const [, id] = /\.(\d+)$/.exec(name) ?? [];
      if (id !== undefined && !isRunning(Number(id))) rmSync(path.join(path.dirname(file), name), { force: true });
    }
  } catch {
    // The checkout is read-only, or another user's.
    return;
  }
  // A thread may end before the process that it shares the note with.
  if (!isMainThread) return;
  process.once("exit", () => {
    rmSync(file, { force: true });
  });
}

function findPackageFolder(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findPackageFolder(path.dirname(folder));
}
