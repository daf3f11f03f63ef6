import sharp from "sharp";
import type { Encoded } from "./cache.ts";
import { readSvg } from "./read-svg.ts";
import { pixelSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Draws a drawing as PNG. Throws UnusableMedia for one that may not be published, and for a file that is not a drawing. */
export async function encodePixels(bytes: Buffer): Promise<Encoded> {
  const { text, size } = await readSvg(bytes);
  const { side, png } = pixelSettings;
  // The drawing is drawn at its final size, because enlarged pixels would be blurred.
  const density = Math.min(72 * (side / Math.max(size.width, size.height)), 2400);
  try {
    const { data, info } = await sharp(Buffer.from(text), { density, limitInputPixels: false })
      .resize({ width: side, height: side, fit: "inside" })
      .png(png)
      .toBuffer({ resolveWithObject: true });
    return { size: info, files: [{ type: "image/png", width: info.width, bytes: data }] };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}
