import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { StarterFile } from "./starter-files.ts";

export interface PackageSpec {
  /** The version, or the file inside the practice, from which a new practice's package.json installs this tool. */
  spec: string;
  /** The file that `spec` names. */
  file?: StarterFile;
  /** Whether npm is missing, so that no file could be made and the registry may not have the version. */
  lacksNpm?: true;
}

/**
 * Finds out how a practice installs this tool on any machine: from the registry, if this copy comes from there; otherwise from a
 * package of itself, which npm packs into the practice without scripts or network.
 */
export function findPackageSpec(packageFolder: string, version: string): PackageSpec {
  if (isFromRegistry(packageFolder)) return { spec: version };
  const contents = packItself(packageFolder);
  if (contents === undefined) return { spec: version, lacksNpm: true };
  const name = `vendor/dentalsite-${version}.tgz`;
  return { spec: `file:${name}`, file: { path: name, contents } };
}

/** Whether this copy comes from a registry. npm and pnpm record each package's source; for Yarn, package.json must do. */
function isFromRegistry(packageFolder: string): boolean {
  const modules = path.dirname(packageFolder);
  if (path.basename(modules) !== "node_modules") return false;
  const name = path.basename(packageFolder);
  const { packages } = readJson<{ packages?: Record<string, { resolved?: string }> }>(modules, ".package-lock.json");
  const source = packages?.[`node_modules/${name}`]?.resolved;
  if (source !== undefined) return /^https?:.*\/-\//.test(source);
  // pnpm names the folder around it by the source: dentalsite@1.2.3, dentalsite@file+..+dentalsite-1.2.3.tgz.
  const [, version] = path.basename(path.dirname(modules)).split("@");
  if (version !== undefined && path.basename(path.dirname(path.dirname(modules))) === ".pnpm")
    return /^\d/.test(version);
  const project = readJson<Record<string, Record<string, string> | undefined>>(path.dirname(modules), "package.json");
  const asked = project.dependencies?.[name] ?? project.devDependencies?.[name];
  return asked === undefined || /^[\^~]?\d|^latest$/.test(asked);
}

/** Reads a JSON file; empty if it does not exist. */
function readJson<Data extends object>(folder: string, name: string): Partial<Data> {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Data;
  } catch {
    return {};
  }
}

const isOfPackage = (file: string): boolean => !/node_modules[\\/][^\\/]+[\\/]node_modules$/.test(file);

/** Packs this package, and returns the bytes; undefined if npm is missing. */
function packItself(packageFolder: string): Uint8Array | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dentalsite-pack-"));
  try {
    const isInstalled = path.basename(path.dirname(packageFolder)) === "node_modules";
    // npm cannot pack what is in a folder of pnpm, so an installed copy is copied once more.
    const source = isInstalled ? path.join(folder, "package") : packageFolder;
    if (isInstalled) cpSync(packageFolder, source, { recursive: true, dereference: true, filter: isOfPackage });
    const args = ["pack", source, "--ignore-scripts", "--offline", "--pack-destination", folder];
    // On Windows npm is a script, which only a shell can start, and a shell splits unquoted paths at spaces.
    const isWindows = os.platform() === "win32";
    const quoted = isWindows ? args.map((each) => `"${each}"`) : args;
    const { status, error, stderr } = spawnSync("npm", quoted, { shell: isWindows, encoding: "utf8", cwd: folder });
    const file = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    if (status === 0 && file !== undefined) return readFileSync(path.join(folder, file));
    if (error !== undefined || isWindows) return undefined;
    throw new Error(`npm could not pack ${packageFolder}: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
