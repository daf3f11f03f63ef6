import path from "node:path";
import type { Loader, Metafile, Plugin } from "esbuild";
import { stampOf, type LayeredFile, type Layers, type Owner } from "./layers.ts";

/** Everything a bundle was made from. */
export interface BundleInputs {
  /** What each imported name led to; undefined where no layer has it. */
  found: Map<string, { owner: Owner; name: string } | undefined>;
  /** The hash of each file that was read, by its name below the layers' folders. */
  read: Map<string, string>;
  /** Files that esbuild found by itself, in other packages, by size and time. */
  packages: Map<string, string>;
  /** What was left outside of the bundle. */
  externals: Set<string>;
}

/** One bundling: where it looks, and what it found so far. */
export interface Bundling {
  layers: Layers;
  inputs: BundleInputs;
  /** Code in the place of a file. */
  standInOf: (file: LayeredFile) => string | undefined;
  /** The names of the files in whose place there was other code. */
  replaced: Set<string>;
}

export function startBundling(layers: Layers, standInOf: Bundling["standInOf"] = () => undefined): Bundling {
  return {
    layers,
    standInOf,
    replaced: new Set(),
    inputs: { found: new Map(), read: new Map(), packages: new Map(), externals: new Set() },
  };
}

/**
 * Lets files of the first layer stand in for files of the same name in the second, and notes what it found. The very bytes that
 * are bundled are hashed, so a file that changes meanwhile is told apart. `current` gives the bundling that is under way.
 */
export function overlay(current: () => Bundling): Plugin {
  return {
    name: "overlay",
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?\// }, ({ path: imported, resolveDir }) => {
        const { layers, inputs } = current();
        const target = layers.nameOf(path.resolve(resolveDir, imported));
        if (target === undefined) return undefined;
        const found = layers.find(target);
        inputs.found.set(target, found && { owner: found.owner, name: found.name });
        return found && { path: found.file };
      });
      builder.onLoad({ filter: /\.(tsx?|css|js)$/ }, ({ path: file }) => {
        const { layers, inputs, standInOf, replaced } = current();
        const name = layers.nameOf(file);
        const found = name === undefined ? undefined : layers.find(name);
        if (found?.file !== file) return undefined;
        const standIn = standInOf(found);
        if (standIn !== undefined) {
          replaced.add(found.name);
          return { contents: standIn, loader: "js" };
        }
        const contents = layers.read(file);
        const hash = layers.hashOf(file);
        if (contents === undefined || hash === undefined) return undefined;
        inputs.read.set(found.name, hash);
        const loader = path.extname(file).slice(1) as Loader;
        return { contents: asModule(contents, loader), loader, resolveDir: path.dirname(file) };
      });
    },
  };
}

/**
 * esbuild takes a file that neither imports nor exports for CommonJS, so that whoever imports from it gets undefined; as an
 * ECMAScript module it lacks an export, which is a mistake.
 */
function asModule(contents: Buffer, loader: Loader): Buffer {
  const isTypeScript = loader === "ts" || loader === "tsx";
  return isTypeScript && !/\b(module|exports)\b/.test(contents.toString())
    ? Buffer.concat([contents, Buffer.from("\nexport {};")])
    : contents;
}

/** Notes what went into a bundle without the overlay's doing. */
export function noteOthers(
  { inputs: files }: Metafile,
  packageFolder: string,
  { layers, inputs, replaced }: Bundling,
): void {
  for (const [key, { imports }] of Object.entries(files)) {
    const file = path.resolve(packageFolder, key);
    const name = layers.nameOf(file) ?? "";
    const stamp = inputs.read.has(name) || replaced.has(name) ? undefined : stampOf(file);
    if (stamp !== undefined) inputs.packages.set(file, stamp);
    for (const { external, path: imported } of imports) if (external === true) inputs.externals.add(imported);
  }
}

/**
 * Whether a bundle made now would be the same. `ignoresPlaces` where only what is in the files matters, and not whether they are
 * the practice's or the package's.
 */
export function isUnchanged({ found, read, packages }: BundleInputs, layers: Layers, ignoresPlaces: boolean): boolean {
  return (
    [...found].every(([target, before]) => {
      const now = layers.find(target);
      return now !== undefined && now.name === before?.name && (ignoresPlaces || now.owner === before.owner);
    }) &&
    [...read].every(([name, before]) => {
      const file = layers.find(name)?.file;
      return file !== undefined && layers.hashOf(file) === before;
    }) &&
    [...packages].every(([file, before]) => stampOf(file) === before)
  );
}

/** Whether all that a bundle was made from is known by its content; other packages are found by rules that only esbuild knows. */
export function isWhollyKnown({ found, packages, externals }: BundleInputs, expected: readonly string[] = []): boolean {
  return (
    [...found.values()].every((file) => file !== undefined) &&
    packages.size === 0 &&
    [...externals].every((name) => expected.includes(name))
  );
}
