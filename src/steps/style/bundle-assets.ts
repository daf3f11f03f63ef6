import type { BuildOptions, Message } from "esbuild";
import type { Recall } from "../../model/build/recall.ts";
import { bundle, type BundleSettings } from "./bundle.ts";
import type { CodeFolders, MergedFolder } from "./merged-folder.ts";
import type { OptionalCode } from "./optional-code.ts";

/** The text of the stylesheet and of the script. */
export interface AssetBundles {
  stylesheet: string;
  script: string;
  /** Text of the practice's own styles and scripts, by path from its folder. */
  own: ReadonlyMap<string, string>;
  warnings: readonly Message[];
}

/**
 * Bundles the script and the stylesheet that every page loads, minified. Both end with the `optional` files that the site needs. Throws
 * CodeMistakes.
 */
export async function bundleAssets(
  folders: CodeFolders,
  optional: OptionalCode,
  recall: Recall,
): Promise<AssetBundles> {
  const all = assetSettings(folders, optional);
  const bundles = await Promise.all(all.map((settings) => bundle(settings, recall)));
  const join = (ending: string): string =>
    bundles.map(({ text }, index) => (all[index]!.name.endsWith(ending) ? text : "")).join("");
  return {
    stylesheet: join(".css"),
    script: join(".js"),
    own: new Map([...folders.styles.ownTexts(), ...folders.script.ownTexts()]),
    warnings: bundles.flatMap(({ warnings }) => warnings),
  };
}

/** The script comes first, then the stylesheet, each with its optional files. */
export function assetSettings(
  { styles, script }: Omit<CodeFolders, "templates">,
  optional: OptionalCode,
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
    ...["site.js", ...optional.scripts].map((name) => settingsOf(name, script, { format: "iife" })),
    ...["site.css", ...optional.styles].map((name) => settingsOf(name, styles, {})),
  ];
}
