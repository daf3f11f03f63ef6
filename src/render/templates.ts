import { createHash } from "node:crypto";
import path from "node:path";
import type { Message } from "esbuild";
import type { CodeCache } from "../code/code-cache.ts";
import { readIfThere } from "../code/read-if-there.ts";
import { runCode, type CodeModule } from "../code/run-code.ts";
import { recallNothing, type Recall } from "../memory.ts";
import type { TemplateName, Templates } from "../model/page.ts";
import type { CodePlace } from "./code-problems.ts";
import { openCodeCache, type CodePlaces } from "./code-places.ts";
import type { Bundle } from "./kept-bundle.ts";
import { countElements, type Modules } from "./count-elements.ts";
import { freezeDeep } from "./freeze.ts";
import { sharing } from "./layers.ts";
import { loadLibraries } from "./libraries.ts";
import { locateFrames } from "./locate-frames.ts";
import { readsOutside } from "./outside-inputs.ts";
import { requireOf } from "./packages.ts";
import {
  bundleOwnTemplates,
  bundlePackageTemplates,
  givenToOwn,
  packageTemplates,
  type ExportsOf,
} from "./template-bundles.ts";

/** The templates as they are now. */
export interface LoadedTemplates extends Rendering {
  /** Where in the templates' files the lines of a stack are, innermost first. */
  locate: (stack: string) => CodePlace[];
  warnings: readonly Message[];
  /** Not all that went in is in the folders of the practice and of the package. */
  hasOtherInputs: boolean;
  /** Keeps what V8 made of the code, for later builds; to be called when pages have been rendered. */
  keepCompiled: () => void;
}

interface Rendering {
  /** Renders one template to a whole document, in pieces of which every second one stands on many pages. */
  render: <Name extends TemplateName>(template: Name, props: Templates[Name]) => string[];
  /** Renders again what failed, for the stack of components in which it did; empty where it does not fail. */
  trace: <Name extends TemplateName>(template: Name, props: Templates[Name]) => Promise<Trace>;
}

interface Trace {
  cause?: unknown;
  componentStack: string;
}

/** A bundle of templates that runs. */
interface RunningBundle extends CodeModule {
  /** As it is called in stacks. */
  name: string;
  code: string;
  exports: {
    pages: Readonly<Partial<Pages>>;
    /** Of the package's bundle. */
    modules?: ExportsOf;
    /** What the practice has in the place of some of them. */
    covers?: ExportsOf;
  };
}

/** The component of each template. What it is only React knows. */
type Pages = Readonly<Record<TemplateName, object>>;

/** What of `templates/parts/shared-part.tsx` is used here. */
interface SharingModule {
  render: (page: object, props: object) => string[];
  trace: (page: object, props: object) => Promise<Trace>;
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

/**
 * Bundles the templates and loads them. A file in the practice's `templates/` takes the place of the package's own file of the same name.
 * Each version of the code is evaluated anew, so no module cache can hand out an old one.
 * Throws CodeMistakes and LoadingErrors.
 */
export async function loadTemplates(places: CodePlaces, recall: Recall): Promise<LoadedTemplates> {
  const { root, packageFolder } = places;
  const cache = openCodeCache(places);
  const run = (name: string, bundle: Bundle, known: Modules): RunningBundle =>
    runBundle(name, bundle, known, packageFolder, cache);

  const [libraries, base] = await Promise.all([
    recall("libraries", packageFolder, () => loadLibraries(packageFolder, cache)),
    bundlePackageTemplates(places, recall),
  ]);
  const packages = recall("package templates", [base], () => run("templates", base, libraries.exports as Modules));
  const modules = packages.exports.modules!;
  const own = await bundleOwnTemplates(base, modules, places, recall);

  // Once in a preview: its edits are too many to be worth it.
  const kept = recall<{ isDone?: boolean }>("compiled code", [root, packageFolder].join("\n"), () => ({}));
  // By what is in it: a bundle that was made again, such as that of an undone edit, often is as it was.
  const code = [base, own].map((each) => each?.files[0]!.text ?? "").join("\0");
  const isOpen = own !== undefined && readsOutside(own.files[0]!.text, givenToOwn);
  // What it reads may be another by now, and so may all that was made of it: pages are remembered by what renders them.
  const recallLoaded = isOpen ? recallNothing : recall;
  const loaded = recallLoaded("templates", createHash("sha256").update(code).digest("hex"), () => {
    const counter = countElements(libraries.exports as Modules);
    const known = { ...counter.libraries, [packageTemplates]: { modules: withoutSharing(modules) } };
    const running = own === undefined ? [packages] : [run("own-templates", own, known), packages];
    checkCovers(running[0]!.exports.covers, modules, path.join(root, "templates"));
    const pages = Object.assign({}, ...running.map(({ exports }) => exports.pages).reverse()) as Pages;
    const { render, trace } = modules[sharing] as SharingModule;
    const rendering: Rendering = {
      render: (template, props) => {
        counter.reset();
        // Pages share them, and a preview remembers them. The package's own templates change nothing that they are given.
        return render(pages[template], own === undefined ? props : freezeDeep(props));
      },
      trace: (template, props) => trace(pages[template], props),
    };
    return {
      ...rendering,
      locate: (stack: string) => locateFrames(stack, running, packageFolder),
      keepCompiled: () => {
        if (kept.isDone) return;
        kept.isDone = true;
        for (const each of [libraries, ...running]) each.keepCompiled();
      },
    };
  });
  const { warnings, hasOtherInputs = false } = own ?? base;
  return { ...loaded, warnings, hasOtherInputs: hasOtherInputs || isOpen };
}

/** `known` are the modules that its code imports; what is not among them is looked for beside the package. Throws a LoadingError. */
function runBundle(
  name: string,
  { files }: Bundle,
  known: Modules,
  packageFolder: string,
  cache: CodeCache,
): RunningBundle {
  const fileName = `${name}.cjs`;
  const code = files[0]!.text;
  const requireOther = requireOf(packageFolder);
  const require = (asked: string): unknown => (Object.hasOwn(known, asked) ? known[asked] : requireOther(asked));
  try {
    const filename = path.join(packageFolder, "templates", fileName);
    return { ...runCode(code, { name, filename, cache, require }), name: fileName, code } as RunningBundle;
  } catch (cause) {
    const stack = cause instanceof Error ? (cause.stack ?? "") : "";
    throw new LoadingError(locateFrames(stack, [{ name: fileName, code }], packageFolder), cause);
  }
}

/** Throws a LoadingError where an export is called or rendered and cannot be: React would not tell whose it is. */
function checkCovers(covers: ExportsOf = {}, modules: ExportsOf, folder: string): void {
  for (const [name, exports] of Object.entries(covers)) {
    for (const [key, wanted] of Object.entries(modules[name]!)) {
      // What is imported and not there esbuild has told.
      const isFine = !(key in exports) || isFunctionOrComponent((exports as Record<string, unknown>)[key]);
      if (typeof wanted !== "function" || isFine) continue;
      const file = path.join(folder, name);
      const words = key === "default" ? "What it exports by default" : key;
      const cause = new Error(`${words} is no function, as it is in the template that comes with dentalsite`);
      throw new LoadingError([placeOfExport(file, key)], cause);
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
  const lines = (before.exec(readIfThere(file)?.toString() ?? "")?.[0] ?? "").split("\n");
  return { file, line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** What the practice's own templates depend on is not known, and may be the page, so each is rendered in its place. */
function withoutSharing(modules: ExportsOf): ExportsOf {
  const shared = (part: unknown): unknown => {
    if (typeof part !== "function") throw new TypeError("shared() takes a component and nothing else");
    return part;
  };
  return { ...modules, [sharing]: { ...modules[sharing], shared } };
}
