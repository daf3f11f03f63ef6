import { parseColor, printColor, type Color } from "./color.ts";

/** How a color of the reference palette becomes one of the practice's. */
interface Shift {
  /** Degrees. */
  hue: number;
  /** What its chroma is multiplied by, if it has as much as `origin`. */
  factor: number;
  /** The chroma of the reference color. */
  origin: number;
}

/** A color of the reference palette, and the practice's own in its place. */
export interface Anchor {
  from: string;
  to: string | undefined;
}

/**
 * Carries colors of the reference palette over to the practice's, in a space where a step looks as large in every hue. Each goes the way
 * of the anchor whose hue is nearest to its own, grays the way of the first; its lightness stays. Without a change, its text stays, too.
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

/** A color that goes with another: it keeps its distance to that one in lightness as well. */
export function followColor(text: string, from: string, to: string): string {
  const [color, origin, target] = [parseColor(text), parseColor(from), parseColor(to)];
  if (color === undefined || origin === undefined || target === undefined) return text;
  const shifted = shiftColor(color, shiftBetween(origin, to));
  const lightness = color.lightness + target.lightness - origin.lightness;
  return printIfChanged(text, color, { ...shifted, lightness });
}

function printIfChanged(text: string, before: Color, after: Color): string {
  const printed = printColor(after);
  return printed === printColor(before) ? text : printed;
}

const noShift: Shift = { hue: 0, factor: 1, origin: 0 };

function shiftBetween(from: Color, text: string | undefined): Shift {
  const to = text === undefined ? undefined : parseColor(text);
  if (to === undefined) return noShift;
  return {
    hue: to.hue === undefined || from.hue === undefined ? 0 : to.hue - from.hue,
    factor: from.chroma === 0 ? 1 : to.chroma / from.chroma,
    origin: from.chroma,
  };
}

function shiftColor(color: Color, { hue, factor, origin }: Shift): Color {
  // What has only a tinge of the color is to stay calm where the practice's is a strong one.
  const share = factor > 1 ? Math.min(1, Math.max(0.35, color.chroma / origin)) : 1;
  return {
    ...color,
    hue: color.hue && (color.hue + hue + 360) % 360,
    chroma: color.chroma * factor ** share,
  };
}

/** Degrees from 0 to 180; 0 where one is gray. */
function hueDistance(one: Color, other: Color): number {
  if (one.hue === undefined || other.hue === undefined) return 0;
  const distance = Math.abs(one.hue - other.hue);
  return Math.min(distance, 360 - distance);
}
