import { createRequire } from "node:module";
import path from "node:path";
import { readVersion, versionOf } from "../package-folder.ts";

export function requireOf(packageFolder: string): NodeJS.Require {
  return createRequire(path.join(packageFolder, "package.json"));
}

/** Where React is for templates of a practice that has no node_modules of its own. */
export function packagesOf(packageFolder: string): string[] {
  return requireOf(packageFolder).resolve.paths("react") ?? [];
}

/** The version of the tool, and of each of these packages as it would find them. */
export function versionsOf(packageFolder: string, names: readonly string[]): string {
  return [readVersion(packageFolder), ...names.map((name) => versionOf(name, packageFolder))].join(" ");
}
