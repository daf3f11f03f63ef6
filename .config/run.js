// Runs a TypeScript file of the project: node .config/run.js <file> [arguments]. Bundles it without packages, and imports the bundle.
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [node, , entry, ...args] = process.argv;
const folder = path.resolve("node_modules/.cache/dentalsite");
const outfile = path.join(folder, `${path.basename(entry, ".ts")}.mjs`);
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20.19",
  plugins: [{ name: "own-folders", setup: keepFolders }],
  logLevel: "warning",
});
process.argv = [node, entry, ...args];
await import(pathToFileURL(outfile).href);

/**
 * The bundle is in another folder than its sources, each of which knows its own.
 * @param {import("esbuild").PluginBuild} build
 */
function keepFolders({ onLoad }) {
  onLoad({ filter: /\.ts$/, namespace: "file" }, ({ path: file }) => {
    const folder = JSON.stringify(path.dirname(file));
    return { loader: "ts", contents: readFileSync(file, "utf8").replaceAll("import.meta.dirname", folder) };
  });
}
