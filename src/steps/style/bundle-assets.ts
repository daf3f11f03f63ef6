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

/**
 * Bundles the script and the stylesheet that every page loads, minified. The stylesheet ends with the `optional` files that the site needs.
 * Throws CodeMistakes.
 */
export async function bundleAssets(
  folders: CodeFolders,
  optional: readonly string[],
  recall: Recall,
): Promise<AssetBundles> {
  const all = assetSettings(folders, optional);
  const bundles = await Promise.all(all.map((settings) => bundle(settings, recall)));
  const [script, ...styles] = bundles.map(({ text }) => text);
  return {
    stylesheet: styles.join(""),
    script: script!,
    own: new Map([...folders.styles.ownTexts(), ...folders.script.ownTexts()]),
    warnings: bundles.flatMap(({ warnings }) => warnings),
  };
}

/** The script comes first, then the stylesheet and its optional files. */
export function assetSettings(
  { styles, script }: Omit<CodeFolders, "templates">,
  optional: readonly string[],
): BundleSettings[] {
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
  return [
    settingsOf("site.js", script, { format: "iife" }),
    ...["site.css", ...optional].map((name) => settingsOf(name, styles, {})),
  ];
}
