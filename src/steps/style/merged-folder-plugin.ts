import path from "node:path";
import type { Loader, Plugin } from "esbuild";
import type { MergedFolder } from "./merged-folder.ts";

/** Prefix that imports the file below one of the same name: a practice's covers a look's, and a look's the package's. */
export const originalPrefix = "original:";

/** Makes esbuild find the files of a merged folder. */
export function mergedFolderPlugin(merged: MergedFolder): Plugin {
  return {
    name: "merged-folder",
    setup(builder) {
      builder.onResolve({ filter: /./ }, ({ path: imported, resolveDir, kind }) => {
        // The name of a file beside a stylesheet needs no dot there.
        const isInStyles = kind === "import-rule" || kind === "url-token";
        if (!isInStyles && !/^\.\.?\//.test(imported)) return undefined;
        const target = merged.nameOf(path.resolve(resolveDir, imported));
        const found = target === undefined ? undefined : merged.find(target);
        return found === undefined ? undefined : { path: found };
      });
      builder.onResolve({ filter: new RegExp(`^${originalPrefix}`) }, ({ path: imported, importer }) => {
        const file = merged.originalOf(imported.slice(originalPrefix.length), importer);
        return file === undefined ? undefined : { path: file };
      });
      builder.onLoad({ filter: /\.(tsx?|css|js)$/ }, ({ path: file }) => {
        if (merged.nameOf(file) === undefined) return undefined;
        const loader = path.extname(file).slice(1) as Loader;
        return { contents: markAsModule(merged.read(file), loader), loader, resolveDir: path.dirname(file) };
      });
    },
  };
}

/**
 * Marks a file without imports and exports as an ECMAScript module. esbuild would treat it as CommonJS, so imports from it would be
 * undefined; as a module it lacks an export, which is a mistake.
 */
function markAsModule(contents: Buffer, loader: Loader): Buffer {
  const isTypeScript = loader === "ts" || loader === "tsx";
  return isTypeScript && !/\b(module|exports)\b/.test(contents.toString())
    ? Buffer.concat([contents, Buffer.from("\nexport {};")])
    : contents;
}
