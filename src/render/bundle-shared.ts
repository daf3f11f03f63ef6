import path from "node:path";
import type { BuildOptions, Message } from "esbuild";
import { hashedPath } from "../media/hashed-path.ts";
import type { Recall } from "../memory.ts";
import type { OutputFile } from "../model/output.ts";
import { bundle } from "./bundle.ts";
import type { CodePlaces } from "./code-places.ts";
import { Layers } from "./layers.ts";

export interface SharedBundles {
  stylesheet: string;
  script: string;
  outputs: OutputFile[];
  /** Not all that went in is in the folders of the practice and of the package. */
  hasOtherInputs: boolean;
  warnings: readonly Message[];
}

/** The stylesheet and the script that every page loads, minified, named by the hash of what is in them. */
export async function bundleShared(places: CodePlaces, recall: Recall): Promise<SharedBundles> {
  const [stylesheet, script] = await Promise.all([
    bundleOne("css/site.css", {}),
    bundleOne("script/site.js", { format: "iife" }),
  ]);
  return {
    stylesheet: stylesheet.output.path,
    script: script.output.path,
    outputs: [stylesheet.output, script.output],
    hasOtherInputs: stylesheet.hasOtherInputs || script.hasOtherInputs,
    warnings: [...stylesheet.warnings, ...script.warnings],
  };

  async function bundleOne(
    name: string,
    options: BuildOptions,
  ): Promise<{
    output: { path: string; contents: Uint8Array };
    hasOtherInputs: boolean;
    warnings: readonly Message[];
  }> {
    const {
      files,
      warnings,
      hasOtherInputs = false,
    } = await bundle(name, places, recall, {
      layers: new Layers("assets", places.root, places.packageFolder),
      entry: `import "./${name}";`,
      options: {
        ...options,
        outdir: "assets",
        minify: true,
        target: ["chrome107", "edge107", "firefox104", "safari16"],
      },
    });
    const { text } = files.find((file) => file.path.endsWith(path.extname(name)))!;
    const contents = Buffer.from(text);
    return { output: { path: hashedPath(path.basename(name), contents), contents }, hasOtherInputs, warnings };
  }
}
