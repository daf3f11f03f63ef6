import path from "node:path";
import { build, type BuildFailure, type BuildOptions, type Message, type OutputFile as Bundled } from "esbuild";
import { hashedPath } from "../media/hashed-path.ts";
import type { Recall } from "../memory.ts";
import type { OutputFile } from "../model/output.ts";
import { isBelow, isUnchanged, notePackages, overlay, type BundleInputs } from "./overlay.ts";

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
  /** The practice's folder; files in its `folder` stand in for the package's. */
  root: string;
  packageFolder: string;
  folder: "assets" | "templates";
  recall: Recall;
  options: BuildOptions;
}

export interface Bundle {
  files: readonly Bundled[];
  warnings: readonly Message[];
}

/** The last bundle of a name. */
interface LastBundle {
  inputs: BundleInputs;
  made: Bundle;
}

/**
 * Bundles with esbuild, unless nothing that went into the last bundle of this `name` has changed. A bundle of the package's files
 * alone is any practice's that has none in their places. Throws CodeMistakes.
 */
export async function bundle(name: string, settings: BundleSettings): Promise<Bundle> {
  const { root, packageFolder, folder, recall, options } = settings;
  const ownFolder = path.join(root, folder);
  const [own, shared] = [`${name}\n${root}`, name].map((key) =>
    recall<{ last?: LastBundle }>("bundle", key, () => ({})),
  ) as [{ last?: LastBundle }, { last?: LastBundle }];
  for (const { last } of [own, shared]) if (last && isUnchanged(last.inputs, ownFolder)) return last.made;

  const inputs: BundleInputs = { ownFolder, lookedFor: new Map(), read: new Map(), packages: new Map() };
  const result = await build({
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    absWorkingDir: packageFolder,
    ...options,
    plugins: [overlay(folder, root, packageFolder, inputs)],
  }).catch((error: unknown) => {
    throw isBuildFailure(error) ? new CodeMistakes(error.errors) : error;
  });
  // The browser would leave out the broken part of a stylesheet without a word.
  const broken = result.warnings.filter(({ id }) => id === "css-syntax-error");
  if (broken.length > 0) throw new CodeMistakes(broken);
  notePackages(result.metafile!, packageFolder, inputs);
  const made = { files: result.outputFiles!, warnings: result.warnings };
  const hasOwn = [...inputs.read.keys()].some((file) => isBelow(ownFolder, file));
  (hasOwn ? own : shared).last = { inputs, made };
  return made;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors) && error.errors.length > 0;
}

/** The stylesheet and the script that every page loads, minified, named by the hash of what is in them. */
export async function bundleShared(
  root: string,
  packageFolder: string,
  recall: Recall,
): Promise<{ stylesheet: string; script: string; outputs: OutputFile[]; warnings: readonly Message[] }> {
  const bundleOne = async (
    name: string,
    options: BuildOptions,
  ): Promise<{ output: { path: string; contents: Uint8Array }; warnings: readonly Message[] }> => {
    const { files, warnings } = await bundle(name, {
      root,
      packageFolder,
      folder: "assets",
      recall,
      options: {
        ...options,
        stdin: { contents: `import "./${name}";`, resolveDir: path.join(packageFolder, "assets"), loader: "js" },
        outdir: path.join(packageFolder, "assets"),
        minify: true,
        target: ["chrome107", "edge107", "firefox104", "safari16"],
      },
    });
    const { contents } = files.find((file) => file.path.endsWith(path.extname(name)))!;
    return { output: { path: hashedPath(path.basename(name), contents), contents }, warnings };
  };
  const [stylesheet, script] = await Promise.all([
    bundleOne("css/site.css", {}),
    bundleOne("script/site.js", { format: "iife" }),
  ]);
  return {
    stylesheet: stylesheet.output.path,
    script: script.output.path,
    outputs: [stylesheet.output, script.output],
    warnings: [...stylesheet.warnings, ...script.warnings],
  };
}
