import type { BuildOptions } from "esbuild";
import type { Recall } from "../memory.ts";
import type { TemplateName } from "../model/templates.ts";
import { bundle, type Bundle, type BundleSettings } from "./bundle.ts";
import type { MergedFolder } from "./merged-folder.ts";
import { originalPrefix } from "./merged-folder-plugin.ts";
import { installedPackages } from "./refuse-outside.ts";

/** Each makes one kind of page; all else in `templates/` are parts of them. */
export const templateNames = Object.keys({
  home: true,
  service: true,
  "own-page": true,
  introduction: true,
  address: true,
  "meet-the-doctors": true,
  "office-tour": true,
  "patient-experiences": true,
  legal: true,
  error: true,
  redirect: true,
} satisfies Record<TemplateName, true>) as TemplateName[];

/** The modules that templates are given when they run; all others are bundled with them. */
export const givenModules = [
  "react",
  "react/jsx-runtime",
  "react-dom/server",
  "html-react-parser",
  "dentalsite/shared",
] as const;

export interface TemplateBundle {
  bundle: Bundle;
  /** The practice's own templates, by their path from its folder. */
  own: ReadonlyMap<string, string>;
}

/**
 * All templates as one CommonJS module that exports `pages`, and as `covers` each file of the practice's together with the package's
 * file in whose place it is. Throws CodeMistakes.
 */
export async function bundleTemplates(merged: MergedFolder, recall: Recall): Promise<TemplateBundle> {
  return { bundle: await bundle(templateSettings(merged), recall), own: merged.ownTexts() };
}

export function templateSettings(merged: MergedFolder): BundleSettings {
  return { name: "templates.js", merged, entry: entryOf(merged), options };
}

const options: BuildOptions = {
  platform: "node",
  format: "cjs",
  target: "node20",
  // The source map's paths begin in the package's folder.
  outdir: ".",
  define: { "process.env.NODE_ENV": '"production"' },
  jsx: "automatic",
  external: [...givenModules],
  nodePaths: installedPackages,
  sourcemap: "inline",
  sourcesContent: false,
};

function entryOf(merged: MergedFolder): string {
  const pages = templateNames.map((name, index) => [`import T${index} from "./${name}";`, `"${name}": T${index}`]);
  const covers = merged
    .list("practice")
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
