import path from "node:path";
import { build } from "esbuild";
import { forBrowser } from "../../.config/for-browser.js";
import { packageFolder } from "./package-folder.ts";

/** Bundles a file of this folder for a browser, as the global `globalName`. Rejects if it imports a module of Node. */
export async function bundleForBrowser(file: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    ...forBrowser,
    absWorkingDir: packageFolder,
    entryPoints: [path.join(packageFolder, "test/support", file)],
    write: false,
    format: "iife",
    globalName,
  });
  return outputFiles[0]!.text;
}
