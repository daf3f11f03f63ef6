import { execFileSync } from "node:child_process";
import { packageFolder } from "./package-folder.ts";

/** Bundles src/ once before any test, so that the tests never run a stale command. */
export default function compile(): void {
  execFileSync(process.execPath, [".config/compile.js"], { cwd: packageFolder, stdio: "inherit" });
}
