import type { Message } from "esbuild";
import type { CodeCache } from "../code/code-cache.ts";
import type { Layers } from "./layers.ts";
import { isUnchanged, type BundleInputs } from "./overlay.ts";

/** What esbuild made, and what it warned of. */
export interface Bundle {
  files: readonly { path: string; text: string }[];
  warnings: readonly Message[];
  /** What each file imports, by their names below the folder, if that was asked for. */
  imports?: Readonly<Record<string, readonly string[]>>;
  /** Something went into it that only esbuild could find again, such as a package of the practice's own. */
  hasOtherInputs?: boolean;
}

export interface KeepingOptions {
  cache: CodeCache;
  name: string;
  /** Everything that decides what is made besides the files: options, and the versions of the tools. */
  recipe: string;
  /** The practice's folder as seen from the package's. */
  place: string;
}

/** As it is written. */
interface Kept {
  recipe: string;
  found: [target: string, found: { owner: "practice" | "package"; name: string }][];
  read: [name: string, hash: string][];
  /** Where the practice was; absent when nothing in the bundle tells. */
  place?: string;
  /** The same files at another place would make the same bundle. */
  ignoresPlaces: boolean;
  bundle: Bundle;
}

/** The bundle that was kept, if all that it was made from is as it was. */
export function findKept(
  { cache, name, recipe, place }: KeepingOptions,
  layers: Layers,
): { bundle: Bundle; inputs: BundleInputs; ignoresPlaces: boolean } | undefined {
  for (const bytes of cache.read(fileOf(name))) {
    const kept = JSON.parse(bytes.toString()) as Kept;
    if (kept.recipe !== recipe || (kept.place !== undefined && kept.place !== place)) continue;
    const inputs = {
      found: new Map(kept.found),
      read: new Map(kept.read),
      packages: new Map<string, string>(),
      externals: new Set<string>(),
    };
    if (isUnchanged(inputs, layers, kept.ignoresPlaces)) {
      return { bundle: kept.bundle, inputs, ignoresPlaces: kept.ignoresPlaces };
    }
  }
  return undefined;
}

/** Keeps a bundle for later builds, unless something went into it that they could not compare. */
export function keep(
  { cache, name, recipe, place }: KeepingOptions,
  inputs: BundleInputs,
  ignoresPlaces: boolean,
  bundle: Bundle,
): void {
  if (bundle.hasOtherInputs) return;
  const found = [...inputs.found].flatMap(([target, file]) => (file === undefined ? [] : [[target, file] as const]));
  const isOfPractice = found.some(([, { owner }]) => owner === "practice");
  const kept = {
    recipe,
    found,
    read: [...inputs.read],
    ...(isOfPractice && !ignoresPlaces && { place }),
    ignoresPlaces,
    bundle,
  };
  cache.write(fileOf(name), Buffer.from(JSON.stringify(kept)));
}

function fileOf(name: string): string {
  return `${name.split("/").at(-1)!}.json`;
}
