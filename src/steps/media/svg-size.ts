import { UnusableMedia } from "./unusable-media.ts";

/** Measures a drawing by its viewBox, if it has one. A width or height in percent says nothing about the shape. */
export function measureSvg(root: Record<string, string>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (root.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(root.width) ?? boxWidth;
  const height = pixels(root.height) ?? boxHeight;
  const isBoxed = isSide(boxWidth) && isSide(boxHeight);
  const shown = isBoxed ? { width: width!, height: (width! * boxHeight!) / boxWidth! } : { width, height };
  const size = { width: Math.round(shown.width ?? 0), height: Math.round(shown.height ?? 0) };
  if (!isSide(size.width) || !isSide(size.height)) throw new UnusableMedia({ code: "media/svg-size" });
  return size;
}

const longestSide = 100_000;

/** A side of zero, a negative one or an infinite one is not a side. */
function isSide(length: number | undefined): boolean {
  return length !== undefined && length > 0 && length <= longestSide;
}

/** Pixels in each unit (CSS Values and Units Level 4, section 6.2). */
const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** Returns undefined for a length that depends on the page or on a font, such as `100%`. */
function pixels(length = ""): number | undefined {
  const [, number, unit = ""] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  const each = units[unit.toLowerCase()];
  return number === undefined || each === undefined ? undefined : Number(number) * each;
}
