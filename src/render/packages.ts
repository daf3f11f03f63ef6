import { createRequire } from "node:module";
import path from "node:path";
import { readIfThere } from "../code/read-if-there.ts";

export function requireOf(packageFolder: string): NodeJS.Require {
  return createRequire(path.join(packageFolder, "package.json"));
}

/** Where React is for templates of a practice that has no node_modules of its own. */
export function packagesOf(packageFolder: string): string[] {
  return requireOf(packageFolder).resolve.paths("react") ?? [];
}

/** The version of the tool, and of each of these packages as it would find them. */
export function versionsOf(packageFolder: string, names: readonly string[]): string {
  const folders = packagesOf(packageFolder);
  const manifests = [
    path.join(packageFolder, "package.json"),
    ...names.map((name) => folders.map((folder) => path.join(folder, name, "package.json")).find(isThere)),
  ];
  return manifests.map((file) => versionIn(file)).join(" ");
}

function isThere(file: string): boolean {
  return readIfThere(file) !== undefined;
}

function versionIn(manifest: string | undefined): string {
  const text = manifest === undefined ? undefined : readIfThere(manifest)?.toString();
  return text === undefined ? "?" : (JSON.parse(text) as { version: string }).version;
}
