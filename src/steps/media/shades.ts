import sharp from "sharp";
import type { Encoded } from "./cache.ts";
import { inspectRaster, openRaster } from "./raster.ts";
import { readSvg } from "./read-svg.ts";
import { shadeSettings } from "./settings.ts";
import { shadeOf } from "./shade-of.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** A small copy of a picture. `shades` has a row of the picture after the other; undefined is a transparent pixel. */
interface Shades {
  width: number;
  shades: (number | undefined)[];
}

/** A logo as it looks from afar. */
export interface LogoFacts {
  /** The number of pixels of each shade (see `shadeOf`). */
  counts: number[];
  /** A logo as its parts look that stand alone, such as letters: everything around them is transparent. */
  countsAlone: number[];
}

/** Measures a logo; the file is JSON (LogoFacts). Throws UnusableMedia for a picture that no page can show. */
export async function encodeShades(bytes: Buffer, extension: string): Promise<Encoded> {
  const picture = await readShades(bytes, extension);
  const all = picture.shades.filter((shade) => shade !== undefined);
  const facts: LogoFacts = {
    counts: countEach(all),
    countsAlone: countEach(findPartsAlone(picture)),
  };
  const file = { type: "application/json", width: 0, bytes: Buffer.from(JSON.stringify(facts)) };
  return { size: { width: 0, height: 0 }, files: [file] };
}

async function readShades(bytes: Buffer, extension: string): Promise<Shades> {
  const { side, leastAlpha } = shadeSettings;
  const isDrawing = extension === "svg";
  if (!isDrawing) await inspectRaster(bytes, extension);
  const picture = isDrawing
    ? sharp(Buffer.from((await readSvg(bytes)).text), { limitInputPixels: false })
    : openRaster(bytes);
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: "inside" })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnusableMedia({ code: "media/corrupt" });
    });
  const shades = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = pixel * 4;
    return data[at + 3]! >= leastAlpha ? shadeOf(data[at]!, data[at + 1]!, data[at + 2]!) : undefined;
  });
  return { width: info.width, shades };
}

function countEach(shades: readonly number[]): number[] {
  const counts = Array.from({ length: shadeSettings.shades }, () => 0);
  for (const shade of shades) counts[shade]!++;
  return counts;
}

/** Returns the shades of all pixels of parts in one shade that have next to nothing but transparency around them. */
function findPartsAlone(picture: Shades): number[] {
  const seen = new Set<number>();
  return [...picture.shades.keys()].flatMap((start) => {
    if (picture.shades[start] === undefined || seen.has(start)) return [];
    const { part, rim } = growPart(picture, start, seen);
    const open = rim.filter((shade) => shade === undefined).length;
    return open >= rim.length * shadeSettings.leastOpen ? part : [];
  });
}

/** Returns the shades of the part that a pixel belongs to, and those of all pixels around it. Adds the part to `seen`. */
function growPart({ width, shades }: Shades, start: number, seen: Set<number>) {
  const part = new Set([start]);
  const rim: (number | undefined)[] = [];
  const shade = shades[start]!;
  // The set grows while it is read: each pixel of the part adds its neighbors.
  for (const at of part) {
    for (const next of neighborsOf(at, width, shades.length)) {
      const other = next === undefined ? undefined : shades[next];
      const isLike = other !== undefined && Math.abs(other - shade) <= shadeSettings.likeness;
      if (next !== undefined && isLike && !seen.has(next)) part.add(next);
      else rim.push(other);
    }
  }
  for (const at of part) seen.add(at);
  return { part: [...part].map((at) => shades[at]!), rim };
}

/** Returns the pixels above, below, before and after one; undefined is outside the picture. */
function neighborsOf(at: number, width: number, length: number): (number | undefined)[] {
  const column = at % width;
  return [
    at >= width ? at - width : undefined,
    at + width < length ? at + width : undefined,
    column > 0 ? at - 1 : undefined,
    column < width - 1 ? at + 1 : undefined,
  ];
}
