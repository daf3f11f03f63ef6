import { readFileSync } from "node:fs";
import path from "node:path";
import { realFolder } from "../disk/folders.ts";

/**
 * What a new practice's package.json names to install this tool the way it is installed here: the file, folder or address of the
 * project that holds it, the folder of a checkout, or else the version. Files are named as seen from the practice's `folder`, so that both
 * may lie elsewhere on another machine.
 */
export function findPackageSpec(packageFolder: string, version: string, folder: string): string {
  const modules = path.dirname(packageFolder);
  if (path.basename(modules) !== "node_modules") return nameFile(packageFolder, folder);
  const project = path.dirname(modules);
  const spec = readSpec(path.join(project, "package.json"), path.basename(packageFolder)) ?? version;
  const [, file] = /^file:(.+)$/.exec(spec) ?? [];
  return file === undefined ? spec : nameFile(path.resolve(project, file), folder);
}

function nameFile(file: string, folder: string): string {
  // npm follows links before it looks.
  return `file:${path.relative(realFolder(folder), realFolder(file)).split(path.sep).join("/")}`;
}

function readSpec(manifest: string, name: string): string | undefined {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as Record<
      "dependencies" | "devDependencies",
      Record<string, string> | undefined
    >;
    return dependencies?.[name] ?? devDependencies?.[name];
  } catch {
    // Installed without a project, for everyone on this machine.
    return undefined;
  }
}
