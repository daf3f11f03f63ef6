import type { BuildOptions } from "esbuild";
import type { Recall } from "../../model/build/recall.ts";
import type { Kind } from "../../model/build/kind.ts";
import { givenModules } from "../../lib/code/own-code.ts";
import { bundle, type Bundle, type BundleSettings } from "./bundle.ts";
import type { MergedFolder } from "./merged-folder.ts";
import { originalPrefix } from "./merged-folder-plugin.ts";
import { installedPackages } from "./refuse-outside.ts";

/** Returns the templates that each make a page; everything else in `templates/` is a part of them. */
export const listTemplates = (kinds: readonly Kind[]): string[] => [
  ...new Set([...kinds.flatMap(({ page }) => page?.template ?? []), "error", "redirect"]),
];

export interface TemplateBundle {
  bundle: Bundle;
  /** Text of the practice's own templates, by path from its folder. */
  own: ReadonlyMap<string, string>;
}

/**
 * Bundles all templates as one CommonJS module. It exports `pages`, and as `covers` each file of the practice's with the package's file it
 * replaces. Throws CodeMistakes.
 */
export async function bundleTemplates(
  merged: MergedFolder,
  names: readonly string[],
  recall: Recall,
): Promise<TemplateBundle> {
  return { bundle: await bundle(templateSettings(merged, names), recall), own: merged.ownTexts() };
}

export function templateSettings(merged: MergedFolder, names: readonly string[]): BundleSettings {
  return { name: "templates.js", merged, entry: entryOf(merged, names), options };
}

const options: BuildOptions = {
  platform: "node",
  format: "cjs",
  target: "node20",
  // Paths in the source map begin in the package's folder.
  outdir: ".",
  define: { "process.env.NODE_ENV": '"production"' },
  jsx: "automatic",
  external: [...givenModules],
  nodePaths: installedPackages,
  sourcemap: "inline",
  sourcesContent: false,
};

function entryOf(merged: MergedFolder, names: readonly string[]): string {
  const pages = names.map((name, index) => [`import T${index} from "./${name}";`, `"${name}": T${index}`]);
  const covers = merged
    .listOwn()
    .filter((name) => /\.tsx?$/.test(name) && merged.originalOf(name) !== undefined)
    .map((name, index) => [
      `import * as O${index} from "./${name}";\nimport * as P${index} from "${originalPrefix}${name}";`,
      `"${name}": [O${index}, P${index}]`,
    ]);
  const imports = [...pages, ...covers].map(([line]) => line);
  const listed = (entries: readonly string[][]): string => entries.map(([, entry]) => entry).join(", ");
  return [
    ...imports,
    `export const pages = { ${listed(pages)} };`,
    `export const covers = { ${listed(covers)} };`,
  ].join("\n");
}
