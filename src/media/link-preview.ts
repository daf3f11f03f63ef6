import sharp, { type Sharp } from "sharp";
import type { Encoded } from "./cache.ts";
import { inspectRaster, openRaster } from "./raster.ts";
import { readSvg } from "./read-svg.ts";
import { previewSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Encodes any picture, drawings included, for link previews. Throws UnusableMedia for what no page can show. */
export async function encodePreview(bytes: Buffer, extension: string): Promise<Encoded> {
  const { width, height, quality } = previewSettings;
  const picture = extension === "svg" ? await openDrawing(bytes) : await openPhoto(bytes, extension);
  try {
    const preview = await picture
      .resize({ width, height, fit: "cover" })
      .flatten({ background: "#fff" })
      .jpeg({ quality })
      .toBuffer();
    return { size: { width, height }, files: [{ type: "image/jpeg", width, bytes: preview }] };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

/** It is drawn in the size of the preview, however large it says it is. */
async function openDrawing(bytes: Buffer): Promise<Sharp> {
  const { text } = await readSvg(bytes);
  return sharp(Buffer.from(text), { limitInputPixels: false });
}

async function openPhoto(bytes: Buffer, extension: string): Promise<Sharp> {
  await inspectRaster(bytes, extension);
  return openRaster(bytes);
}
