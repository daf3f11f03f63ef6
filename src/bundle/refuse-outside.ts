import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";
import { packageFolder } from "../package-folder.ts";

/** The `pluginName` of esbuild's message about a file that a practice's code may not import. */
export const refusal = "refuse-outside";

/** Where packages are for templates of a practice that has no node_modules of its own. */
export const installedPackages = createRequire(path.join(packageFolder, "package.json")).resolve.paths("react") ?? [];

/**
 * What is imported may be published, so it has to be a file of the practice's or the package's, or of an installed package. Judges the
 * files that esbuild found, with all links followed, and not how the imports are written.
 */
export function refuseOutside(root: string): Plugin {
  const allowed = [root, realpathSync(root), packageFolder, realpathSync(packageFolder), ...installedPackages];
  return {
    name: refusal,
    setup(builder) {
      builder.onLoad({ filter: /.*/, namespace: "file" }, ({ path: file }) => {
        const isAllowed = allowed.some((folder) => file.startsWith(folder + path.sep));
        return isAllowed ? undefined : { errors: [{ text: `${file} may not be imported` }] };
      });
    },
  };
}
