import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { packageFolder } from "./package-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with the little site and each of the practices, as a build leaves them. */
    encodedSites: string;
  }
}

/** Encoded pictures of earlier runs. Their names are hashes of the pictures and of all settings. */
const earlier = path.join(packageFolder, "node_modules/.cache/dentalsite/encoded");

/** Global setup: encodes the pictures of these sites once with the current program, since most tests build one of them. */
export default async function encodeLittleSite(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-encoded-"));
  const fixtures = path.join(packageFolder, "test/fixtures");
  cpSync(path.join(fixtures, "practices"), folder, { recursive: true });
  cpSync(path.join(fixtures, "little-site"), path.join(folder, "harbor-lane"), { recursive: true });
  const roots = readdirSync(folder).map((name) => path.join(folder, name));
  // One of them has no picture.
  const caches = roots.map(
    (root) => [path.join(root, ".dentalsite/media"), path.join(earlier, path.basename(root))] as const,
  );
  for (const [cache, kept] of caches) {
    mkdirSync(cache, { recursive: true });
    if (existsSync(kept)) cpSync(kept, cache, { recursive: true });
  }
  // Each practice is built alone, since those that are built together share a cache.
  const command = path.join(packageFolder, "bin/dentalsite.js");
  const build = (root: string): Promise<unknown> =>
    promisify(execFile)(process.execPath, [command, "build", "--root", root], { cwd: packageFolder });
  await Promise.all(roots.map(build));
  for (const [cache, kept] of caches) cpSync(cache, kept, { recursive: true });
  project.provide("encodedSites", folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
