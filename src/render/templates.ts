import { createHash } from "node:crypto";
import path from "node:path";
import type { Message } from "esbuild";
import type { Recall } from "../memory.ts";
import type { TemplateName, Templates } from "../model/page.ts";
import { bundle } from "./bundle.ts";
import type { CodePlace } from "./code-problems.ts";
import { openCodeCache, type CodePlaces } from "./code-places.ts";
import { forNode, libraries, loadLibraries } from "./libraries.ts";
import { locateFrames } from "./locate-frames.ts";
import { packagesOf, requireOf } from "./packages.ts";
import { runCode, type CodeModule } from "../code/run-code.ts";

/** The templates as they are now. */
export interface LoadedTemplates extends TemplateModule {
  /** The hash of their code. */
  version: string;
  /** Where in the templates' files the lines of a stack are, innermost first. */
  locate: (stack: string) => CodePlace[];
  warnings: readonly Message[];
  /** Not all that went in is in the folders of the practice and of the package. */
  hasOtherInputs: boolean;
  /** Keeps what V8 made of the code, for later builds; to be called when pages have been rendered. */
  keepCompiled: () => void;
}

/** What the bundle of the templates exports. */
interface TemplateModule {
  /** Renders one template to a whole document, in pieces of which every second one stands on many pages. */
  render: <Name extends TemplateName>(template: Name, props: Templates[Name]) => string[];
  /** Renders again what failed, for the stack of components in which it did; empty where it does not fail. */
  trace: <Name extends TemplateName>(template: Name, props: Templates[Name]) => Promise<Trace>;
}

interface Trace {
  cause?: unknown;
  componentStack: string;
}

/** And what is done with it before that. */
interface LoadedModule extends TemplateModule {
  /** Names the templates of which no part may be rendered once for many pages. */
  renderInPlace: (templates: readonly string[]) => void;
}

/** A template's file threw as soon as it was loaded, outside of any component. */
export class LoadingError extends Error {
  override name = "LoadingError";
  /** Where in the templates it happened, innermost first. */
  readonly places: readonly CodePlace[];

  constructor(places: readonly CodePlace[], cause: unknown) {
    super("The templates cannot be loaded.", { cause });
    this.places = places;
  }
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

/** The name of the bundle in a stack. */
const bundleName = "bundle.cjs";

/**
 * Bundles the templates and loads them. A file in the practice's `templates/` takes the place of the package's own file of the same name.
 * Each version of the code is evaluated anew, so no module cache can hand out an old one.
 * Throws CodeMistakes and LoadingErrors.
 */
export async function loadTemplates(places: CodePlaces, recall: Recall): Promise<LoadedTemplates> {
  const { root, packageFolder } = places;
  const cache = openCodeCache(places);
  const [shared, { files, warnings, dependOnPractice = [], hasOtherInputs = false }] = await Promise.all([
    recall("libraries", packageFolder, () => loadLibraries(packageFolder, cache)),
    bundle("templates", places, recall, {
      folder: "templates",
      entry: entry(),
      nodePaths: packagesOf(packageFolder),
      options: { ...forNode, jsx: "automatic", external: libraries, sourcemap: "inline", sourcesContent: false },
    }),
  ]);
  const code = files[0]!.text;
  const version = createHash("sha256").update(JSON.stringify(dependOnPractice)).update(code).digest("hex");
  const loaded = recall("templates", version, () => {
    const exported = shared.exports as Record<string, unknown>;
    const require = (name: string): unknown =>
      Object.hasOwn(exported, name) ? exported[name] : requireOf(packageFolder)(name);
    const filename = path.join(packageFolder, "templates", bundleName);
    const locate = (stack: string): CodePlace[] => locateFrames(stack, bundleName, code, packageFolder);
    const { exports, keepCompiled } = load();
    const { render, trace, renderInPlace } = exports as LoadedModule;
    renderInPlace(dependOnPractice);
    // Once in a preview: its edits are too many to be worth it.
    const kept = recall<{ isDone?: boolean }>("compiled code", [root, packageFolder].join("\n"), () => ({}));
    const keepAllCompiled = (): void => {
      if (kept.isDone) return;
      kept.isDone = true;
      shared.keepCompiled();
      keepCompiled();
    };
    return { render, trace, version, locate, warnings, keepCompiled: keepAllCompiled };

    function load(): CodeModule {
      try {
        return runCode(code, { name: "templates", filename, cache, require });
      } catch (cause) {
        throw new LoadingError(cause instanceof Error ? locate(cause.stack ?? "") : [], cause);
      }
    }
  });
  return { ...loaded, hasOtherInputs };
}

/** The code that imports all templates, as if it were a file beside them. */
export function entry(): string {
  const imports = templateNames.map((name, index) => `import T${index} from "./${name}";`);
  const table = templateNames.map((name, index) => `${JSON.stringify(name)}: T${index}`);
  return `import { createElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { inPieces, renderInPlace, Sharing } from "./parts/shared-part";
${imports.join("\n")}
export { renderInPlace };
const templates = { ${table.join(", ")} };
export const render = (name, props) =>
  inPieces(() => "<!doctype html>\\n" + renderToStaticMarkup(createElement(templates[name], props)) + "\\n");
export const trace = (name, props) => new Promise((resolve) => {
  const page = createElement(templates[name], props);
  const { abort } = renderToPipeableStream(createElement(Sharing, { value: false }, page), {
    onAllReady: () => resolve({ componentStack: "" }),
    onError: (cause, { componentStack = "" }) => resolve({ cause, componentStack }),
  });
  // React has rendered by then all that waits for nothing.
  queueMicrotask(() => abort(new Error("A component cannot wait for anything, so it must not be async")));
});`;
}
