import { readFileSync } from "node:fs";
import path from "node:path";
import { extensionOf } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { Cached } from "./cache.ts";
import type { Order } from "./encode.ts";
import { contentHash, hashedPath, pathWithHash } from "../../lib/disk/hashed-path.ts";
import type { PictureBytes } from "./link-preview.ts";
import type { PreparedPicture } from "./media-book.ts";
import type { Prepared } from "./remember.ts";
import { decodeSvg } from "./svg-text.ts";
import { quickSettings, rasterSettings, svgSettings } from "./settings.ts";
import type { MediaTools } from "./tools.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface MediaContext extends MediaTools {
  /** Called before slow work. */
  onEncode: (name: string) => void;
}

/** Reads a picture. The tool's own drawings get the colors of the practice. */
export function readPicture(name: string, { assets, recoloring }: MediaTools): Buffer {
  const bytes = readFileSync(assets.get(name)!.absolutePath);
  return extensionOf(name) === "svg" && recoloring ? recoloring.recolor(bytes) : bytes;
}

/** Throws UnusableMedia for a file that is not a picture, or that pages cannot show. */
export async function preparePicture(name: string, context: MediaContext): Promise<Prepared<PreparedPicture>> {
  return arrange(name, await encodePicture(name, context));
}

async function encodePicture(name: string, context: MediaContext): Promise<Cached> {
  const { cache, isPreview, onEncode } = context;
  const bytes = readPicture(name, context);
  const extension = extensionOf(name);
  if (extension === "svg") {
    return cache.get(bytes, svgSettings, async () => {
      onEncode(name);
      return (await import("./encode-apart.ts")).encodeApart({ kind: "drawing", bytes });
    });
  }
  const published = { ...rasterSettings, extension };
  const found = isPreview ? cache.find(bytes, published) : undefined;
  if (found) return found;
  const settings = isPreview ? { ...quickSettings, extension } : published;
  return cache.get(bytes, settings, async () => {
    onEncode(name);
    return (await import("./encode-raster.ts")).encodeRaster({ bytes, extension, settings });
  });
}

/** Names each file by its width and format: `pictures/office.jpg`, 800 pixels wide, becomes `assets/pictures/office-800.3f2a9c1b.webp`. */
function arrange(name: string, { size, files }: Cached): Prepared<PreparedPicture> {
  const stem = name.slice(0, -path.extname(name).length);
  const outputs: OutputFile[] = [];
  const written = files.map(({ file, type, width }) => {
    const extension = path.extname(file);
    const output = planCopy(extension === ".svg" ? name : `${stem}-${width}${extension}`, file);
    outputs.push(output);
    return { type, width, path: output.path };
  });
  const [fallback, ...variants] = written;
  const types = [...new Set(variants.map(({ type }) => type))];
  const formats = types.map((type) => ({ type, variants: variants.filter((each) => each.type === type) }));
  return { value: { kind: "picture", ...size, path: fallback!.path, formats }, outputs };
}

/**
 * Finds or makes a picture that only other machines see, so a preview of the site draws none. Undefined for one that cannot be drawn.
 * `order` has `bytes`, of which the cache remembers the result together with `settings`.
 */
export async function findOrDraw(
  order: Order,
  settings: object,
  { cache, isPreview }: MediaTools,
): Promise<Cached | undefined> {
  if (isPreview) return cache.find(order.bytes, settings);
  const draw = async () => (await import("./encode-apart.ts")).encodeApart(order);
  return cache.get(order.bytes, settings, draw).catch((error: unknown) => {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  });
}

/** Text in a drawing uses the machine's fonts, so it looks different elsewhere. */
export function isSameEverywhere({ bytes, extension }: PictureBytes): boolean {
  return extension !== "svg" || !/<(?:[\w-]+:)?text[\s>]/i.test(decodeSvg(bytes));
}

/** Returns an empty file in place of a picture that cannot be used. */
export function standInForPicture(name: string): Prepared<PreparedPicture> {
  const output = { path: hashedPath(name, name), contents: "" };
  return { value: { kind: "picture", width: 1, height: 1, path: output.path, formats: [] }, outputs: [output] };
}

/** Describes an output file that copies another file, named by the hash of its bytes. */
export function planCopy(name: string, copyOf: string): OutputFile {
  const bytes = readFileSync(copyOf);
  const hash = contentHash(bytes, 64);
  return { path: pathWithHash(name, hash), copyOf, size: bytes.length, hash };
}
