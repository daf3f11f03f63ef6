import {
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  toGamut,
  useMode,
  wcagContrast,
} from "culori/fn";

// Only these color spaces are loaded, out of many.
const toOklch = useMode(modeOklch);
for (const mode of [modeOklab, modeRgb, modeLrgb]) useMode(mode as typeof modeRgb);
const toRgb = converter("rgb");
/** Maps a color to sRGB with the least possible loss of chroma. */
const toScreen = toGamut("rgb", "oklch");

/** A color in the perceptual space OKLCH. */
export interface Color {
  /** From 0 for black to 1 for white. */
  lightness: number;
  /** From 0 for gray. */
  chroma: number;
  /** Degrees; undefined for gray. */
  hue: number | undefined;
  /** From 0 to 1. */
  alpha: number;
}

/** Below this chroma no eye sees a hue. */
const grayChroma = 0.002;

/** Returns undefined for text that is not a color. */
export function parseColor(text: string): Color | undefined {
  // culori also takes hexadecimal digits without #, so 400 would be a blue.
  const parsed = /^[\da-f]*$/i.test(text) ? undefined : parse(text);
  if (parsed === undefined) return undefined;
  const { l, c, h, alpha = 1 } = toOklch(parsed);
  return { lightness: l, chroma: c, hue: c < grayChroma ? undefined : h, alpha };
}

/** Prints a color in sRGB, with no more chroma than screens can show: `#1a5a59`, or `rgb(26 90 89 / .3)`. */
export function printColor({ lightness, chroma, hue, alpha }: Color): string {
  const color = toScreen({ mode: "oklch", l: lightness, c: chroma, h: hue ?? 0 });
  if (alpha === 1) return formatHex(color);
  const { r, g, b } = toRgb(color);
  const channels = [r, g, b].map((channel) => Math.round(channel * 255)).join(" ");
  return `rgb(${channels} / ${String(alpha).replace(/^0\./, ".")})`;
}

/** Returns the WCAG 2 contrast ratio, from 1 to 21. Both colors are opaque, as style sheets write them. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Returns red, green and blue from 0 to 255; undefined for text that is not a color. */
export function channelsOf(text: string): [red: number, green: number, blue: number] | undefined {
  const color = toRgb(text);
  return color && [color.r * 255, color.g * 255, color.b * 255];
}

/** Prints red, green and blue, from 0 to 255, as `#1a5a59`. */
export const printChannels = (channels: readonly number[]): string => {
  const [r = 0, g = 0, b = 0] = channels.map((each) => Math.round(each) / 255);
  return formatHex({ mode: "rgb", r, g, b });
};

/** Returns the degrees between two hues, from 0 to 180. Grays are near each other, and far from all hues. */
export function hueDistance(one: number | undefined, other: number | undefined): number {
  if (one === undefined || other === undefined) return one === other ? 0 : 180;
  const distance = Math.abs(one - other);
  return Math.min(distance, 360 - distance);
}
