import { hash } from "node:crypto";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { compileFunction } from "node:vm";
import htmlReactParser from "html-react-parser";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDomServer from "react-dom/server";
import {
  describeThrown,
  givenModules,
  isOwn,
  placeInCode,
  messageOf,
  type CodePlace,
  type CodeReport,
} from "../../lib/code/own-code.ts";
import type { TemplateBundle } from "../style/bundle-templates.ts";
import type { Recall } from "../../model/build/recall.ts";
import type { LanguagesOfPage } from "../../model/text/other-language.ts";
import type { PageProps } from "../../model/build/page.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { withoutLanguage } from "../../lib/markup/other-language.ts";
import { problem } from "../../problems/problem.ts";
import { adaptElements } from "./adapt-elements.ts";
import { freezeDeep } from "./freeze.ts";
import { locateFrames } from "./locate-frames.ts";
import { nameLanguages } from "./name-languages.ts";
import * as sharing from "./shared.ts";

/** The current templates. */
export interface LoadedTemplates {
  /** Renders one template to a whole document. */
  render: (template: string, props: PageProps) => string;
  /** Renders a failed page again to get the stack of components in which it fails; empty if it does not fail. */
  trace: (template: string, props: PageProps) => Promise<Trace>;
  /** Returns the places in the templates' files that a stack names, innermost first. */
  locate: (stack: string) => CodePlace[];
  /** Identifies the code. Undefined if some of it is the practice's own, because a page may then depend on more than its props. */
  version: string | undefined;
}

interface Trace {
  cause?: unknown;
  componentStack: string;
}

type Exports = Readonly<Record<string, unknown>>;

/** Exports of the bundle. */
interface TemplateModule {
  pages: Readonly<Record<string, React.ComponentType<object>>>;
  covers: Readonly<Record<string, readonly [own: Exports, original: Exports]>>;
}

/** A template's file threw while it was loaded, outside of any component. `places` are innermost first. */
class LoadingError extends Error {
  override name = "LoadingError";
  readonly places: readonly CodePlace[];

  constructor(places: readonly CodePlace[], cause: unknown) {
    super("The templates cannot be loaded.", { cause });
    this.places = places;
  }
}

const bundleName = "templates.cjs";

/**
 * Runs a bundle of templates. If a practice's own template throws before any page is made, that is a problem, and no templates are
 * returned. A practice's own code runs again in every build, because it may depend on anything.
 */
export function loadTemplates(
  bundled: TemplateBundle,
  root: string,
  recall: Recall,
): CodeReport & { templates?: LoadedTemplates } {
  const run = (): LoadedTemplates => runTemplates(bundled, root);
  try {
    const templates = bundled.own.size > 0 ? run() : recall("code", [bundled.bundle.text], run);
    return { templates, problems: [], texts: new Map() };
  } catch (error) {
    if (!(error instanceof LoadingError)) throw error;
    const own = error.places.find(({ file }) => isOwn(file, root));
    // This is a bug of ours.
    if (own === undefined) throw error.cause;
    const texts = new Map<string, string>();
    const place = placeInCode(own, root, texts);
    return { problems: [problem("template/threw", place, describeThrown(messageOf(error.cause)))], texts };
  }
}

/** Throws a LoadingError. */
function runTemplates({ bundle: { text }, own }: TemplateBundle, root: string): LoadedTemplates {
  const hasOwn = own.size > 0;
  const locate = (stack: string): CodePlace[] => locateFrames(stack, { name: bundleName, code: text }, packageFolder);
  let languages: LanguagesOfPage | undefined;
  const modules = listModules(hasOwn, (element, props) => nameLanguages(element, props, languages));
  const { pages, covers } = runBundle(text, modules, locate);
  checkCovers(covers, path.join(root, "templates"));
  return {
    render: (template, props) => {
      // Pages share their props, and a preview remembers them. The package's own templates do not change their props, so only a practice's
      // need frozen ones.
      const page = React.createElement(pages[template]!, hasOwn ? freezeDeep(props) : props);
      // Concatenating a line with the finished page would keep both in memory: V8 joins strings only when they are read.
      const render = (): string => `<!doctype html>\n${reactDomServer.renderToStaticMarkup(page)}\n`;
      languages = props.frame;
      const html = sharing.withSharedParts(render);
      // A practice's component that returns nothing but a text has no element that could name its language.
      return hasOwn ? withoutLanguage(html) : html;
    },
    trace: (template, props) => trace(pages[template]!, props),
    locate,
    version: hasOwn ? undefined : hash("sha256", text),
  };
}

/** Lists the libraries for templates. They make elements with the props that `adapt` returns. */
function listModules(
  hasOwn: boolean,
  adapt: Parameters<typeof adaptElements>[2],
): Record<(typeof givenModules)[number], object> {
  const { runtime, react } = adaptElements(jsxRuntime, React, adapt);
  return {
    react: withDefaultExport({ ...React, ...react }),
    "react/jsx-runtime": withDefaultExport({ ...jsxRuntime, ...runtime }),
    "react-dom/server": withDefaultExport(reactDomServer),
    "html-react-parser": { __esModule: true, default: htmlReactParser },
    "dentalsite/shared": { shared: hasOwn ? unshared : sharing.shared },
  };
}

/** Adds a default export, for code that imports the whole library under one name. */
function withDefaultExport(library: object): object {
  return { default: library, ...library, __esModule: true };
}

/** Renders each part in its place. A practice's own templates may depend on anything, including the page. */
function unshared(part: unknown): unknown {
  if (typeof part !== "function") throw new TypeError("shared() takes a component and nothing else");
  return part;
}

function runBundle(
  code: string,
  modules: Readonly<Record<string, object>>,
  locate: LoadedTemplates["locate"],
): TemplateModule {
  const filename = path.join(packageFolder, "templates", bundleName);
  const requireOther = createRequire(filename);
  const require = (asked: string): unknown => (Object.hasOwn(modules, asked) ? modules[asked] : requireOther(asked));
  try {
    const run = compileFunction(code, ["module", "exports", "require"], { filename });
    const module = { exports: {} };
    run.call(undefined, module, module.exports, require);
    return module.exports as TemplateModule;
  } catch (cause) {
    throw new LoadingError(locate(cause instanceof Error ? (cause.stack ?? "") : ""), cause);
  }
}

/** Throws a LoadingError if a practice's export cannot be called or rendered: React's error would not say which file it is in. */
function checkCovers(covers: TemplateModule["covers"], folder: string): void {
  for (const [name, [own, original]] of Object.entries(covers)) {
    for (const [key, wanted] of Object.entries(original)) {
      // esbuild has already reported imports of missing exports.
      const isFine = !(key in own) || isFunctionOrComponent(own[key]);
      if (typeof wanted !== "function" || isFine) continue;
      const words = key === "default" ? "What it exports by default" : key;
      const cause = new Error(`${words} is no function, as it is in the template that comes with dentalsite`);
      throw new LoadingError([placeOfExport(path.join(folder, name), key)], cause);
    }
  }
}

/** A component may be an object that React's functions made. An element is not a component. */
function isFunctionOrComponent(value: unknown): boolean {
  if (typeof value === "function") return true;
  return typeof value === "object" && value !== null && "$$typeof" in value && !("props" in value);
}

function placeOfExport(file: string, key: string): CodePlace {
  const before = new RegExp(String.raw`^[^]*?\bexport\b[^\n]*?(?=\b${key}\b)`);
  const lines = (before.exec(readFileSync(file, "utf8"))?.[0] ?? "").split("\n");
  return { file, line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Renders a failed page again to get the stack of components in which it fails; empty if it does not fail. */
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
    // By now React has rendered everything that does not wait.
    queueMicrotask(() => {
      abort(new Error("A component cannot wait for anything, so it must not be async"));
    });
  });
}
