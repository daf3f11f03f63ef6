import path from "node:path";
import type { BuildFailure, BuildOptions, BuildResult, Message, Metafile } from "esbuild";
import { recallNothing, type Recall } from "../memory.ts";
import { openCodeCache, type CodePlaces } from "./code-places.ts";
import { findKept, keep, type Bundle } from "./kept-bundle.ts";
import type { Layers, LayeredFile } from "./layers.ts";
import {
  isUnchanged,
  isWhollyKnown,
  noteOthers,
  overlay,
  startBundling,
  type BundleInputs,
  type Bundling,
} from "./overlay.ts";
import { versionsOf } from "./packages.ts";

/** A mistake in a template, stylesheet or script; esbuild's own words. Files from the package's folder, line from 1, column from 0 in bytes. */
export class CodeMistakes extends Error {
  override name = "CodeMistakes";
  readonly mistakes: readonly Message[];

  constructor(mistakes: readonly Message[]) {
    super(mistakes.map(({ text, location }) => `${location?.file ?? "?"}:${location?.line ?? 1}: ${text}`).join("\n"));
    this.mistakes = mistakes;
  }
}

export interface BundleSettings {
  layers: Layers;
  /** The code that imports all of it, as if it were a file in the layers' folder. */
  entry: string;
  options: BuildOptions;
  /** Where packages are for files that have none beside or above them. */
  nodePaths?: string[];
  standIns?: StandIns;
  /** Gives the bundle its `imports`. */
  listsImports?: boolean;
}

/** Code that is bundled in the place of some files. */
export interface StandIns {
  /** All that decides which files they are for, and what is in them. */
  basis: string;
  of: (file: LayeredFile) => string | undefined;
}

/** What is remembered between the builds of a preview. */
interface Last {
  bundle?: Bundle;
  inputs?: BundleInputs;
  ignoresPlaces?: boolean;
  /** esbuild itself, which remembers what it parsed. */
  bundler?: Bundler;
  /** Settled when it is not being bundled any more. */
  isIdle: Promise<unknown>;
  close: () => Promise<void>;
}

interface Bundler {
  bundle: (bundling: Bundling) => Promise<BuildResult>;
  close: () => Promise<void>;
}

/**
 * Bundles with esbuild, unless nothing that went into the last bundle of this name, practice and entry has changed, in this process
 * or in an earlier one. Throws CodeMistakes.
 */
export function bundle(name: string, places: CodePlaces, recall: Recall, settings: BundleSettings): Promise<Bundle> {
  const { root, packageFolder } = places;
  const { entry, standIns } = settings;
  const last = recall<Last>("bundle", [name, root, packageFolder, standIns?.basis, entry].join("\n"), () => ({
    isIdle: Promise.resolve(),
    async close() {
      await this.bundler?.close();
    },
  }));
  // A build that failed elsewhere may still be at it, and esbuild would give to both what it makes of the older files.
  const made = last.isIdle.then(() => bundleAnew(last, name, places, recall, settings));
  last.isIdle = made.catch(() => undefined);
  return made;
}

async function bundleAnew(
  last: Last,
  name: string,
  places: CodePlaces,
  recall: Recall,
  { layers, entry, options, nodePaths = [], standIns, listsImports = false }: BundleSettings,
): Promise<Bundle> {
  const { root, packageFolder } = places;
  if (last.bundle && isUnchanged(last.inputs!, layers, last.ignoresPlaces!)) return last.bundle;

  const keeping = {
    cache: openCodeCache(places),
    name,
    recipe: JSON.stringify([
      name,
      entry,
      options,
      standIns?.basis,
      recall("versions", packageFolder, () => versionsOf(packageFolder, ["esbuild"])),
    ]),
    place: path.relative(packageFolder, root),
  };
  // The edits of a preview are too many for it to be worth keeping them, and looking for them.
  const isFirst = last.bundle === undefined;
  const kept = isFirst ? findKept(keeping, layers) : undefined;
  if (kept) {
    Object.assign(last, kept);
    return kept.bundle;
  }
  const settings: BuildOptions = {
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    absWorkingDir: packageFolder,
    // What a tsconfig.json in or above the practice says is for editors.
    tsconfigRaw: { compilerOptions: { strict: true } },
    nodePaths,
    ...options,
    stdin: {
      contents: entry,
      resolveDir: path.join(packageFolder, layers.folder),
      sourcefile: "entry.ts",
      loader: "ts",
    },
  };
  const bundling = startBundling(layers, standIns?.of);
  const result = await (
    recall === recallNothing
      ? bundleOnce(settings, bundling)
      : (last.bundler ??= await openBundler(settings)).bundle(bundling)
  ).catch((error: unknown) => {
    throw isBuildFailure(error) ? new CodeMistakes(error.errors) : error;
  });
  // The browser would leave out the broken part of a stylesheet without a word.
  const broken = result.warnings.filter(({ id }) => id === "css-syntax-error");
  if (broken.length > 0) throw new CodeMistakes(broken);
  noteOthers(result.metafile!, packageFolder, bundling);
  const { warnings } = result;
  const files = result.outputFiles!.map(({ path: file, text }) => ({ path: path.basename(file), text }));
  const isKnown = isWhollyKnown(bundling.inputs, options.external);
  const imports = listsImports ? listImports(result.metafile!, packageFolder, bundling) : undefined;
  const made = { files, warnings, ...(imports && { imports }), ...(!isKnown && { hasOtherInputs: true }) };
  // Names of files are in comments, in source maps and in warnings, and in nothing else.
  const ignoresPlaces = options.minify === true && warnings.length === 0;
  Object.assign(last, { bundle: made, inputs: bundling.inputs, ignoresPlaces });
  if (isFirst) keep(keeping, bundling.inputs, ignoresPlaces, made);
  return made;
}

/** What each file in the layers' folders imports from there, by name. */
function listImports(
  { inputs: files }: Metafile,
  packageFolder: string,
  { layers, inputs }: Bundling,
): NonNullable<Bundle["imports"]> {
  const nameOf = (file: string): string[] => {
    const name = layers.nameOf(path.resolve(packageFolder, file));
    return name !== undefined && inputs.read.has(name) ? [name] : [];
  };
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, { imports }]) =>
      nameOf(file).map((name) => [name, imports.flatMap((each) => nameOf(each.path))]),
    ),
  );
}

async function bundleOnce(settings: BuildOptions, bundling: Bundling): Promise<BuildResult> {
  const { build } = await import("esbuild");
  return build({ ...settings, plugins: [overlay(() => bundling)] });
}

async function openBundler(settings: BuildOptions): Promise<Bundler> {
  const { context } = await import("esbuild");
  let current: Bundling | undefined;
  const opened = await context({ ...settings, plugins: [overlay(() => current!)] });
  return {
    bundle: (bundling) => {
      current = bundling;
      return opened.rebuild();
    },
    close: () => opened.dispose(),
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors) && error.errors.length > 0;
}
