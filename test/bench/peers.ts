import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The folder in which the generators from npm are installed. It has its own lockfile. */
export const peersFolder = path.join(import.meta.dirname, "peers");

/** Installs the generators from npm, unless they are there. */
export function installPeers(): void {
  if (existsSync(path.join(peersFolder, "node_modules/node-20"))) return;
  console.log("Installing the generators to compare with ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: peersFolder, stdio: "inherit" });
  if (status !== 0) throw new Error("npm ci failed in test/bench/peers.");
}

/** The version of a package in that folder; undefined if it is not installed. */
export function versionOfPeer(name: string): string | undefined {
  const file = path.join(peersFolder, "node_modules", name, "package.json");
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** Writes files by their path below a folder, with the folders they need. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
