import { parseColor, printColor, type Color } from "../../ground/color.ts";

/** The change that turns a color of the reference palette into one of the practice's. */
interface Shift {
  /** Rotation in degrees. */
  hue: number;
  /** Multiplies the color's chroma if it has as much chroma as `origin`. */
  factor: number;
  /** Chroma of the reference color. */
  origin: number;
}

/** A color of the reference palette, and the practice's color that replaces it. */
export interface Anchor {
  from: string;
  to: string;
}

/**
 * Transfers colors of the reference palette to the practice's, in a perceptually uniform space. Each color shifts like the anchor whose hue
 * is nearest to its own; a gray shifts like a gray anchor, or else like the first. Lightness stays. If nothing changes, the text stays too.
 */
export function createTransfer(anchors: readonly Anchor[]): (text: string) => string {
  const families = anchors.flatMap(({ from, to }) => {
    const origin = parseColor(from);
    return origin === undefined ? [] : [{ origin, shift: shiftBetween(origin, to) }];
  });
  return (text) => {
    const color = parseColor(text);
    if (color === undefined) return text;
    const [nearest] = families.toSorted(
      (one, other) => hueDistance(one.origin, color) - hueDistance(other.origin, color),
    );
    return nearest === undefined ? text : printIfChanged(text, color, shiftColor(color, nearest.shift));
  };
}

/** Shifts a color that goes with another, keeping its distance in lightness. It gets no stronger than both. */
export function followColor(text: string, from: string, to: string): string {
  const [color, origin, target] = [parseColor(text), parseColor(from), parseColor(to)];
  if (color === undefined || origin === undefined || target === undefined) return text;
  const shifted = shiftColor(color, shiftBetween(origin, to));
  const lightness = color.lightness + target.lightness - origin.lightness;
  const chroma = Math.min(shifted.chroma, Math.max(color.chroma, target.chroma));
  return printIfChanged(text, color, { ...shifted, lightness, chroma });
}

function printIfChanged(text: string, before: Color, after: Color): string {
  const printed = printColor(after);
  return printed === printColor(before) ? text : printed;
}

const noShift: Shift = { hue: 0, factor: 1, origin: 0 };

function shiftBetween(from: Color, text: string): Shift {
  const to = parseColor(text);
  if (to === undefined) return noShift;
  return {
    hue: to.hue === undefined || from.hue === undefined ? 0 : to.hue - from.hue,
    factor: from.chroma === 0 ? 1 : to.chroma / from.chroma,
    origin: from.chroma,
  };
}

function shiftColor(color: Color, { hue, factor, origin }: Shift): Color {
  // A color with only a tinge stays calm if the practice's color is strong.
  const share = factor > 1 ? Math.min(1, Math.max(0.35, color.chroma / origin)) : 1;
  return {
    ...color,
    hue: color.hue && (color.hue + hue + 360) % 360,
    chroma: color.chroma * factor ** share,
  };
}

/** Returns degrees from 0 to 180. Grays are near each other, and far from all hues. */
function hueDistance(one: Color, other: Color): number {
  if (one.hue === undefined || other.hue === undefined) return one.hue === other.hue ? 0 : 180;
  const distance = Math.abs(one.hue - other.hue);
  return Math.min(distance, 360 - distance);
}
