// Bundles src/ into .compiled/, which bin/dentalsite.js starts, and makes what the package brings along.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, transform } from "esbuild";

const folder = ".compiled";

const options = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  // Native or too large to gain from it.
  external: ["esbuild", "html-validate", "linkinator", "open", "sharp"],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
};

rmSync(folder, { recursive: true, force: true });
await build({ ...options, entryPoints: ["src/code/open-program.ts"], outdir: folder });
await build({ ...options, entryPoints: ["src/build/start-second-thread.ts"], outdir: folder });

// Each command's modules become chunks of their own, loaded on use: as CommonJS, since only for that can V8's work be kept.
const { outputFiles } = await build({
  ...options,
  entryPoints: ["src/program.ts"],
  outdir: path.join(folder, "program"),
  outExtension: { ".js": ".cjs" },
  splitting: true,
  write: false,
});
mkdirSync(path.join(folder, "program"));
for (const { path: file, text } of outputFiles) {
  const { code } = await transform(text, {
    format: "cjs",
    platform: "node",
    target: options.target,
    supported: { "dynamic-import": false },
    define: { "import.meta.url": "module.url" },
    minifySyntax: true,
    minifyWhitespace: true,
  });
  writeFileSync(file, code);
}

// What templates need, and what the package's own become, for practices that have none of their own.
const shipping = path.resolve(folder, "ship-code.js");
await build({ ...options, entryPoints: ["src/render/ship-code.ts"], outfile: shipping });
const { shipCode } = await import(pathToFileURL(shipping).href);
await shipCode(path.resolve("."));
rmSync(shipping);

// Tells builds which program it was that made a site.
const hash = createHash("sha256");
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (path.extname(name) !== "") hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
}
writeFileSync(path.join(folder, "hash"), hash.digest("hex"));

// One build, for what this V8 makes of the code. Without it the first build takes longer, and keeps that itself.
const scratch = mkdtempSync(path.join(os.tmpdir(), "dentalsite-compile-"));
const practice = path.join(scratch, "practice");
const run = (...args) => execFileSync(process.execPath, ["bin/dentalsite.js", ...args], { stdio: "pipe" });
try {
  run("init", practice, "--yes");
  run("build", "--root", practice);
  cpSync(path.join(practice, ".dentalsite/code"), path.join(folder, "code"), { recursive: true });
} catch (error) {
  console.warn(`The compiled program could not build the site of a new practice:\n${error.stderr ?? error}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
