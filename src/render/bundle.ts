import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { hashedPath } from "../media/hashed-path.ts";
import type { TemplateName, Templates } from "../model/page.ts";
import type { OutputFile } from "../model/output.ts";

/** Renders one template to a whole document, without a doctype. */
export type RenderTemplate = <Name extends TemplateName>(template: Name, props: Templates[Name]) => string;

const templateNames: readonly TemplateName[] = [
  "home",
  "service",
  "introduction",
  "address",
  "meet-the-doctors",
  "office-tour",
  "patient-experiences",
  "legal",
  "error",
  "redirect",
];

const quiet: BuildOptions = { bundle: true, write: false, logLevel: "silent" };

/**
 * Bundles the templates with React and loads them. A file in `root/templates/` takes the place of the package's own file of
 * the same name. The bundle is made anew in every build, so templates are never stale.
 */
export async function loadTemplates(root: string, packageFolder: string, cacheFolder: string): Promise<RenderTemplate> {
  const result = await build({
    ...quiet,
    stdin: {
      contents: entry(),
      resolveDir: path.join(packageFolder, "templates"),
      sourcefile: "entry.ts",
      loader: "ts",
    },
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    // Where React is for templates of a practice that has no node_modules of its own.
    nodePaths: createRequire(path.join(packageFolder, "package.json")).resolve.paths("react") ?? [],
    plugins: [overlay("templates", root, packageFolder)],
    sourcemap: "inline",
    sourcesContent: false,
  });
  const code = result.outputFiles![0]!.contents;
  const file = path.join(cacheFolder, `templates.${createHash("sha256").update(code).digest("hex").slice(0, 16)}.mjs`);
  mkdirSync(cacheFolder, { recursive: true });
  removeOldBundles(cacheFolder);
  if (!existsSync(file) || !readFileSync(file).equals(code)) {
    const temporary = `${file}.${randomUUID()}.tmp`;
    writeFileSync(temporary, code);
    renameSync(temporary, file);
  }
  return ((await import(pathToFileURL(file).href)) as { render: RenderTemplate }).render;
}

/** Keeps the newest few: another build may be about to load its own. */
function removeOldBundles(cacheFolder: string): void {
  const newestFirst = readdirSync(cacheFolder)
    .filter((name) => name.startsWith("templates."))
    .map((name) => path.join(cacheFolder, name))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { file } of newestFirst.slice(8)) rmSync(file, { force: true });
}

function entry(): string {
  const imports = templateNames.map((name, index) => `import T${index} from "./${name}";`);
  const table = templateNames.map((name, index) => `${JSON.stringify(name)}: T${index}`);
  return `import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
${imports.join("\n")}
const templates = { ${table.join(", ")} };
export const render = (name, props) => renderToStaticMarkup(createElement(templates[name], props));`;
}

/** The stylesheet and the script that every page loads, minified, named by the hash of what is in them. */
export async function bundleShared(
  root: string,
  packageFolder: string,
): Promise<{ stylesheet: string; script: string; outputs: OutputFile[] }> {
  const bundleOne = async (name: string, options: BuildOptions): Promise<{ path: string; contents: Uint8Array }> => {
    const result = await build({
      ...quiet,
      ...options,
      stdin: { contents: `import "./${name}";`, resolveDir: path.join(packageFolder, "assets"), loader: "js" },
      outdir: path.join(packageFolder, "assets"),
      minify: true,
      target: ["chrome107", "edge107", "firefox104", "safari16"],
      plugins: [overlay("assets", root, packageFolder)],
    });
    const { contents } = result.outputFiles!.find((file) => file.path.endsWith(path.extname(name)))!;
    return { path: hashedPath(path.basename(name), contents), contents };
  };
  const [stylesheet, script] = await Promise.all([
    bundleOne("css/site.css", {}),
    bundleOne("script/site.js", { format: "iife" }),
  ]);
  return { stylesheet: stylesheet.path, script: script.path, outputs: [stylesheet, script] };
}

/** Lets files below `folder` of the root stand in for files of the same path below that of the package. */
function overlay(folder: string, root: string, packageFolder: string): Plugin {
  const candidates = ["", ".tsx", ".ts", ".css", ".js"];
  const homes = [path.join(root, folder), path.join(packageFolder, folder)];
  return {
    name: "overlay",
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?\// }, ({ path: imported, resolveDir }) => {
        const target = path.resolve(resolveDir, imported);
        const home = homes.find((each) => isBelow(each, target));
        if (home === undefined) return undefined;
        const found = homes
          .flatMap((each) => candidates.map((extension) => path.join(each, path.relative(home, target)) + extension))
          .find((file) => existsSync(file) && path.extname(file) !== "");
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}
