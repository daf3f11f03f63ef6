import type { BuildOptions, Message } from "esbuild";
import { hashedPath } from "../media/hashed-path.ts";
import type { Recall } from "../memory.ts";
import type { OutputFile } from "../model/output.ts";
import { packageFolder } from "../package-folder.ts";
import { bundle, type BundleSettings } from "./bundle.ts";
import { MergedFolder } from "./merged-folder.ts";

export interface AssetBundles {
  /** Paths below the output folder. */
  stylesheet: string;
  script: string;
  outputs: OutputFile[];
  warnings: readonly Message[];
}

/** The stylesheet and the script that every page loads, minified, named by the hash of what is in them. Throws CodeMistakes. */
export async function bundleAssets(root: string, recall: Recall): Promise<AssetBundles> {
  const [stylesheet, script] = await Promise.all(
    assetSettings(root).map(async (settings) => {
      const { text, warnings } = await bundle(settings, recall);
      return { output: { path: hashedPath(settings.name, text), contents: text }, warnings };
    }),
  );
  return {
    stylesheet: stylesheet!.output.path,
    script: script!.output.path,
    outputs: [stylesheet!.output, script!.output],
    warnings: [...stylesheet!.warnings, ...script!.warnings],
  };
}

export function assetSettings(root: string): BundleSettings[] {
  const settingsOf = (name: string, folder: string, options: BuildOptions): BundleSettings => ({
    name,
    merged: new MergedFolder(folder, root, packageFolder),
    entry: `import "./${name}";`,
    options: {
      ...options,
      outdir: "assets",
      minify: true,
      target: ["chrome107", "edge107", "firefox104", "safari16"],
    },
  });
  return [settingsOf("site.css", "templates/css", {}), settingsOf("site.js", "templates/script", { format: "iife" })];
}
