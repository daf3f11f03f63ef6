import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder this package is installed in: where `templates/` and `assets/` of the tool itself are. */
export const packageFolder = findPackageFolder(path.dirname(fileURLToPath(import.meta.url)));

/** The version in package.json. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as { version: string };
  return manifest.version;
}

/** The version of a package that this one depends on, without loading it; of one that is bundled in, the one it was bundled with. */
export function versionOf(name: string): string {
  const folders = createRequire(path.join(packageFolder, "package.json")).resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => path.join(folder, name, "package.json")).find(existsSync);
  if (manifest === undefined) return "?";
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

function findPackageFolder(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findPackageFolder(path.dirname(folder));
}
