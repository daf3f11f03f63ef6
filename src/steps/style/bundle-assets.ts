import type { BuildOptions, Message } from "esbuild";
import { hashedPath } from "../../ground/disk/hashed-path.ts";
import type { Recall } from "../../model/memory.ts";
import { bundle, type BundleSettings } from "./bundle.ts";
import type { CodeFolders, MergedFolder } from "./merged-folder.ts";

export interface AssetBundles {
  /** Paths below the output folder. */
  stylesheet: string;
  script: string;
  outputs: { path: string; contents: string }[];
  /** Text of the practice's own styles and scripts, by path from its folder. */
  own: ReadonlyMap<string, string>;
  warnings: readonly Message[];
}

/** Bundles the stylesheet and the script that every page loads, minified and named by the hash of their contents. Throws CodeMistakes. */
export async function bundleAssets(folders: CodeFolders, recall: Recall): Promise<AssetBundles> {
  const [stylesheet, script] = await Promise.all(
    assetSettings(folders).map(async (settings) => {
      const { text, warnings } = await bundle(settings, recall);
      return { output: { path: hashedPath(settings.name, text), contents: text }, warnings };
    }),
  );
  return {
    stylesheet: stylesheet!.output.path,
    script: script!.output.path,
    outputs: [stylesheet!.output, script!.output],
    own: new Map([...folders.styles.ownTexts(), ...folders.script.ownTexts()]),
    warnings: [...stylesheet!.warnings, ...script!.warnings],
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
