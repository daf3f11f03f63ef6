import { UnusableMedia } from "./unusable-media.ts";

/** A style rule: what it uses of the drawing, and for which elements. Names are `.class`, `#id`, or `*` if it may be any element. */
export interface SvgRule {
  names: string[];
  uses: string[];
}

/** A style sheet, or the value of an attribute. */
export interface SvgStyle {
  /** Has no comments and texts, and numbers in the place of addresses. */
  css: string;
  addresses: string[];
}

/** At-rules that load nothing, or only by a `url()`, which is checked apart. `@import` and `@namespace` may. */
const atRules = new Set(["font-face", "media", "supports", "keyframes", "-webkit-keyframes", "layer", "charset"]);

const functions = new Set(
  `
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk
  var env calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia alpha
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  path polygon circle ellipse inset rect xywh ray shape cubic-bezier steps linear
  format
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir
  `
    .trim()
    .split(/\s+/),
);

/** The parts of a style that decide what it loads. Everything else is punctuation. */
const parts = [
  /\/\*[^]*?(?:\*\/|$)/,
  /url\([ \t\n]*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\\\s]*))[ \t\n]*\)/,
  /"(?:[^"\\\n]|\\[^])*"?/,
  /'(?:[^'\\\n]|\\[^])*'?/,
  /@?[-\w\x80-\uffff]+\(?/,
  /\\/,
];
const reader = new RegExp(parts.map(({ source }) => source).join("|"), "gi");

/**
 * Reads a style as browsers do (CSS Syntax Level 3), except that only texts may have escapes. Throws UnusableMedia for a style with anything
 * that is not known to load nothing.
 */
export function readStyle(style: string): SvgStyle {
  const addresses: string[] = [];
  const read = (piece: string, ...[double, single, plain]: (string | undefined)[]): string => {
    if (piece.startsWith("/*")) return "";
    if (/^["']/.test(piece)) return '""';
    const address = double ?? single ?? plain;
    const found = address === undefined ? findUnknown(piece) : isOwnOrPicture(address) ? undefined : `url(${address})`;
    if (found !== undefined) throw new UnusableMedia({ code: "media/svg-code", found: `${found} in a style` });
    return address === undefined ? piece : `url(${addresses.push(address) - 1})`;
  };
  const css = style.replaceAll(/\r\n?|\f/g, "\n").replaceAll(reader, read);
  return { css, addresses };
}

/** Returns an at-rule, a function or an escape that may load something. */
function findUnknown(piece: string): string | undefined {
  if (piece === "\\") return piece;
  const [, at, name = "", parenthesis] = /^(@?)(.*?)(\(?)$/.exec(piece.toLowerCase()) ?? [];
  if (at) return atRules.has(name) ? undefined : piece;
  return parenthesis && !functions.has(name) ? `${piece})` : undefined;
}

/** Lists a nested rule as a separate rule. */
export function listSvgRules({ css, addresses }: SvgStyle): SvgRule[] {
  const rules: SvgRule[] = [];
  const open: SvgRule[] = [];
  for (const [, text = "", end] of css.matchAll(/([^{};]*)([{};]|$)/g)) {
    if (end === "{") open.push({ names: listSvgNames(text), uses: [] });
    else open.at(-1)?.uses.push(...Array.from(text.matchAll(/url\((\d+)\)/g), ([, nth]) => addresses[Number(nth)]!));
    if (end === "}") rules.push(...open.splice(-1));
  }
  return [...rules, ...open];
}

/** May name more elements than the selectors match, never fewer. */
function listSvgNames(selectors: string): string[] {
  if (selectors.includes("(")) return ["*"];
  return selectors.split(",").flatMap((each) => each.match(/[.#][-\w\x80-\uffff]+/g) ?? ["*"]);
}

/** Whether an address leads to a part of the drawing or to a picture embedded in it. */
export function isOwnOrPicture(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp);)/i.test(address);
}
