import sharp from "sharp";
import { printChannels } from "../../lib/color.ts";
import { shadeOf, shades as numberOfShades } from "../../lib/shade-of.ts";
import type { LogoFacts } from "../../model/build/logo-facts.ts";
import type { Encoded } from "./cache.ts";
import { inspectRaster, openRaster } from "./raster.ts";
import { readSvg } from "./read-svg.ts";
import { shadeSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** A small copy of a picture. `shades` has a row of the picture after the other; undefined is a transparent pixel. */
interface Shades {
  width: number;
  /** Red, green and blue of each pixel. */
  colors: (Channels | undefined)[];
  shades: (number | undefined)[];
}

type Channels = readonly [red: number, green: number, blue: number];

/** Measures a logo; the file is JSON (LogoFacts). Throws UnusableMedia for a picture that no page can show. */
export async function encodeShades(bytes: Buffer, extension: string): Promise<Encoded> {
  const picture = await readShades(bytes, extension);
  const all = picture.shades.filter((shade) => shade !== undefined);
  const paper = findPaper(picture);
  const facts: LogoFacts = {
    counts: countEach(all),
    countsAlone: countEach(findPartsAlone(picture)),
    ...(paper !== undefined && { paper }),
    colors: listMainColors(
      picture.colors.flatMap((color) => (color && (paper === undefined || !isWhite(color)) ? [color] : [])),
    ),
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
  const colors = Array.from({ length: data.length / 4 }, (_, pixel): Channels | undefined => {
    const at = pixel * 4;
    return data[at + 3]! >= leastAlpha ? [data[at]!, data[at + 1]!, data[at + 2]!] : undefined;
  });
  return { width: info.width, colors, shades: colors.map((color) => color && shadeOf(...color)) };
}

const isWhite = (color: Channels): boolean => Math.min(...color) >= shadeSettings.leastOfPaper;

/** Returns the color around the logo if it is nearly white at every edge; undefined if there is none. */
function findPaper({ width, colors }: Shades): string | undefined {
  const rim = colors.filter(
    (_, at) => at < width || at >= colors.length - width || at % width === 0 || at % width === width - 1,
  );
  const white = rim.flatMap((color) => (color && isWhite(color) ? [color] : []));
  const isPaper =
    white.length >= rim.length * shadeSettings.leastRim && colors.some((color) => color && !isWhite(color));
  return isPaper ? printMean(white) : undefined;
}

/** Lists the colors with the most pixels. Those of the edges of shapes, which are mixed, have too few. */
function listMainColors(colors: readonly Channels[]): LogoFacts["colors"] {
  const alike = new Map<string, Channels[]>();
  for (const channels of colors) {
    const key = channels.map((each) => each >> 4).join();
    const group = alike.get(key);
    if (group) group.push(channels);
    else alike.set(key, [channels]);
  }
  return [...alike.values()]
    .map((group) => ({ color: printMean(group), share: group.length / colors.length }))
    .filter(({ share }) => share >= shadeSettings.leastColor)
    .sort((a, b) => b.share - a.share);
}

/** Prints the color between all of them. */
const printMean = (colors: readonly Channels[]): string =>
  printChannels([0, 1, 2].map((at) => sumOf(colors, at) / colors.length));

const sumOf = (colors: readonly Channels[], at: number): number => colors.reduce((sum, each) => sum + each[at]!, 0);

function countEach(shades: readonly number[]): number[] {
  const counts = Array.from({ length: numberOfShades }, () => 0);
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
