import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder this package is installed in: where `templates/` and `assets/` of the tool itself are. */
export const packageFolder = findPackageFolder(path.dirname(fileURLToPath(import.meta.url)));

/** The version in package.json. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as { version: string };
  return manifest.version;
}

function findPackageFolder(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : findPackageFolder(path.dirname(folder));
}
