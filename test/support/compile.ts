import { execFileSync } from "node:child_process";
import { packageFolder } from "./package-folder.ts";

/** Bundles src/ before all tests, so that they never run a stale command. */
export default function compile(): void {
  execFileSync(process.execPath, [".config/compile.js"], { cwd: packageFolder, stdio: "inherit" });
}
