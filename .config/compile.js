// Bundles src/ into .compiled/, which bin/dentalsite.js starts, and the package's own templates, stylesheet and script.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const folder = ".compiled";

const options = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  // These packages are native, or too large to gain from bundling.
  external: ["axe-core", "esbuild", "html-validate", "linkinator", "open", "playwright-core", "sharp"],
  define: { "process.env.NODE_ENV": '"production"' },
  // Packages written for CommonJS use these variables.
  banner: {
    js: 'import { createRequire as $createRequire } from "node:module"; const require = $createRequire(import.meta.url);',
  },
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
};

rmSync(folder, { recursive: true, force: true });
await build({
  ...options,
  entryPoints: ["src/cli.ts", "src/steps/media/start-encoder.ts"],
  outdir: folder,
  entryNames: "[name]",
  splitting: true,
});

// Practices without their own code use these bundles, because bundling the same files again would give the same result.
const bundling = path.resolve(folder, "prebundle.js");
const contents = `export { prebundle } from "./src/steps/style/prebundle.ts"; export { kinds } from "./src/kinds/kinds.ts";`;
await build({ ...options, stdin: { contents, resolveDir: "." }, outfile: bundling });
mkdirSync(path.join(folder, "code"));
const { prebundle, kinds } = await import(pathToFileURL(bundling).href);
await prebundle(kinds);
rmSync(bundling);

// This hash identifies the program that made a site.
const hash = createHash("sha256");
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (path.extname(name) !== "") hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
}
writeFileSync(path.join(folder, "hash"), hash.digest("hex"));
