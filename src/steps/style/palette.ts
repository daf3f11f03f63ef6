import { contrastOf, parseColor, printColor, type Color } from "../../lib/color.ts";
import type { BrandColors } from "../../model/content/brand.ts";

/** The four colors that all others follow. `paper` is the page behind everything. */
export type Leader = "main" | "accent" | "sun" | "paper";

/** The leaders in the palette of `templates/css/tokens.css`, which the tool's drawings share. */
export const reference: Readonly<Record<Leader, string>> = {
  main: "#1a5a59",
  accent: "#b5432b",
  sun: "#f0bd6a",
  paper: "#fffdf9",
};

/** Chooses the colors that the practice leaves out, from those that it gives. A site with one color has only shades of it. */
export function completeColors({ main, accent = main, sun }: BrandColors): Record<Leader, string> {
  const paper = change(main, ({ chroma }) => ({ lightness: 0.993, chroma: Math.min(chroma, 0.004) }));
  // A color too light for words is seen as it is in the sun.
  const shape = isLight(main)
    ? main
    : change(accent, ({ chroma }) => ({ lightness: 0.87, chroma: Math.min(chroma, 0.08) }));
  return { main, accent, sun: sun ?? shape, paper };
}

/**
 * Lists the tokens of light screens that have one of the practice's colors unchanged: links have the first that can be read, and words and
 * dark bands one that is nearly black.
 */
export function leadColors(colors: BrandColors): ReadonlyMap<string, string> {
  const { main, accent, sun, paper } = completeColors(colors);
  const given = [main, accent].map((color) => color.toLowerCase());
  const isReadable = (color: string): boolean => contrastOf(color, paper) >= 4.5;
  const ink = given.find((color) => parseColor(color)!.lightness < nearlyBlack);
  const inks = ink === undefined ? [] : ["text", "deep", "plate"].map((token): [string, string] => [token, ink]);
  // Marks beside the current item need less contrast than words.
  const marks: [string, string][] = isReadable(main) ? [] : [["line-strong", main]];
  return new Map([
    ["link", given.find(isReadable) ?? main],
    ["accent", accent],
    ["sun", sun],
    ["surface", paper],
    ...inks,
    ...marks,
  ]);
}

/** Lightness of the ink in `templates/css/tokens.css`. */
const nearlyBlack = 0.285;

const isLight = (color: string): boolean => parseColor(color)!.lightness > 0.66;

function change(text: string, parts: (color: Color) => Partial<Color>): string {
  const color = parseColor(text)!;
  return printColor({ ...color, ...parts(color) });
}
