import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuildFailure, BuildOptions, BuildResult, Message } from "esbuild";
import type { Recall } from "../memory.ts";
import { packageFolder } from "../package-folder.ts";
import type { MergedFolder } from "./merged-folder.ts";
import { mergedFolderPlugin } from "./merged-folder-plugin.ts";
import { refuseOutside } from "./refuse-outside.ts";

/** A mistake in a template, stylesheet or script; esbuild's own words. Files from the package's folder, line from 1, column from 0 in bytes. */
export class CodeMistakes extends Error {
  override name = "CodeMistakes";
  readonly mistakes: readonly Message[];

  constructor(mistakes: readonly Message[]) {
    super(mistakes.map(({ text, location }) => `${location?.file ?? "?"}:${location?.line ?? 1}: ${text}`).join("\n"));
    this.mistakes = mistakes;
  }
}

/** Code that runs, or a stylesheet. */
export interface Bundle {
  text: string;
  warnings: readonly Message[];
}

export interface BundleSettings {
  /** The file name of what is made, such as `site.css`. */
  name: string;
  merged: MergedFolder;
  /** The code that imports all of it, as if it were a file in the folder. */
  entry: string;
  options: BuildOptions;
}

/** What the package brings along, made of its own code by `npm run compile`. */
export const shippedFolder = path.join(packageFolder, ".compiled/code");

/**
 * Bundles with esbuild. What was made of the very same files is taken from memory, or from what the package brings along.
 * Throws CodeMistakes.
 */
export async function bundle(settings: BundleSettings, recall: Recall): Promise<Bundle> {
  const { merged, entry } = settings;
  const key = `${settings.name}\n${entry}\n${merged.hash()}`;
  let fresh = undefined as Promise<Made> | undefined;
  const kept = recall("code", key, () => (fresh = make(settings)));
  const { made, isWhollyKnown } = await kept;
  // What lies elsewhere, such as a package of the practice's own, may be another by now.
  return isWhollyKnown || kept === fresh ? made : (await bundleNow(settings)).made;
}

interface Made {
  made: Bundle;
  /** Of nothing but files of the merged folder. */
  isWhollyKnown: boolean;
}

async function make(settings: BundleSettings): Promise<Made> {
  const shipped = settings.merged.hasOwn ? undefined : readShipped(settings);
  return shipped === undefined ? bundleNow(settings) : { made: { text: shipped, warnings: [] }, isWhollyKnown: true };
}

function readShipped(settings: BundleSettings): string | undefined {
  try {
    return readFileSync(path.join(shippedFolder, shippedName(settings)), "utf8");
  } catch {
    return undefined;
  }
}

/** The name says what the file was made of. */
export function shippedName({ name, merged }: Pick<BundleSettings, "name" | "merged">): string {
  return `${merged.hash()}.${name}`;
}

async function bundleNow({ name, merged, entry, options }: BundleSettings): Promise<Made> {
  const { build } = await import("esbuild");
  const settings: BuildOptions = {
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    absWorkingDir: packageFolder,
    // What a tsconfig.json in or above the practice says is for editors.
    tsconfigRaw: { compilerOptions: { strict: true } },
    ...options,
    stdin: {
      contents: entry,
      resolveDir: path.join(packageFolder, merged.folder),
      sourcefile: "entry.ts",
      loader: "ts",
    },
    plugins: [refuseOutside(merged.root), mergedFolderPlugin(merged)],
  };
  const result = await build(settings).catch((error: unknown) => {
    throw isBuildFailure(error) ? new CodeMistakes(error.errors) : error;
  });
  // The browser would leave out the broken part of a stylesheet without a word.
  const broken = result.warnings.filter(({ id }) => id === "css-syntax-error");
  if (broken.length > 0) throw new CodeMistakes(broken);
  const { text } = result.outputFiles!.find((file) => path.extname(file.path) === path.extname(name))!;
  return { made: { text, warnings: result.warnings }, isWhollyKnown: isWhollyKnown(result, merged) };
}

function isWhollyKnown({ metafile }: BuildResult, merged: MergedFolder): boolean {
  const names = Object.keys(metafile!.inputs).filter((name) => !name.endsWith("entry.ts"));
  return names.every((name) => merged.nameOf(path.resolve(packageFolder, name)) !== undefined);
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors) && error.errors.length > 0;
}
