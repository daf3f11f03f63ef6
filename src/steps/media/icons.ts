import sharp, { type Sharp } from "sharp";
import type { Encoded } from "./cache.ts";
import { inspectRaster, openRaster } from "./raster.ts";
import { readSvg } from "./read-svg.ts";
import { iconSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/**
 * Makes from one icon what browsers and phones request: first the .ico, then a PNG of each size. `background` fills the icons that may not
 * be transparent. Throws UnusableMedia for an icon that is not square, and for a photo that would have to be enlarged.
 */
export async function encodeIcons(bytes: Buffer, extension: string, background: string): Promise<Encoded> {
  const { inIco, touch, largest, maskable, maskableShare, touchShare } = iconSettings;
  const { image, size } = await openIcon(bytes, extension);
  try {
    const drawn = await image
      .resize({ width: largest, height: largest, fit: "contain", background: clear })
      .png()
      .toBuffer();
    const { isOpaque } = await sharp(drawn).stats();
    const clearIcon = (side: number): Promise<Buffer> => sharp(drawn).resize(side).png().toBuffer();
    // An opaque icon's own background continues around it.
    const around = isOpaque ? await cornerOf(drawn) : background;
    const filled = (side: number, share: number): Promise<Buffer> => fill(drawn, { side, share }, around);
    const png = async (width: number, made: Promise<Buffer>) => ({ type: "image/png", width, bytes: await made });
    const ico = packIco(await Promise.all(inIco.map(async (side) => ({ side, png: await clearIcon(side) }))));
    const files = [
      { type: "image/x-icon", width: Math.max(...inIco), bytes: ico },
      await png(touch, filled(touch, isOpaque ? 1 : touchShare)),
      await png(iconSettings.small, clearIcon(iconSettings.small)),
      await png(maskable, filled(maskable, maskableShare)),
      await png(largest, clearIcon(largest)),
    ];
    return { size, files };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

interface Icon {
  image: Sharp;
  /** Size in pixels. */
  size: { width: number; height: number };
}

async function openIcon(bytes: Buffer, extension: string): Promise<Icon> {
  const isDrawing = extension === "svg";
  const { text, size } = isDrawing ? await readSvg(bytes) : { text: "", size: await inspectRaster(bytes, extension) };
  const { width, height } = size;
  const least = isDrawing ? 0 : iconSettings.largest;
  // Sizes of drawings are rounded to whole pixels.
  const isSquare = Math.abs(width - height) <= Math.max(width, height) / 100;
  if (!isSquare || Math.min(width, height) < least) {
    const way = isSquare ? "small" : "oblong";
    throw new UnusableMedia({ code: "media/unfit-icon", way, width, height, least: iconSettings.largest });
  }
  const image = isDrawing ? sharp(Buffer.from(text), { limitInputPixels: false }) : openRaster(bytes);
  return { image, size: { width, height } };
}

async function cornerOf(png: Buffer): Promise<string> {
  const { data } = await sharp(png)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString("hex")}`;
}

/** Puts the icon in the middle of a square of this color. `share` is the icon's part of the side. */
function fill(png: Buffer, { side, share }: { side: number; share: number }, background: string): Promise<Buffer> {
  const inner = Math.round((side * share) / 2) * 2;
  const margin = (side - inner) / 2;
  const edges = { left: margin, right: margin, top: margin, bottom: margin };
  return sharp(png)
    .resize(inner)
    .flatten({ background })
    .extend({ ...edges, background })
    .png()
    .toBuffer();
}

/** Packs PNG files into an .ico, which browsers have read since Windows Vista: a header, 16 bytes per entry, then the files. */
function packIco(images: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ side, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
