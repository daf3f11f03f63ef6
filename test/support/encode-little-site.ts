import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
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

/** Global setup: encodes the pictures of these sites once with the current program, since most tests build one of them. */
export default async function encodeLittleSite(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-encoded-"));
  const fixtures = path.join(packageFolder, "test/fixtures");
  cpSync(path.join(fixtures, "practices"), folder, { recursive: true });
  cpSync(path.join(fixtures, "little-site"), path.join(folder, "harbor-lane"), { recursive: true });
  const roots = readdirSync(folder).map((name) => path.join(folder, name));
  // One of them has no picture.
  for (const root of roots) mkdirSync(path.join(root, ".dentalsite/media"), { recursive: true });
  const command = [path.join(packageFolder, "bin/dentalsite.js"), "build", "--root", ...roots];
  await promisify(execFile)(process.execPath, command, { cwd: packageFolder });
  project.provide("encodedSites", folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
