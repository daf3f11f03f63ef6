import type { BuildOptions, Message } from "esbuild";
import type { Recall } from "../../model/memory.ts";
import { bundle, type BundleSettings } from "./bundle.ts";
import type { CodeFolders, MergedFolder } from "./merged-folder.ts";

/** The text of the stylesheet and of the script. */
export interface AssetBundles {
  stylesheet: string;
  script: string;
  /** Text of the practice's own styles and scripts, by path from its folder. */
  own: ReadonlyMap<string, string>;
  warnings: readonly Message[];
}

/** Bundles the stylesheet and the script that every page loads, minified. Throws CodeMistakes. */
export async function bundleAssets(folders: CodeFolders, recall: Recall): Promise<AssetBundles> {
  const bundles = await Promise.all(assetSettings(folders).map((settings) => bundle(settings, recall)));
  const [stylesheet, script] = bundles.map(({ text }) => text);
  return {
    stylesheet: stylesheet!,
    script: script!,
    own: new Map([...folders.styles.ownTexts(), ...folders.script.ownTexts()]),
    warnings: bundles.flatMap(({ warnings }) => warnings),
  };
}

export function assetSettings({ styles, script }: Omit<CodeFolders, "templates">): BundleSettings[] {
  const settingsOf = (name: string, merged: MergedFolder, options: BuildOptions): BundleSettings => ({
    name,
    merged,
    entry: `import "./${name}";`,
    options: {
      ...options,
      outdir: "assets",
      minify: true,
      target: ["chrome107", "edge107", "firefox104", "safari16"],
    },
  });
  return [settingsOf("site.css", styles, {}), settingsOf("site.js", script, { format: "iife" })];
}
