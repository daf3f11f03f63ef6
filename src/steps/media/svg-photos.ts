import sharp from "sharp";
import { findPrivateData } from "./private-data-in-pictures.ts";
import { millionPixels } from "./raster.ts";
import { tooHeavy } from "./svg-work.ts";
import { UnusableMedia } from "./unusable-media.ts";

/**
 * Throws UnusableMedia if a photo in a drawing reveals where, with which camera or by whom it was made, or if all photos in the drawing
 * have more pixels together than one picture may. `addresses` are `data:` addresses. Unreadable pictures show and reveal nothing.
 */
export async function checkPhotos(addresses: readonly string[]): Promise<void> {
  let pixels = 0;
  for (const address of addresses) {
    const bytes = await decodeDataAddress(address);
    const { width = 0, height = 0 } =
      (await ignoreUnreadable(sharp(bytes, { limitInputPixels: false }).metadata())) ?? {};
    pixels += width * height;
    if (pixels > millionPixels * 1_000_000) throw tooHeavy(`photos in it of more than ${millionPixels} million pixels`);
    const says = await ignoreUnreadable(findPrivateData(bytes));
    if (says !== undefined) {
      throw new UnusableMedia({ code: "media/hidden-data", found: `a photo in it that says ${says}` });
    }
  }
}

async function decodeDataAddress(address: string): Promise<Buffer> {
  const bytes = await ignoreUnreadable(fetch(address).then((answer) => answer.arrayBuffer()));
  return Buffer.from(bytes ?? new ArrayBuffer());
}

function ignoreUnreadable<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch(() => undefined);
}
