import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import { pictureTypes } from "../model/media-kinds.ts";
import type { Encoded } from "./cache.ts";
import { previewSettings, rasterSettings, type RasterSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

// On some systems sharp would take as many as there are cores, which makes another site on each machine.
sharp.concurrency(rasterSettings.threads);
// Nothing is asked of it twice.
sharp.cache(false);
/** Each core has a file of its own to encode. */
const inTurn = pLimit(availableParallelism());

const millionPixels = 50;
/** The most that a side of a WebP file can have. */
const longestSide = 16_383;
const formatNames: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
};

/**
 * Encodes a photograph in the settings' formats and widths, with a JPEG (PNG where it is transparent) for every other browser.
 * Turned upright, without metadata. Throws UnusableMedia when it is not the picture its extension says.
 */
export async function encodeRaster(bytes: Buffer, extension: string, settings: RasterSettings): Promise<Encoded> {
  const { width, height, hasAlpha } = await inspect(bytes, extension);
  const picture = sharp(bytes, { limitInputPixels: millionPixels * 1_000_000 }).autoOrient();
  const largest = Math.min(width, settings.widths.at(-1)!);
  const widths = [...settings.widths.filter((each) => each < largest), largest];

  const at = (target: number): Sharp => picture.clone().resize({ width: target, withoutEnlargement: true });
  const encode = async (format: Format, target: number): Promise<Encoded["files"][number]> => ({
    type: `image/${format}`,
    width: target,
    bytes: await inTurn(() => at(target)[format](settings[format]).toBuffer()),
  });
  // The widest first: they take longest.
  const variants = widths
    .toReversed()
    .flatMap((target) => settings.formats.toReversed().map((format) => encode(format, target)));
  const fallback = encode(hasAlpha ? "png" : "jpeg", Math.min(width, settings.fallbackWidth));
  try {
    const [first, ...others] = await Promise.all([fallback, ...variants]);
    return { size: { width, height }, files: [first, ...others.toReversed()] };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

type Format = "avif" | "webp" | "jpeg" | "png";

/** Encodes any picture, drawings included, for link previews. A drawing is drawn at that size, however large it says it is. */
export async function encodePreview(bytes: Buffer): Promise<Encoded> {
  const { width, height, quality } = previewSettings;
  try {
    const preview = await sharp(bytes, { limitInputPixels: false })
      .autoOrient()
      .resize({ width, height, fit: "cover" })
      .flatten({ background: "#fff" })
      .jpeg({ quality })
      .toBuffer();
    return { size: { width, height }, files: [{ type: "image/jpeg", width, bytes: preview }] };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

async function inspect(
  bytes: Buffer,
  extension: string,
): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  let metadata: Metadata;
  try {
    // Only the file's header is read, so its size is known before anything is unpacked.
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
  const { width, height, hasAlpha } = metadata;
  const format = formatOf(metadata);
  if (format !== formatNames[extension]) {
    throw new UnusableMedia({ code: "media/wrong-content", extension, found: nameOf(format) });
  }
  if (width * height > millionPixels * 1_000_000 || Math.max(width, height) > longestSide) {
    throw new UnusableMedia({ code: "media/too-large", width, height, millionPixels, longestSide });
  }
  const { autoOrient } = metadata;
  return { width: autoOrient.width, height: autoOrient.height, hasAlpha };
}

/** sharp calls both AVIF and HEIC by the name of their container. */
function formatOf({ format, compression }: Metadata): string {
  return format !== "heif" ? format : compression === "av1" ? "avif" : "heic";
}

function nameOf(format: string): string {
  const known = Object.keys(pictureTypes).find((extension) => formatNames[extension] === format);
  return known === undefined ? format.toUpperCase() : known.toUpperCase();
}
