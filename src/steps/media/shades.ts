import sharp from "sharp";
import type { Encoded } from "./cache.ts";
import { inspectRaster, openRaster } from "./raster.ts";
import { readSvg } from "./read-svg.ts";
import { shadeSettings } from "./settings.ts";
import { shadeOf } from "./shade-of.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Counts the pixels of each shade in a picture, as JSON. Throws UnusableMedia for a picture that no page can show. */
export async function encodeShades(bytes: Buffer, extension: string): Promise<Encoded> {
  const { side, shades, leastAlpha } = shadeSettings;
  const isDrawing = extension === "svg";
  if (!isDrawing) await inspectRaster(bytes, extension);
  const picture = isDrawing
    ? sharp(Buffer.from((await readSvg(bytes)).text), { limitInputPixels: false })
    : openRaster(bytes);
  const pixels = await picture
    .resize({ width: side, height: side, fit: "inside" })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UnusableMedia({ code: "media/corrupt" });
    });
  const counts = Array.from({ length: shades }, () => 0);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! >= leastAlpha) counts[shadeOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)]!++;
  }
  const file = { type: "application/json", width: 0, bytes: Buffer.from(JSON.stringify(counts)) };
  return { size: { width: 0, height: 0 }, files: [file] };
}
