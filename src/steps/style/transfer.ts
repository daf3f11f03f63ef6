import { hueDistance, parseColor, printColor, type Color } from "../../lib/color.ts";

/** The change that turns a color of the reference palette into one of the practice's. */
interface Shift {
  /** The practice's hue in degrees; undefined if colors keep their own. */
  hue: number | undefined;
  /** Lightness of the practice's color. */
  lightness: number;
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
 * Transfers colors of the reference palette to the practice's, in a perceptually uniform space. Each color gets the hue of the practice's
 * color in place of the anchor whose hue is nearest to its own, so no other hue appears; a gray shifts like a gray anchor, or else like the
 * first. Lightness stays. If nothing changes, the text stays too.
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
      (one, other) => hueDistance(one.origin.hue, color.hue) - hueDistance(other.origin.hue, color.hue),
    );
    return nearest === undefined ? text : printIfChanged(text, color, shiftColor(color, nearest.shift));
  };
}

/** Gives a color that goes with another the other's hue, if that has one, and keeps its distance in lightness to it. */
export function followColor(text: string, from: string, to: string): string {
  const [color, origin, target] = [parseColor(text), parseColor(from), parseColor(to)];
  if (color === undefined || origin === undefined || target === undefined) return text;
  const lightness = color.lightness + target.lightness - origin.lightness;
  const { hue, chroma } = target.chroma < tinge ? color : target;
  return printIfChanged(text, color, { ...color, lightness, hue, chroma });
}

/** Chroma of a ground that looks white or gray. */
const tinge = 0.006;

function printIfChanged(text: string, before: Color, after: Color): string {
  const printed = printColor(after);
  return printed === printColor(before) ? text : printed;
}

function shiftBetween(from: Color, text: string): Shift {
  const to = parseColor(text);
  const isOther = to !== undefined && printColor(to) !== printColor(from);
  return {
    hue: isOther ? to.hue : undefined,
    lightness: (to ?? from).lightness,
    factor: isOther && from.chroma > 0 ? to.chroma / from.chroma : 1,
    origin: from.chroma,
  };
}

function shiftColor(color: Color, { hue = color.hue, lightness, factor, origin }: Shift): Color {
  // A color with only a tinge stays calm if the practice's color is strong.
  const share = factor > 1 ? Math.min(1, Math.max(0.35, color.chroma / origin)) : 1;
  const chroma = color.chroma * factor ** share;
  if (color.hue === undefined) return { ...color, chroma };
  return { ...color, hue, chroma: isBrown({ ...color, hue }, lightness) ? Math.min(chroma, tinge) : chroma };
}

/** Whether a color is a dark shade of a light yellow or orange, which no longer looks like that color. */
const isBrown = ({ lightness, hue = NaN }: Color, from: number): boolean =>
  hue > 45 && hue < 115 && lightness < 0.5 && from - lightness > 0.3;
