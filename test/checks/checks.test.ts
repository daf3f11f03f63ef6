import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "vitest";
import { packageFolder } from "../support/package-folder.ts";

// These run beside the tests, which sometimes leave a core idle: together they take less time than one after the other.
test.for(["lint", "format:check"])("npm run %s finds nothing", async (script) => {
  const options = { cwd: packageFolder, shell: process.platform === "win32" };
  await promisify(execFile)("npm", ["run", script], options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm run ${script}\n${stdout}${stderr}`);
  });
});
