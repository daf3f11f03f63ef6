import type { BuildOptions, Message } from "esbuild";
import type { Recall } from "../../model/build/recall.ts";
import { bundle, type BundleSettings } from "./bundle.ts";
import type { CodeFolders, MergedFolder } from "./merged-folder.ts";
import type { OptionalCode } from "./optional-code.ts";

/** The text of the stylesheets and of the script. */
export interface AssetBundles {
  stylesheet: string;
  /** The stylesheet for paper, which no screen waits for. */
  print: string;
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
  const join = (isPart: (name: string) => boolean): string =>
    bundles.map(({ text }, index) => (isPart(all[index]!.name) ? text : "")).join("");
  return {
    stylesheet: join((name) => name.endsWith(".css") && name !== printSheet),
    print: join((name) => name === printSheet),
    script: join((name) => name.endsWith(".js")),
    own: new Map([...folders.styles.ownTexts(), ...folders.script.ownTexts()]),
    warnings: bundles.flatMap(({ warnings }) => warnings),
  };
}

const printSheet = "print.css";

/** The script comes first, then the stylesheet, each with its optional files, then the one for paper. */
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
    ...["site.css", ...optional.styles, printSheet].map((name) => settingsOf(name, styles, {})),
  ];
}
