// Bundles src/, and the package's own templates, stylesheet and script, into a new folder in .compiled/. Once it is complete, the file
// .compiled/current, which bin/dentalsite.js reads, is replaced by one that names it. A running command keeps the version it began with:
// each process leaves a note beside its version (src/lib/package-folder.ts), and a version with the note of a running process stays. The
// version before the newest stays, too, for a process that is just starting.
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { forBrowser, oneCopyOfYaml } from "./for-browser.js";

const versions = ".compiled";
const pointer = path.join(versions, "current");

const options = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  // These packages are native, or too large to gain from bundling.
  external: ["axe-core", "esbuild", "html-validate", "open", "playwright-core", "sharp"],
  define: { "process.env.NODE_ENV": '"production"' },
  alias: oneCopyOfYaml,
  // Packages written for CommonJS use these variables.
  banner: {
    js: 'import { createRequire as $createRequire } from "node:module"; const require = $createRequire(import.meta.url);',
  },
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "none",
};

const folder = path.join(versions, `new-${randomUUID().slice(0, 8)}`);
mkdirSync(versions, { recursive: true });
hold(folder);
mkdirSync(folder);
await bundleInto(folder);
const hash = hashOf(folder);
writeFileSync(path.join(folder, "hash"), hash);
const before = readIfThere(pointer);
const isSame = before !== "" && readIfThere(path.join(versions, before, "hash")) === hash;
if (isSame) remove(path.basename(folder));
else publish(folder, hash);
// If the program is the same as before, no version is removed, only notes of processes that were killed.
removeUnused([
  "current",
  ".npmignore",
  before,
  ...(isSame ? listFolders().filter((name) => !name.startsWith("new-")) : []),
]);

async function bundleInto(folder) {
  await bundleProgram(folder);
  // A process of its own, which loads only what its first order needs.
  await build({ ...options, entryPoints: ["src/steps/media/start-encoder.ts"], outdir: folder, splitting: true });
  // Practices without their own code use these bundles, because bundling the same files again would give the same result.
  const bundling = path.resolve(folder, "prebundle.js");
  const contents = `export { prebundle } from "./src/steps/style/prebundle.ts"; export { kinds } from "./src/kinds/kinds.ts";`;
  await build({ ...options, stdin: { contents, resolveDir: "." }, outfile: bundling });
  mkdirSync(path.join(folder, "code"));
  const { prebundle, kinds } = await import(pathToFileURL(bundling).href);
  await prebundle(kinds);
  rmSync(bundling);
  // The forms of `dentalsite edit`, which no other command loads.
  await build({
    ...forBrowser,
    format: "esm",
    target: ["chrome109", "firefox115", "safari16.4"],
    entryPoints: { app: "src/edit/local/in-browser.tsx" },
    outdir: path.join(folder, "edit"),
    // The editor of formatted text is loaded when a text is opened.
    splitting: true,
  });
}

/** Bundles the program into one file, because V8 keeps the code of one file (bin/dentalsite.js). What is imported dynamically runs when asked for. */
async function bundleProgram(folder) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: ["src/cli.ts"],
    outfile: path.join(folder, "cli.cjs"),
    format: "cjs",
    define: { ...options.define, "import.meta.url": "$url" },
    banner: { js: '"use strict"; const $url = require("node:url").pathToFileURL(__filename).href;' },
    // Raw templates could not be written in ASCII. Code that V8 has kept cannot import, in Node 20, but require any package.
    supported: { "template-literal": false, "dynamic-import": false },
    write: false,
  });
  const [{ path: file, text }] = outputFiles;
  writeFileSync(file, inAscii(text));
}

/** Escapes letters beyond ASCII, which esbuild leaves in regular expressions alone. Node reads ASCII ten times as fast as UTF-8. */
function inAscii(code) {
  if (/\\[^\0-\x7F]/.test(code)) throw new Error("A regular expression escapes a letter that needs no escape.");
  return code.replace(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns the hash that identifies the program that made a site. */
function hashOf(folder) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    if (path.extname(name) !== "") hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex");
}

/** Makes a complete folder the newest version. Its name tells the program, unless an older version with that name is there. */
function publish(folder, hash) {
  const byHash = path.join(versions, hash.slice(0, 16));
  hold(byHash);
  let place = byHash;
  try {
    renameSync(folder, byHash);
  } catch {
    place = folder;
  }
  const name = path.basename(place);
  const replace = (file, text) => {
    writeFileSync(path.join(place, "next"), text);
    renameSync(path.join(place, "next"), file);
  };
  // npm packs only the newest version, without what builds have kept of it here.
  replace(path.join(versions, ".npmignore"), `/*\n!/current\n!/${name}/\n/*/cli.cjs.*\n/*/kept/\n`);
  replace(pointer, name);
}

/** Keeps other processes from removing a version while this one runs. Call this before the folder is made. */
function hold(version) {
  writeFileSync(`${version}.${process.pid}`, "");
}

function removeUnused(needed) {
  const entries = readdirSync(versions);
  const held = entries.flatMap((name) => {
    const [, version, id] = /^([\w-]+)\.(\d+)$/.exec(name) ?? [];
    return version !== undefined && isRunning(Number(id)) ? [name, version] : [];
  });
  // Another process may have published a newer version meanwhile and ended, so nothing but `current` names that version.
  const kept = new Set([...needed, ...held, readIfThere(pointer)]);
  for (const name of entries) if (!kept.has(name)) remove(name);
}

function listFolders() {
  return readdirSync(versions, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function remove(name) {
  rmSync(path.join(versions, name), { recursive: true, force: true, maxRetries: 3 });
}

function isRunning(id) {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
