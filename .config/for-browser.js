// How code of src/ is bundled for a browser.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";

/** gray-matter can read files, which nobody asks of it, and keeps a copy of its input as a Buffer, which nobody reads. */
const grayMatter = {
  name: "gray-matter",
  setup(bundle) {
    bundle.onResolve({ filter: /^fs$/ }, () => ({ path: "fs", namespace: "empty" }));
    bundle.onLoad({ filter: /^fs$/, namespace: "empty" }, () => ({ contents: "" }));
    bundle.onLoad({ filter: /[\\/]gray-matter[\\/]lib[\\/]utils\.js$/ }, ({ path: file }) => ({
      contents: `const Buffer = { from: (text) => text };\n${readFileSync(file, "utf8")}`,
    }));
  },
};

/** A YAML file that is imported is the data in it. */
const yaml = {
  name: "yaml",
  setup(bundle) {
    bundle.onLoad({ filter: /\.yaml$/ }, ({ path: file }) => ({
      contents: JSON.stringify(load(readFileSync(file, "utf8"))),
      loader: "json",
    }));
  },
};

/** gray-matter would bring the same package along a second time, in its other format. */
export const oneCopyOfYaml = { "js-yaml": fileURLToPath(import.meta.resolve("js-yaml")) };

/** Options of esbuild. The bundle fails if it needs a module of Node. */
export const forBrowser = {
  bundle: true,
  minify: true,
  platform: "browser",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  alias: oneCopyOfYaml,
  plugins: [grayMatter, yaml],
};
