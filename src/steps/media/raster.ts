import sharp, { type Metadata, type Sharp } from "sharp";
import { pictureTypes } from "../../model/build/media-kinds.ts";
import type { Encoded } from "./cache.ts";
import { rasterSettings, type RasterSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

// On some systems sharp would use one thread per core, so the site would differ from machine to machine.
sharp.concurrency(rasterSettings.threads);
// No operation is repeated, so sharp's cache would only take memory.
sharp.cache(false);

/** A photograph, and how to encode it. */
export interface PhotoOrder {
  bytes: Buffer;
  extension: string;
  settings: RasterSettings;
}

/** Another file of a photograph. */
export interface Variant {
  bytes: Buffer;
  format: "avif" | "webp" | "jpeg" | "png";
  /** In pixels. */
  width: number;
  settings: RasterSettings;
}

export const millionPixels = 50;
/** Longest side of a WebP file, in pixels. */
const longestSide = 16_383;
const formatNames: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
};

/**
 * Encodes the file of a photograph that every browser can show: a JPEG, or a PNG if it is transparent. It is upright and without metadata.
 * Throws UnusableMedia if the file is not the picture its extension says.
 */
export async function encodePhoto({ bytes, extension, settings }: PhotoOrder): Promise<Encoded> {
  const { width, height, hasAlpha } = await inspectRaster(bytes, extension);
  const target = Math.min(width, settings.fallbackWidth);
  const file = await resize({ bytes, format: hasAlpha ? "png" : "jpeg", width: target, settings });
  return { size: { width, height }, files: [file] };
}

/** Encodes another file of a photograph that `encodePhoto` has accepted. */
export async function encodeVariant(variant: Variant): Promise<Encoded> {
  return { size: { width: 0, height: 0 }, files: [await resize(variant)] };
}

async function resize({ bytes, format, width, settings }: Variant): Promise<Encoded["files"][number]> {
  const picture = openRaster(bytes).resize({ width, withoutEnlargement: true });
  try {
    return { type: `image/${format}`, width, bytes: await picture[format](settings[format]).toBuffer() };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

/** Opens a picture and turns it upright. */
export function openRaster(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: millionPixels * 1_000_000 }).autoOrient();
}

/** Measures a picture as it is when upright. Throws UnusableMedia if it is too large, or is not what its extension says. */
export async function inspectRaster(
  bytes: Buffer,
  extension: string,
): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  let metadata: Metadata;
  try {
    // This reads only the file's header, so the size is known before anything is unpacked.
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
  const { width, height, hasAlpha } = metadata;
  const format = pictureFormatOf(metadata);
  if (format !== formatNames[extension]) {
    throw new UnusableMedia({ code: "media/wrong-content", extension, found: wordFormat(format) });
  }
  if (width * height > millionPixels * 1_000_000 || Math.max(width, height) > longestSide) {
    throw new UnusableMedia({ code: "media/too-large", way: "pixels", width, height, millionPixels, longestSide });
  }
  const { autoOrient } = metadata;
  return { width: autoOrient.width, height: autoOrient.height, hasAlpha };
}

/** Tells AVIF from HEIC, because sharp names both by their container. */
function pictureFormatOf({ format, compression }: Metadata): string {
  return format !== "heif" ? format : compression === "av1" ? "avif" : "heic";
}

function wordFormat(format: string): string {
  const known = Object.keys(pictureTypes).find((extension) => formatNames[extension] === format);
  return known === undefined ? format.toUpperCase() : known.toUpperCase();
}
