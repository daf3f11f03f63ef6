import { hash } from "node:crypto";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { compileFunction } from "node:vm";
import htmlReactParser from "html-react-parser";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDomServer from "react-dom/server";
import { isOwn, placeInCode, reasonOf, type CodePlace, type CodeReport } from "../bundle/explain-code.ts";
import { givenModules, type TemplateBundle } from "../bundle/bundle-templates.ts";
import type { TemplateName, Templates } from "../model/templates.ts";
import { packageFolder } from "../package-folder.ts";
import { problem } from "../problem.ts";
import { freezeDeep } from "./freeze.ts";
import { Interrupted, interruptible } from "./interruptible.ts";
import { locateFrames } from "./locate-frames.ts";
import * as sharing from "./shared.ts";

/** The templates as they are now. */
export interface LoadedTemplates {
  /** Renders one template to a whole document. */
  render: <Name extends TemplateName>(template: Name, props: Templates[Name]) => string;
  /** Renders again what failed, for the stack of components in which it did; empty if it does not fail. */
  trace: <Name extends TemplateName>(template: Name, props: Templates[Name]) => Promise<Trace>;
  /** Where in the templates' files the lines of a stack are, innermost first. */
  locate: (stack: string) => CodePlace[];
  /** Differs from that of other code. Undefined if a page may depend on more than its props: some of the code is the practice's own. */
  version: string | undefined;
}

interface Trace {
  cause?: unknown;
  componentStack: string;
}

type Exports = Readonly<Record<string, unknown>>;

/** What the bundle exports. */
interface TemplateModule {
  pages: Readonly<Record<TemplateName, React.ComponentType<object>>>;
  covers: Readonly<Record<string, readonly [own: Exports, original: Exports]>>;
}

/** A template's file threw as soon as it was loaded, outside of any component. `places` are innermost first. */
class LoadingError extends Error {
  override name = "LoadingError";
  readonly places: readonly CodePlace[];

  constructor(places: readonly CodePlace[], cause: unknown) {
    super("The templates cannot be loaded.", { cause });
    this.places = places;
  }
}

const bundleName = "templates.cjs";

/** Runs a bundle of templates. What the practice's own throw before any page is made is a problem; then there are no templates. */
export function loadTemplates(bundled: TemplateBundle, root: string): CodeReport & { templates?: LoadedTemplates } {
  try {
    return { templates: runTemplates(bundled, root), problems: [], texts: new Map() };
  } catch (error) {
    if (!(error instanceof LoadingError)) throw error;
    const own = error.places.find(({ file }) => isOwn(file, root));
    // A bug of ours.
    if (own === undefined) throw error.cause;
    const texts = new Map<string, string>();
    const place = placeInCode(own, root, texts);
    return { problems: [problem("template/threw", place, { reason: reasonOf(error.cause), others: 0 })], texts };
  }
}

/** Throws a LoadingError. */
function runTemplates({ bundle: { text }, own }: TemplateBundle, root: string): LoadedTemplates {
  const hasOwn = own.size > 0;
  const locate = (stack: string): CodePlace[] => locateFrames(stack, { name: bundleName, code: text }, packageFolder);
  const modules = hasOwn ? { ...libraries, "dentalsite/shared": { shared: unshared } } : libraries;
  const call: typeof interruptible = hasOwn ? interruptible : (work) => work();
  const { pages, covers } = runBundle(text, modules, locate, call);
  checkCovers(covers, path.join(root, "templates"));
  return {
    render: (template, props) => {
      // Pages share them, and a preview remembers them. The package's own templates change nothing that they are given.
      const page = React.createElement(pages[template], hasOwn ? freezeDeep(props) : props);
      // A line put before the finished page would keep both in memory: V8 joins strings only when they are read.
      const render = (): string => `<!doctype html>\n${reactDomServer.renderToStaticMarkup(page)}\n`;
      return call(() => sharing.withSharedParts(render));
    },
    trace: (template, props) => trace(pages[template], props),
    locate,
    version: hasOwn ? undefined : hash("sha256", text),
  };
}

const libraries: Record<(typeof givenModules)[number], object> = {
  react: asModule(React),
  "react/jsx-runtime": asModule(jsxRuntime),
  "react-dom/server": asModule(reactDomServer),
  "html-react-parser": { __esModule: true, default: htmlReactParser },
  "dentalsite/shared": { shared: sharing.shared },
};

/** With a default export, for code that imports all of it by one name. */
function asModule(library: object): object {
  return { default: library, ...library, __esModule: true };
}

/** What the practice's own templates depend on is not known, and may be the page, so each part is rendered in its place. */
function unshared(part: unknown): unknown {
  if (typeof part !== "function") throw new TypeError("shared() takes a component and nothing else");
  return part;
}

function runBundle(
  code: string,
  known: Readonly<Record<string, object>>,
  locate: LoadedTemplates["locate"],
  call: typeof interruptible,
): TemplateModule {
  const filename = path.join(packageFolder, "templates", bundleName);
  const requireOther = createRequire(filename);
  const require = (asked: string): unknown => (Object.hasOwn(known, asked) ? known[asked] : requireOther(asked));
  try {
    const run = compileFunction(code, ["module", "exports", "require"], { filename });
    return call(() => {
      const module = { exports: {} };
      run.call(undefined, module, module.exports, require);
      return module.exports as TemplateModule;
    });
  } catch (cause) {
    if (cause instanceof Interrupted) throw cause;
    throw new LoadingError(locate(cause instanceof Error ? (cause.stack ?? "") : ""), cause);
  }
}

/** Throws a LoadingError where an export is called or rendered and cannot be: React would not tell whose it is. */
function checkCovers(covers: TemplateModule["covers"], folder: string): void {
  for (const [name, [own, original]] of Object.entries(covers)) {
    for (const [key, wanted] of Object.entries(original)) {
      // What is imported and not there, esbuild has reported.
      const isFine = !(key in own) || isFunctionOrComponent(own[key]);
      if (typeof wanted !== "function" || isFine) continue;
      const words = key === "default" ? "What it exports by default" : key;
      const cause = new Error(`${words} is no function, as it is in the template that comes with dentalsite`);
      throw new LoadingError([placeOfExport(path.join(folder, name), key)], cause);
    }
  }
}

/** A component may be an object that React's functions made; an element is no component. */
function isFunctionOrComponent(value: unknown): boolean {
  if (typeof value === "function") return true;
  return typeof value === "object" && value !== null && "$$typeof" in value && !("props" in value);
}

function placeOfExport(file: string, key: string): CodePlace {
  const before = new RegExp(String.raw`^[^]*?\bexport\b[^\n]*?(?=\b${key}\b)`);
  const lines = (before.exec(readFileSync(file, "utf8"))?.[0] ?? "").split("\n");
  return { file, line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Renders again what failed, for the stack of components in which it did; empty if it does not fail. */
function trace(Page: React.ComponentType<object>, props: object): Promise<Trace> {
  return new Promise((resolve) => {
    const page = React.createElement(sharing.Sharing, { value: false }, React.createElement(Page, props));
    const { abort } = reactDomServer.renderToPipeableStream(page, {
      onAllReady: () => {
        resolve({ componentStack: "" });
      },
      onError: (cause, { componentStack = "" }) => {
        resolve({ cause, componentStack });
      },
    });
    // React has rendered by then all that waits for nothing.
    queueMicrotask(() => {
      abort(new Error("A component cannot wait for anything, so it must not be async"));
    });
  });
}
