import { readFileSync } from "node:fs";
import path from "node:path";
import { extensionOf } from "../model/media-kinds.ts";
import type { OutputFile } from "../model/output.ts";
import type { AssetFiles } from "../model/source.ts";
import type { Cached, MediaCache } from "./cache.ts";
import { contentHash, pathWithHash } from "./hashed-path.ts";
import type { PreparedPicture } from "./media-book.ts";
import type { Prepared } from "./remember.ts";
import { posterSettings, quickSettings, rasterSettings, shadeSettings, svgSettings } from "./settings.ts";

/** What a page needs of a picture: all sizes, or one until a film plays. */
export type PictureUse = "picture" | "poster";

/** How drawings get the colors of the practice. */
export interface Recoloring {
  /** Differs where any color becomes another. */
  key: string;
  /** Gives the same bytes back for what is none of the tool's own drawings. */
  recolor: (drawing: Buffer) => Buffer;
}

/** What every picture and film is prepared with. */
export interface MediaContext {
  assets: AssetFiles;
  cache: MediaCache;
  isPreview: boolean;
  recoloring: Recoloring | undefined;
  /** Called before work that takes a while. */
  onEncode: (name: string) => void;
}

/** How many pixels of a picture have which shade (see `shadeOf`). Throws UnusableMedia. */
export async function countShades(name: string, context: MediaContext): Promise<number[]> {
  const bytes = readPicture(name, context);
  const extension = extensionOf(name);
  const { files } = await context.cache.get(bytes, { ...shadeSettings, extension }, async () =>
    (await import("./encode-apart.ts")).encodeApart({ kind: "shades", bytes, extension }),
  );
  return JSON.parse(readFileSync(files[0]!.file, "utf8")) as number[];
}

/** The bytes of a picture, in the colors of the practice where it is one of the tool's own. */
export function readPicture(
  name: string,
  { assets, recoloring }: { assets: AssetFiles; recoloring?: Recoloring | undefined },
): Buffer {
  const bytes = readFileSync(assets.get(name)!.absolutePath);
  return extensionOf(name) === "svg" && recoloring ? recoloring.recolor(bytes) : bytes;
}

/** Throws UnusableMedia for what is no picture, or none that pages can show. */
export async function preparePicture(
  name: string,
  use: PictureUse,
  context: MediaContext,
): Promise<Prepared<PreparedPicture>> {
  const bytes = readPicture(name, context);
  return arrange(name, await encode(name, use, bytes, context));
}

async function encode(
  name: string,
  use: PictureUse,
  bytes: Buffer,
  { cache, isPreview, onEncode }: MediaContext,
): Promise<Cached> {
  const extension = extensionOf(name);
  if (extension === "svg") {
    return cache.get(bytes, svgSettings, async () => {
      onEncode(name);
      return (await import("./encode-apart.ts")).encodeApart({ kind: "drawing", bytes });
    });
  }
  const published = { ...(use === "poster" ? posterSettings : rasterSettings), extension };
  const found = isPreview ? cache.find(bytes, published) : undefined;
  if (found) return found;
  const settings = isPreview ? { ...quickSettings, extension } : published;
  return cache.get(bytes, settings, async () => {
    onEncode(name);
    return (await import("./encode-raster.ts")).encodeRaster(bytes, extension, settings);
  });
}

/** `pictures/office.jpg`, 800 pixels wide, as WebP: `assets/pictures/office-800.3f2a9c1b.webp`. */
function arrange(name: string, { size, files }: Cached): Prepared<PreparedPicture> {
  const stem = name.slice(0, -path.extname(name).length);
  const outputs: OutputFile[] = [];
  const written = files.map(({ file, type, width }) => {
    const extension = path.extname(file);
    const output = describeCopy(extension === ".svg" ? name : `${stem}-${width}${extension}`, file);
    outputs.push(output);
    return { type, width, path: output.path };
  });
  const [fallback, ...variants] = written;
  const types = [...new Set(variants.map(({ type }) => type))];
  const formats = types.map((type) => ({ type, variants: variants.filter((each) => each.type === type) }));
  return { value: { kind: "picture", ...size, path: fallback!.path, formats }, outputs };
}

/** An empty file in the place of a picture that cannot be used. */
export function standInForPicture(name: string): Prepared<PreparedPicture> {
  const output = { path: `assets/${name}`, contents: "" };
  return { value: { kind: "picture", width: 1, height: 1, path: output.path, formats: [] }, outputs: [output] };
}

/** A file of the site that is a copy of another, named by the hash of its bytes. */
export function describeCopy(name: string, copyOf: string): OutputFile {
  const bytes = readFileSync(copyOf);
  const hash = contentHash(bytes, 64);
  return { path: pathWithHash(name, hash), copyOf, size: bytes.length, hash };
}
