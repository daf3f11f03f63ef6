import path from "node:path";
import type { BuildOptions } from "esbuild";
import type { CodeCache } from "../code/code-cache.ts";
import { packagesOf, requireOf, versionsOf } from "./packages.ts";
import { runCode, type CodeModule } from "../code/run-code.ts";

/** What all templates share. Bundled apart from them, so that an edit of a template bundles and loads the template only. */
export const libraries = ["react", "react/jsx-runtime", "react-dom/server", "html-react-parser"];

export const forNode: BuildOptions = {
  platform: "node",
  format: "cjs",
  target: "node20",
  define: { "process.env.NODE_ENV": '"production"' },
};

const fileName = "libraries.cjs";

/** Runs the libraries: as the package brings them along, or bundled now where it does not or others are installed by now. */
export async function loadLibraries(packageFolder: string, cache: CodeCache): Promise<CodeModule> {
  const head = headOf(packageFolder);
  const shipped = [...cache.read(fileName)].map((bytes) => bytes.toString()).find((text) => text.startsWith(head));
  const code = shipped?.slice(head.length) ?? (await bundleLibraries(packageFolder));
  const filename = path.join(packageFolder, fileName);
  return runCode(code, { name: "libraries", filename, cache, require: requireOf(packageFolder) });
}

/** Bundles the libraries for the package to bring along. */
export async function keepLibraries(packageFolder: string, cache: CodeCache): Promise<void> {
  cache.write(fileName, Buffer.from(headOf(packageFolder) + (await bundleLibraries(packageFolder))));
}

function headOf(packageFolder: string): string {
  return `// ${versionsOf(packageFolder, ["react", "react-dom", "html-react-parser"])}\n`;
}

async function bundleLibraries(packageFolder: string): Promise<string> {
  const { build } = await import("esbuild");
  const table = libraries.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles } = await build({
    ...forNode,
    bundle: true,
    write: false,
    logLevel: "silent",
    absWorkingDir: packageFolder,
    // Nobody reads it, and V8 reads half as much the first time.
    minify: true,
    stdin: {
      contents: `module.exports = { ${table.join(", ")} };`,
      resolveDir: path.join(packageFolder, "templates"),
      loader: "js",
    },
    nodePaths: packagesOf(packageFolder),
  });
  return outputFiles[0]!.text;
}
