import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { packageFolder } from "./package-folder.ts";

/** The folder of the site that is shipped with the program: this checkout. */
export const shippedFolder = packageFolder;

/** The year in the footer of every site that is built here, whatever the clock says. */
export const buildYear = 2026;

/** Builds the site of a folder as a user would. Throws with what the command printed when it fails. */
export async function buildSiteInto(out: string, root = shippedFolder): Promise<void> {
  const command = [path.join(packageFolder, "bin/dentalsite.js"), "build", "--root", root, "--out", out];
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(buildYear, 5) / 1000) };
  await promisify(execFile)(process.execPath, command, { cwd: packageFolder, env });
}
