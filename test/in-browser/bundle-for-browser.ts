import path from "node:path";
import { build } from "esbuild";
import { forBrowser } from "../../.config/for-browser.js";

/** Bundles a file of this folder for a browser, as the global `globalName`. Rejects if it imports a module of Node. */
export async function bundleForBrowser(file: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    ...forBrowser,
    entryPoints: [path.join(import.meta.dirname, file)],
    write: false,
    format: "iife",
    globalName,
  });
  return outputFiles[0]!.text;
}
