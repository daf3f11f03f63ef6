import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { OutputFile } from "../model/output.ts";
import { UsageError } from "../usage-error.ts";

/** Lies in every folder that this tool has made, and lists what it put there. A folder without it is somebody else's. */
export const manifestName = ".dentalsite.json";

type Manifest = Record<string, string>;

export interface WriteReport {
  written: number;
  unchanged: number;
  removed: number;
}

/**
 * Makes `folder` hold exactly the outputs. Each file is written beside its place and renamed into it, so none is ever half there;
 * equal files are left alone, with their modification time. Files come before the pages that load them, removals last.
 */
export function writeSite(
  folder: string,
  outputs: readonly OutputFile[],
  options: { root: string; force?: boolean },
): WriteReport {
  refuseForeignFolder(folder, options);
  const before = readManifest(folder);
  const after: Manifest = {};
  const report: WriteReport = { written: 0, unchanged: 0, removed: 0 };

  mkdirSync(folder, { recursive: true });
  for (const output of [...outputs].sort(pagesLast)) {
    const bytes = "copyOf" in output ? readFileSync(output.copyOf) : Buffer.from(output.contents);
    const target = path.join(folder, output.path);
    const hash = createHash("sha256").update(bytes).digest("hex");
    after[output.path] = hash;
    if (before[output.path] === hash && statSync(target, { throwIfNoEntry: false })?.size === bytes.length) {
      report.unchanged++;
      continue;
    }
    replaceFile(target, bytes);
    report.written++;
  }
  for (const name of listFiles(folder)) {
    if (Object.hasOwn(after, name) || name === manifestName) continue;
    removeFile(folder, name);
    report.removed++;
  }
  const sorted = Object.fromEntries(Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1)));
  const manifest = `${JSON.stringify(sorted, null, 1)}\n`;
  if (report.written + report.removed > 0 || !existsSync(path.join(folder, manifestName))) {
    replaceFile(path.join(folder, manifestName), Buffer.from(manifest));
  }
  return report;
}

/** Refuses a folder that holds something this tool did not make, and one that would swallow the site's sources. */
function refuseForeignFolder(folder: string, { root, force = false }: { root: string; force?: boolean }): void {
  for (const source of ["site", "assets", "templates"].map((name) => path.join(root, name))) {
    if (isSameOrBelow(source, folder) || isSameOrBelow(folder, source)) {
      throw new UsageError(
        `The output folder ${folder} and the source folder ${source} must not lie inside each other.`,
      );
    }
  }
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory())
    throw new UsageError(`The output folder ${folder} is a file. Remove it or name another with --out.`);
  const isForeign = readdirSync(folder).length > 0 && !existsSync(path.join(folder, manifestName));
  if (isForeign && !force) {
    throw new UsageError(
      `The folder ${folder} was not made by dentalsite, so nothing was written. Name another with --out, or replace what is in it with --force.`,
    );
  }
}

function isSameOrBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative === "" || (!relative.startsWith("..") && !path.isAbsolute(relative));
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, manifestName), "utf8")) as Manifest;
  } catch {
    return {};
  }
}

function pagesLast(a: OutputFile, b: OutputFile): number {
  return Number(a.path.endsWith(".html")) - Number(b.path.endsWith(".html"));
}

function replaceFile(target: string, bytes: Buffer): void {
  const temporary = `${target}.${process.pid}.tmp`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(temporary, bytes);
  renameSync(temporary, target);
}

function removeFile(folder: string, name: string): void {
  rmSync(path.join(folder, name));
  for (let parent = path.dirname(name); parent !== "."; parent = path.dirname(parent)) {
    if (readdirSync(path.join(folder, parent)).length > 0) return;
    rmdirSync(path.join(folder, parent));
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
