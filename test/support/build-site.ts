import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { packageFolder } from "./package-folder.ts";

/** The folder of the shipped site, which is this checkout. */
export const shippedFolder = packageFolder;

/** The year in the footer of every site that is built here. */
export const buildYear = 2026;

/** Builds the site of a folder like a user. Throws with the command's output if it fails. */
export async function buildSiteInto(out: string, root = shippedFolder): Promise<void> {
  const command = [path.join(packageFolder, "bin/dentalsite.js"), "build", "--root", root, "--out", out];
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(buildYear, 5) / 1000) };
  await promisify(execFile)(process.execPath, command, { cwd: packageFolder, env });
}
