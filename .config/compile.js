// Bundles src/ into .compiled/, which bin/dentalsite.js starts. Each command's modules become chunks of their own, loaded on use.
import { rmSync } from "node:fs";
import { build } from "esbuild";

rmSync(".compiled", { recursive: true, force: true });
await build({
  entryPoints: ["src/cli.ts"],
  outdir: ".compiled",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  external: ["esbuild", "sharp", "svgo"],
  banner: {
    js: 'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta.url);',
  },
  chunkNames: "[name]-[hash]",
});
