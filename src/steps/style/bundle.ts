import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { BuildFailure, BuildOptions, BuildResult, Message } from "esbuild";
import type { Recall } from "../../model/build/recall.ts";
import { placeFile } from "../../lib/disk/replace-file.ts";
import { compiledFolder, packageFolder } from "../../lib/package-folder.ts";
import type { MergedFolder } from "./merged-folder.ts";
import { mergedFolderPlugin } from "./merged-folder-plugin.ts";
import { refuseOutside } from "./refuse-outside.ts";

/**
 * Mistakes in a template, stylesheet or script, in esbuild's own words. Files are relative to the package's folder; lines count from 1,
 * columns from 0 in bytes.
 */
export class CodeMistakes extends Error {
  override name = "CodeMistakes";
  readonly mistakes: readonly Message[];

  constructor(mistakes: readonly Message[]) {
    super(mistakes.map(({ text, location }) => `${location?.file ?? "?"}:${location?.line ?? 1}: ${text}`).join("\n"));
    this.mistakes = mistakes;
  }
}

/** Bundled code, or a stylesheet. */
export interface Bundle {
  text: string;
  warnings: readonly Message[];
}

export interface BundleSettings {
  /** File name of the result, such as `site.css`. */
  name: string;
  merged: MergedFolder;
  /** Code that imports everything to bundle, as if it were a file in the folder. */
  entry: string;
  options: BuildOptions;
}

/** Bundles of the package's own code, made by `npm run compile`. */
export const shippedFolder = path.join(compiledFolder, "code");

/** Bundles of package code that has been changed since then, made by the first build after the change. */
const keptFolder = path.join(compiledFolder, "kept");
const mostKept = 24;

/** Bundles with esbuild. If memory or the package has a bundle of exactly the same files, that one is returned. Throws CodeMistakes. */
export async function bundle(settings: BundleSettings, recall: Recall): Promise<Bundle> {
  const { name, merged, entry } = settings;
  let isNew = false as boolean;
  const { made, isWhollyKnown } = await recall("code", [name, entry, merged.hash()], () => {
    isNew = true;
    return make(settings);
  });
  // Files outside the merged folder, such as a package of the practice's own, may have changed.
  return isWhollyKnown || isNew ? made : (await bundleNow(settings)).made;
}

interface MadeBundle {
  made: Bundle;
  /** Whether every input is a file of the merged folder. */
  isWhollyKnown: boolean;
}

async function make(settings: BundleSettings): Promise<MadeBundle> {
  if (settings.merged.hasOwn) return bundleNow(settings);
  const text = readBundle(shippedFolder, settings) ?? readBundle(keptFolder, settings);
  if (text !== undefined) return { made: { text, warnings: [] }, isWhollyKnown: true };
  const bundled = await bundleNow(settings);
  if (bundled.made.warnings.length === 0) keepBundle(settings, bundled.made.text);
  return bundled;
}

function readBundle(folder: string, settings: BundleSettings): string | undefined {
  try {
    return readFileSync(path.join(folder, shippedName(settings)), "utf8");
  } catch {
    return undefined;
  }
}

/** Keeps a bundle of the package's changed templates. They change often while somebody edits them, so all are forgotten once there are many. */
function keepBundle(settings: BundleSettings, text: string): void {
  try {
    if (existsSync(keptFolder) && readdirSync(keptFolder).length >= mostKept) rmSync(keptFolder, { recursive: true });
    placeFile(path.join(keptFolder, shippedName(settings)), text);
  } catch {
    // A package that cannot be written to bundles them in every build.
  }
}

/** Returns a file name that holds the hash of the inputs. */
export function shippedName({ name, merged, entry }: Pick<BundleSettings, "name" | "merged" | "entry">): string {
  return `${hash("sha256", merged.hash() + entry)}.${path.basename(name)}`;
}

async function bundleNow({ name, merged, entry, options }: BundleSettings): Promise<MadeBundle> {
  const { build } = await import("esbuild");
  const settings: BuildOptions = {
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    absWorkingDir: packageFolder,
    // A tsconfig.json in or above the practice is for editors only.
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
  // A browser would silently skip the broken part of a stylesheet.
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
