import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { build, type BuildOptions, type Message } from "esbuild";
import type { Recall } from "../memory.ts";
import type { TemplateName, Templates } from "../model/page.ts";
import { bundle } from "./bundle.ts";
import type { CodePlace } from "./code-problems.ts";
import { locateFrames } from "./locate-frames.ts";

/** The templates as they are now. */
export interface LoadedTemplates extends TemplateModule {
  /** The hash of their code. */
  version: string;
  /** Where in the templates' files the lines of a stack are, innermost first. */
  locate: (stack: string) => CodePlace[];
  warnings: readonly Message[];
}

/** What the bundle of the templates exports. */
interface TemplateModule {
  /** Renders one template to a whole document, without a doctype. */
  render: <Name extends TemplateName>(template: Name, props: Templates[Name]) => string;
  /** Renders again what failed, for the stack of components in which it did; empty where it does not fail. */
  trace: <Name extends TemplateName>(template: Name, props: Templates[Name]) => Promise<string>;
}

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

/** What all templates share. Bundled apart from them, so that an edit of a template bundles and loads the template only. */
const libraries = ["react", "react/jsx-runtime", "react-dom/server", "html-react-parser"];

/** The name of the bundle in a stack. */
const bundleName = "bundle.cjs";

const forNode: BuildOptions = {
  platform: "node",
  format: "cjs",
  target: "node20",
  define: { "process.env.NODE_ENV": '"production"' },
};

/**
 * Bundles the templates and loads them. A file in `root/templates/` takes the place of the package's own file of the same name.
 * Each version of the code is evaluated anew, so no module cache can hand out an old one.
 */
export async function loadTemplates(root: string, packageFolder: string, recall: Recall): Promise<LoadedTemplates> {
  const resolveDir = path.join(packageFolder, "templates");
  const [loadedLibraries, { files, warnings }] = await Promise.all([
    recall("libraries", packageFolder, () => loadLibraries(packageFolder)),
    bundle("templates", {
      root,
      packageFolder,
      folder: "templates",
      recall,
      options: {
        ...forNode,
        stdin: { contents: entry(), resolveDir, sourcefile: "entry.ts", loader: "ts" },
        jsx: "automatic",
        external: libraries,
        nodePaths: packagesOf(packageFolder),
        sourcemap: "inline",
        sourcesContent: false,
      },
    }),
  ]);
  const code = files[0]!.text;
  const version = createHash("sha256").update(code).digest("hex");
  return recall("templates", version, () => {
    const { render, trace } = evaluate(code, path.join(resolveDir, bundleName), (name) =>
      Object.hasOwn(loadedLibraries, name) ? loadedLibraries[name] : requireOf(packageFolder)(name),
    ) as TemplateModule;
    const locate = (stack: string): CodePlace[] => locateFrames(stack, bundleName, code, packageFolder);
    return { render, trace, version, locate, warnings };
  });
}

async function loadLibraries(packageFolder: string): Promise<Record<string, unknown>> {
  const resolveDir = path.join(packageFolder, "templates");
  const table = libraries.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`);
  const { outputFiles } = await build({
    ...forNode,
    bundle: true,
    write: false,
    logLevel: "silent",
    absWorkingDir: packageFolder,
    stdin: { contents: `module.exports = { ${table.join(", ")} };`, resolveDir, loader: "js" },
    nodePaths: packagesOf(packageFolder),
  });
  const file = path.join(packageFolder, "libraries.cjs");
  return evaluate(outputFiles[0]!.text, file, requireOf(packageFolder)) as Record<string, unknown>;
}

/** Runs the code of a CommonJS module and gives back what it exports. */
function evaluate(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const run = compileFunction(code, ["module", "exports", "require"], { filename });
  run.call(undefined, module, module.exports, require);
  return module.exports;
}

/** Where React is for templates of a practice that has no node_modules of its own. */
function packagesOf(packageFolder: string): string[] {
  return requireOf(packageFolder).resolve.paths("react") ?? [];
}

function requireOf(packageFolder: string): NodeJS.Require {
  return createRequire(path.join(packageFolder, "package.json"));
}

function entry(): string {
  const imports = templateNames.map((name, index) => `import T${index} from "./${name}";`);
  const table = templateNames.map((name, index) => `${JSON.stringify(name)}: T${index}`);
  return `import { createElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { fillIn } from "./parts/shared-part";
${imports.join("\n")}
const templates = { ${table.join(", ")} };
export const render = (name, props) => fillIn(renderToStaticMarkup(createElement(templates[name], props)), props.frame);
export const trace = (name, props) => new Promise((resolve) => {
  renderToPipeableStream(createElement(templates[name], props), {
    onAllReady: () => resolve(""),
    onError: (error, { componentStack }) => resolve(componentStack ?? ""),
  });
});`;
}
