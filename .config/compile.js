// Bundles src/ into .compiled/, which bin/dentalsite.js starts. Each command's modules become chunks of their own, loaded on use.
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const folder = ".compiled";
const requireShim =
  'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta.url);';

const options = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  // Native or too large to gain from it.
  external: ["esbuild", "html-validate", "linkinator", "open", "sharp", "svgo"],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
  banner: { js: requireShim },
};
const { metafile } = await build({
  ...options,
  entryPoints: ["src/cli.ts", "src/build/service-thread.ts"],
  entryNames: "[name]",
  outdir: folder,
  splitting: true,
  chunkNames: "[name]-[hash]",
  metafile: true,
});
const made = new Set(Object.keys(metafile.outputs).map((file) => path.basename(file)));
for (const name of readdirSync(folder)) {
  if (!made.has(name)) rmSync(path.join(folder, name), { recursive: true });
}

// What templates need, and what the package's own become, for practices that have none of their own.
const shipping = path.resolve(folder, "ship-code.js");
await build({ ...options, entryPoints: ["src/render/ship-code.ts"], outfile: shipping });
const { shipCode } = await import(pathToFileURL(shipping).href);
await shipCode(path.resolve("."));
rmSync(shipping);
