import { contrastOf, parseColor, printColor, type Color } from "../../ground/color.ts";
import { pairs, type Pair } from "./pairs.ts";

/** A color chosen by the practice that does not stand out enough from another color. */
export interface FaintColor {
  /** Token of this color. */
  token: string;
  /** The failing pair that misses its contrast by the most. */
  pair: Pair;
  contrast: number;
  color: string;
  other: string;
  /** The nearest color of this hue that would pass everywhere; absent if there is none. */
  nearest?: string;
}

/**
 * Makes the colors of one scheme readable. Colors that the practice did not choose become lighter or darker, just as much as necessary;
 * `own` names the colors it did choose. Pairs that cannot pass are reported.
 */
export function fitContrast(
  tokens: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
): { fitted: ReadonlyMap<string, string>; faint: FaintColor[] } {
  const fitted = new Map(tokens);
  for (const token of new Set(pairs.map(yielding))) {
    const inQuestion = pairs.filter((pair) => yielding(pair) === token);
    const found = own.has(token) ? undefined : findNearest(token, inQuestion, fitted);
    if (found !== undefined) fitted.set(token, found);
  }
  const failing = pairs.filter((pair) => !passes(pair, fitted));
  // If the practice chose both colors, the background is to blame, because more depends on it.
  const isToBlame = ({ text, background }: Pair): string => (own.has(background) || !own.has(text) ? background : text);
  const culprits = new Set(failing.map(isToBlame));
  return { fitted, faint: [...culprits].map((token) => describeFaint(token, failing, fitted)) };
}

const yielding = ({ text, background, yields }: Pair): string => (yields === "background" ? background : text);

function describeFaint(token: string, failing: readonly Pair[], tokens: ReadonlyMap<string, string>): FaintColor {
  const its = failing
    .filter((pair) => pair.text === token || pair.background === token)
    .map((pair) => ({ pair, contrast: contrastIn(pair, tokens) }))
    .sort((a, b) => a.contrast / a.pair.least - b.contrast / b.pair.least);
  const { pair, contrast } = its[0]!;
  const all = pairs.filter(({ text, background }) => text === token || background === token);
  const nearest = findNearest(token, all, tokens);
  const other = tokens.get(pair.text === token ? pair.background : pair.text)!;
  return { token, pair, contrast, color: tokens.get(token)!, other, ...(nearest !== undefined && { nearest }) };
}

/** Returns the color itself if it passes; undefined if no lightness passes. */
function findNearest(
  token: string,
  inQuestion: readonly Pair[],
  tokens: ReadonlyMap<string, string>,
): string | undefined {
  const text = tokens.get(token);
  const color = text === undefined ? undefined : parseColor(text);
  if (text === undefined || color === undefined) return undefined;
  const isReadable = (candidate: string): boolean => {
    const tried = new Map(tokens).set(token, candidate);
    return inQuestion.every((pair) => passes(pair, tried));
  };
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
function passes(pair: Pair, tokens: ReadonlyMap<string, string>): boolean {
  return contrastIn(pair, tokens) >= pair.least;
}

function contrastIn({ text, background }: Pair, tokens: ReadonlyMap<string, string>): number {
  const [one, other] = [tokens.get(text), tokens.get(background)];
  return one === undefined || other === undefined ? Infinity : contrastOf(one, other);
}
