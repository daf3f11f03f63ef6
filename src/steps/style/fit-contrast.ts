import { contrastOf, parseColor, printColor, type Color } from "../../lib/color.ts";
import { pairs, type ColorPair } from "./pairs.ts";
import type { Tokens } from "./tokens.ts";

/** A color chosen by the practice that does not stand out enough from another color. */
export interface FaintColor {
  /** Token of this color. */
  token: string;
  /** The failing pair that misses its contrast by the most. */
  pair: ColorPair;
  contrast: number;
  color: string;
  other: string;
  /** The nearest color of this hue that can be read beside the practice's other colors; absent if there is none. */
  nearest?: string;
}

type OwnTokens = ReadonlySet<string>;

/**
 * Makes the colors of one scheme readable. Colors that the practice did not choose become lighter or darker, just as much as necessary;
 * `own` names the colors it did choose. Pairs that cannot pass are reported.
 */
export function fitContrast(tokens: Tokens, own: OwnTokens): { fitted: Tokens; faint: FaintColor[] } {
  const fitted = fit(tokens, own);
  const failing = pairs.filter((pair) => !passes(pair, fitted));
  // If the practice chose both colors, the background is to blame, because more depends on it.
  const isToBlame = ({ text, background }: ColorPair): string =>
    own.has(background) || !own.has(text) ? background : text;
  // Colors that the practice did not choose follow, so only these pairs limit what it may write.
  const fixed = pairs.filter((pair) => failing.includes(pair) || (own.has(pair.text) && own.has(pair.background)));
  return { fitted, faint: [...new Set(failing.map(isToBlame))].map((token) => describeFaint(token, fixed, fitted)) };
}

function fit(tokens: Tokens, own: OwnTokens): Tokens {
  const fitted = new Map(tokens);
  // The page stays light or dark. Any other ground gives way to words that the practice chose, before words give way to grounds.
  const forced = (pair: ColorPair): boolean => own.has(pair.text) && pair.background !== "surface";
  const yielding = (pair: ColorPair): string =>
    pair.yields === "background" || forced(pair) ? pair.background : pair.text;
  for (const token of new Set([...pairs.filter(forced), ...pairs].map(yielding))) {
    const inQuestion = pairs.filter((pair) => yielding(pair) === token);
    const found = own.has(token) ? undefined : findReadable(token, inQuestion, fitted);
    if (found !== undefined) fitted.set(token, found);
  }
  return fitted;
}

function describeFaint(token: string, fixed: readonly ColorPair[], tokens: Tokens): FaintColor {
  const its = fixed
    .filter((pair) => pair.text === token || pair.background === token)
    .map((pair) => ({ pair, contrast: contrastIn(pair, tokens) }))
    .sort((a, b) => a.contrast / a.pair.least - b.contrast / b.pair.least);
  const { pair, contrast } = its[0]!;
  const nearest = findNearest(
    token,
    its.map((each) => each.pair),
    tokens,
  );
  const other = tokens.get(pair.text === token ? pair.background : pair.text)!;
  return { token, pair, contrast, color: tokens.get(token)!, other, ...(nearest !== undefined && { nearest }) };
}

/** Colors for words on a ground that became light or dark. They stand out more than the nearest shade that can be read. */
const inkAndPaper = ["surface", "text", "on-deep"];

/** Returns a color that can be read; undefined if there is none. */
function findReadable(token: string, inQuestion: readonly ColorPair[], tokens: Tokens): string | undefined {
  const names = /^(on-|text)/.test(token) ? [token, ...inkAndPaper] : [];
  const colors = names.flatMap((name) => tokens.get(name) ?? []);
  return colors.find(readableAs(token, inQuestion, tokens)) ?? findNearest(token, inQuestion, tokens);
}

/** Returns whether a color passes in all pairs if a token has it. */
function readableAs(token: string, inQuestion: readonly ColorPair[], tokens: Tokens): (color: string) => boolean {
  return (color) => {
    const tried = new Map(tokens).set(token, color);
    return inQuestion.every((pair) => passes(pair, tried));
  };
}

/** Returns the color itself if it passes; undefined if no lightness passes. */
function findNearest(token: string, inQuestion: readonly ColorPair[], tokens: Tokens): string | undefined {
  const text = tokens.get(token);
  const color = text === undefined ? undefined : parseColor(text);
  if (text === undefined || color === undefined) return undefined;
  const isReadable = readableAs(token, inQuestion, tokens);
  if (isReadable(text)) return text;
  return candidatesAround(color).find(isReadable);
}

const step = 0.0025;

/** Yields lighter and darker colors in turn, the nearest first. */
function* eachAround(color: Color): Generator<string> {
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [color.lightness - distance, color.lightness + distance]) {
      if (lightness >= 0 && lightness <= 1) yield printColor({ ...color, lightness });
    }
  }
}

const candidatesAround = (color: Color): { find: (test: (each: string) => boolean) => string | undefined } => ({
  find: (test) => {
    for (const each of eachAround(color)) if (test(each)) return each;
    return undefined;
  },
});

/** A pair passes if the style sheet lacks one of its colors. */
function passes(pair: ColorPair, tokens: Tokens): boolean {
  return contrastIn(pair, tokens) >= pair.least;
}

function contrastIn({ text, background }: ColorPair, tokens: Tokens): number {
  const [one, other] = [tokens.get(text), tokens.get(background)];
  return one === undefined || other === undefined ? Infinity : contrastOf(one, other);
}
