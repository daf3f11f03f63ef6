import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";
import { packageFolder } from "../../lib/package-folder.ts";

/** The `pluginName` in esbuild's message about a file that a practice's code may not import. */
export const refusal = "refuse-outside";

/** Package folders for templates of a practice without node_modules. */
export const installedPackages = createRequire(path.join(packageFolder, "package.json")).resolve.paths("react") ?? [];

/**
 * Refuses imports from anywhere but the practice, the package and installed packages, because imported files may be published. It judges
 * the files esbuild found, with all links followed, not the text of the imports.
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
