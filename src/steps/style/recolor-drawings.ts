import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BrandColors } from "../../model/content/brand.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { parseColor, type Color } from "../../lib/color.ts";
import { completeColors, reference, type Leader } from "./palette.ts";
import { createTransfer, type Anchor } from "./transfer.ts";

/** Gives drawings the colors of the practice, on light screens and on dark ones. */
export interface Recoloring {
  /** Differs if any color is replaced differently. */
  key: string;
  /** Returns the bytes unchanged unless the drawing is one of the tool's own. */
  recolor: (drawing: Buffer) => Buffer;
}

/** Colors in drawings that become the practice's. All others belong to teeth, gums, skin, hair and tools, and stay. */
const families: readonly {
  leader: Leader;
  /** Range in degrees. */
  hues: readonly [number, number];
  leastChroma: number;
  leastLightness: number;
}[] = [
  { leader: "main", hues: [165, 203], leastChroma: 0, leastLightness: 0 },
  // Shades of teeth are darker or more yellow.
  { leader: "main", hues: [140, 165], leastChroma: 0, leastLightness: 0.94 },
  // Metal has almost the hue of ink, but less chroma.
  { leader: "main", hues: [203, 210], leastChroma: 0.028, leastLightness: 0 },
  // Gums and skin have almost this hue, but less chroma.
  { leader: "accent", hues: [30, 38], leastChroma: 0.13, leastLightness: 0 },
  // Bones and fair hair have less chroma, or are darker.
  { leader: "sun", hues: [76, 81], leastChroma: 0.012, leastLightness: 0.84 },
  { leader: "sun", hues: [76, 82], leastChroma: 0.05, leastLightness: 0.82 },
  // Only the sky is lighter than any skin.
  { leader: "sun", hues: [54, 63], leastChroma: 0, leastLightness: 0.9 },
  { leader: "paper", hues: [84, 86], leastChroma: 0, leastLightness: 0.99 },
];

/** Recolors the drawings that come with the tool. Every other drawing stays as is. */
export function createRecoloring(colors: BrandColors): Recoloring {
  const complete = completeColors(colors);
  const own = families.map((family) => {
    const anchor: Anchor = { from: reference[family.leader], to: complete[family.leader] };
    return { ...family, transfer: createTransfer([anchor]) };
  });
  const familyOf = (text: string) => {
    const color = parseColor(text)!;
    return own.find((family) => isOf(family, color));
  };
  const recolorOne = (color: string): string => familyOf(color)?.transfer(color) ?? color;
  /** A color that all practices share on light screens may follow one of the practice's on dark ones. */
  const recolorNight = (color: string, night: string): string =>
    (familyOf(color) ?? familyOf(night))?.transfer(night) ?? night;
  const palette = new Map([...readPalette()].map((color) => [color, recolorOne(color)]));
  return {
    key: JSON.stringify([...palette]),
    recolor: (bytes) => {
      const text = bytes.toString("utf8");
      if (!isOfPalette(text, palette)) return bytes;
      const recolored = text
        .replaceAll(nightRule, (rule, color: string, night: string) =>
          rule.replace(`:${night}`, `:${recolorNight(color, night)}`),
        )
        .replaceAll(paint, (_, start: string, color: string) => start + (palette.get(color) ?? color));
      return Buffer.from(recolored);
    },
  };
}

function isOf(
  { hues: [from, to], leastChroma, leastLightness }: (typeof families)[number],
  { lightness, chroma, hue = NaN }: Color,
): boolean {
  return hue >= from && hue <= to && chroma >= leastChroma && lightness >= leastLightness;
}

/** Matches `fill="#1f6463"`, in an element and in a rule of style. The tool's drawings write all their colors this way. */
const paint = /([\s[](?:fill|stroke)=")([^"]*)/g;

/** Matches one color on a dark screen: `[fill="#e4f1ee"]{fill:#1a4347}`. */
const nightRule = /\[(?:fill|stroke)="(#[\da-f]{6})"\]\{(?:fill|stroke):(#[\da-f]{6})\}/g;

/** Matches the style of the tool's drawings, which has only such rules. */
const nightStyle = new RegExp(`<style>@media \\(prefers-color-scheme:dark\\)\\{(?:${nightRule.source})*\\}</style>`);

/** Matches any other way to give a drawing a color. */
const otherPaint = /\s(?:fill|stroke)\s*=\s*'|\sstyle\s*=|<style|<image|color\s*=/;

const paintsOf = (text: string): string[] =>
  [...text.matchAll(paint)].map(([, , color]) => color!).filter((color) => color !== "none");

/** Reads the colors of all drawings that come with the tool. Most of them are mixed from those in assets/source/kit.mjs. */
function readPalette(): ReadonlySet<string> {
  const folder = path.join(packageFolder, "assets/pictures");
  const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  return new Set(drawings.flatMap((name) => paintsOf(readFileSync(path.join(folder, name), "utf8"))));
}

function isOfPalette(text: string, palette: ReadonlyMap<string, string>): boolean {
  const colors = paintsOf(text);
  return (
    colors.length > 0 && !otherPaint.test(text.replace(nightStyle, "")) && colors.every((color) => palette.has(color))
  );
}
