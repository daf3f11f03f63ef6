import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { prepareFiles, type PreparedFiles } from "../../../src/steps/media/prepare-files.ts";
import { openMediaTools } from "../../../src/steps/media/tools.ts";
import { startOf } from "../../../src/model/build/place.ts";

interface Options {
  now?: number;
  isPreview?: boolean;
  onProgress?: (name: string) => void;
}

/** Writes files into the assets of a folder, and prepares them. */
export async function prepareIn(
  root: string,
  files: Record<string, string | Uint8Array>,
  { now = Date.now(), isPreview = false, onProgress }: Options = {},
): Promise<PreparedFiles> {
  mkdirSync(path.join(root, "assets"), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(root, "assets", name), bytes);
  const names = Object.keys(files);
  const assets = new Map(names.map((name) => [name, { absolutePath: path.join(root, "assets", name) }]));
  return prepareFiles(
    names.map((name) => ({ path: name, file: "site/home.yaml", place: () => startOf("site/home.yaml") })),
    openMediaTools(assets, { cacheFolder: path.join(root, "cache"), isPreview, now, onProgress }),
  );
}

export function photo(width: number, height: number, options: { alpha?: boolean } = {}): Sharp {
  const background = { r: 40, g: 120, b: 110, alpha: options.alpha ? 0.5 : 1 };
  return sharp({ create: { width, height, channels: options.alpha ? 4 : 3, background } });
}
