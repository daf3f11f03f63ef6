import { shadeSettings } from "./settings.ts";
import type { Shades } from "./shade-of.ts";

/**
 * Returns the height of a logo's letters as a share of the logo's, or 0. A row of pixels through letters goes in and out of ink many times;
 * a row through a symbol does so a few times. Where letters are in several lines, the highest counts.
 */
export function measureLetters(picture: Shades): number {
  const rows = inkOfRows(picture);
  const strokes = rows.map(countStrokes);
  const inked = strokes.filter((count) => count > 0).length;
  let highest = 0;
  let height = 0;
  for (const count of strokes) {
    height = count >= shadeSettings.leastStrokes ? height + 1 : 0;
    highest = Math.max(highest, height);
  }
  // A row or two with many strokes are an ornament.
  return highest < 4 ? 0 : highest / inked;
}

/** Returns where each row has ink: what is not transparent or, in a picture that fills its rectangle, not like its first corner. */
function inkOfRows({ width, shades }: Shades): boolean[][] {
  const ground = shades.includes(undefined) ? undefined : shades[0];
  const isInk = (shade: number | undefined): boolean =>
    shade !== undefined && (ground === undefined || Math.abs(shade - ground) > shadeSettings.likeness);
  return Array.from({ length: shades.length / width }, (_, row) =>
    shades.slice(row * width, (row + 1) * width).map(isInk),
  );
}

const countStrokes = (row: readonly boolean[]): number =>
  row.filter((isInk, at) => isInk && row[at - 1] !== true).length;
