import {
  isTokenAtKeyword,
  isTokenBadURL,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  tokenize,
  type CSSToken,
} from "@csstools/css-tokenizer";
import { UnusableMedia } from "./unusable-media.ts";

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

/**
 * Returns the tokens of a style, as browsers see them. Throws UnusableMedia for a style with anything that is not known to load nothing.
 */
export function readStyle(style: string): CSSToken[] {
  const tokens = tokenize({ css: style });
  for (const [index, token] of tokens.entries()) {
    const found = findUnknown(token, index, tokens);
    if (found !== undefined) throw new UnusableMedia({ code: "media/svg-code", found: `${found} in a style` });
  }
  return tokens;
}

function findUnknown(token: CSSToken, index: number, tokens: readonly CSSToken[]): string | undefined {
  if (isTokenAtKeyword(token) && !atRules.has(token[4].value.toLowerCase())) return `@${token[4].value}`;
  const address = addressAt(token, index, tokens);
  if (address !== undefined) return isOwnOrPicture(address) ? undefined : `url(${address})`;
  if (isTokenBadURL(token)) return token[1];
  if (isTokenFunction(token) && !functions.has(token[4].value.toLowerCase())) return `${token[4].value}()`;
  return undefined;
}

/** Returns the address in a `url()`, quoted or not; empty if the `url()` holds no plain text. */
function addressAt(token: CSSToken, index: number, tokens: readonly CSSToken[]): string | undefined {
  if (isTokenURL(token)) return token[4].value;
  if (!isTokenFunction(token) || token[4].value.toLowerCase() !== "url") return undefined;
  const first = tokens.slice(index + 1, index + 10).find((each) => !isTokenWhiteSpaceOrComment(each));
  return isTokenString(first) ? first[4].value : "";
}

export function listAddresses(tokens: readonly CSSToken[]): string[] {
  return tokens.flatMap((token, index) => addressAt(token, index, tokens) ?? []);
}

/** Whether an address leads to a part of the drawing or to a picture embedded in it. */
export function isOwnOrPicture(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp);)/i.test(address);
}
