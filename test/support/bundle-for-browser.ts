import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { packageFolder } from "./package-folder.ts";

/** gray-matter can read files, which nobody asks of it, and keeps a copy of its input as a Buffer, which nobody reads. */
const grayMatter: Plugin = {
  name: "gray-matter",
  setup(bundle) {
    bundle.onResolve({ filter: /^fs$/ }, () => ({ path: "fs", namespace: "empty" }));
    bundle.onLoad({ filter: /^fs$/, namespace: "empty" }, () => ({ contents: "" }));
    bundle.onLoad({ filter: /[\\/]gray-matter[\\/]lib[\\/]utils\.js$/ }, ({ path: file }) => ({
      contents: `const Buffer = { from: (text) => text };\n${readFileSync(file, "utf8")}`,
    }));
  },
};

/** Bundles a file of this folder for a browser, as the global `globalName`. Rejects if it imports a module of Node. */
export async function bundleForBrowser(file: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: packageFolder,
    entryPoints: [path.join(packageFolder, "test/support", file)],
    ...{ bundle: true, minify: true, write: false, platform: "browser", format: "iife" },
    globalName,
    plugins: [grayMatter],
  });
  return outputFiles[0]!.text;
}
