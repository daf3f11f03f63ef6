import { createFontStack } from "@capsizecss/core";
import type { BrandFonts } from "../../model/content/brand.ts";
import { entriesIn } from "../../model/build/known-keys.ts";
import type { Tokens } from "./tokens.ts";

/** Font metrics in the font's units, of which `unitsPerEm` make one em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average width of letters, weighted by their frequency in texts. */
  xWidthAvg: number;
}

/** A font of the practice, with its path below the output folder. */
interface FontFile {
  path: string;
  metrics: FontMetrics;
  /** The least and the most weight of a variable font. */
  weights?: string;
}

/** The fonts that pages can use, by path inside `assets/`. */
export type FontFiles = ReadonlyMap<string, FontFile>;

/** The letters of a font at a weight, which a font of the device replaces until they are there. */
export interface MeasuredWeight {
  weight: number;
  metrics: FontMetrics;
}

/** A font and the token of the style sheet for which it stands. */
export interface FontFamily {
  family: string;
  token: "display" | "sans";
  /** Files below the output folder, each with its weight or weights, and the letters that it is for if others have more. */
  files: readonly { path: string; weight: string; style: string; range?: string }[];
  measured: readonly MeasuredWeight[];
  /** Matches tags, and as a group each word with a letter that the font lacks: pages mark it, so that one font has the whole word. */
  otherWords?: RegExp;
}

/** Fonts of devices with letters of the same width, and those of their bold letters. */
interface DeviceFonts {
  names: readonly string[];
  metrics: FontMetrics;
  boldWidth: number;
}

/** From `@capsizecss/metrics`, and for bold letters from the fonts of the same width: Arimo, Tinos, Roboto and Noto Serif. */
const deviceFonts: Readonly<Record<"serif" | "sans", readonly DeviceFonts[]>> = {
  serif: [
    {
      names: ["Times New Roman", "Liberation Serif", "Tinos"],
      metrics: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 },
      boldWidth: 886,
    },
    {
      names: ["Noto Serif"],
      // 481, and 3 % more, since titles have more of its wide letters than texts have.
      metrics: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 495 },
      boldWidth: 512,
    },
  ],
  sans: [
    {
      names: ["Arial", "Liberation Sans", "Arimo"],
      metrics: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
      boldWidth: 983,
    },
    {
      names: ["Roboto"],
      metrics: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
      boldWidth: 926,
    },
  ],
};

/** Weight and style, by the key of a font's file. */
const faces = {
  regular: { weight: 400, style: "normal" },
  bold: { weight: 700, style: "normal" },
  italic: { weight: 400, style: "italic" },
} as const;

const ownFamilies = [
  { key: "display", token: "display", family: "Brand Display" },
  { key: "text", token: "sans", family: "Brand Text" },
] as const;

/** Lists a practice's own fonts. An unusable file, which is reported where it is read, is left out. */
export function listOwnFonts(fonts: BrandFonts, usable: FontFiles): FontFamily[] {
  return ownFamilies.flatMap(({ key, token, family }) => {
    const found = entriesIn(fonts[key] ?? {}).flatMap(([face, name]) => {
      const font = usable.get(name ?? "");
      return font ? [{ ...faces[face], face, font }] : [];
    });
    if (!found.some(({ face }) => face === "regular")) return [];
    const files = found.map(({ weight, style, font: { path, weights = String(weight) } }) => ({
      path,
      weight: weights,
      style,
    }));
    const upright = found.filter(({ style }) => style === "normal");
    return [{ family, token, files, measured: upright.map(({ weight, font: { metrics } }) => ({ weight, metrics })) }];
  });
}

/**
 * Returns tokens and rules for fonts. Until one has loaded, fonts of the device replace it, scaled so that lines break in the same places.
 * `tokens` are the style sheet's own; the rules are for a style sheet in `assets/`.
 */
export function fontStyles(families: readonly FontFamily[], tokens: Tokens): { tokens: Tokens; rules: string } {
  const styled = families.map(({ family, token, files, measured, otherWords }) => {
    const others = tokens.get(token) ?? "sans-serif";
    const devices = deviceFonts[others.endsWith("sans-serif") ? "sans" : "serif"];
    const names = devices.map((_, index) => `${family} ${index + 1}`);
    const fallbacks = devices.flatMap((device, index) =>
      measured.map((each) => writeFallback(names[index]!, each, device)),
    );
    const value = [family, ...names].map((name) => `"${name}"`).join();
    const titles = tokens.get("sans") === others ? "" : ":is(h1,h2,h3,.brand) ";
    const whole = otherWords ? [`${titles}.other-letters{font-family:${others}}`] : [];
    return {
      token: [token, `${value},${others}`] as const,
      rules: [...files.map((file) => writeFace(family, file)), ...fallbacks, ...whole].join(""),
    };
  });
  return { tokens: new Map(styled.map(({ token }) => token)), rules: styled.map(({ rules }) => rules).join("") };
}

function writeFace(family: string, { path, weight, style, range }: FontFamily["files"][number]): string {
  const address = path
    .replace(/^assets\//, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
  const letters = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";src:url("${address}")format("woff2");font-weight:${weight};font-style:${style};font-display:swap${letters}}`;
}

/** The least weight for which browsers take bold letters. */
const leastBold = 600;

function writeFallback(family: string, { weight, metrics }: MeasuredWeight, { names, ...device }: DeviceFonts): string {
  const isBold = weight >= leastBold;
  const width = isBold ? device.boldWidth : device.metrics.xWidthAvg;
  const measured = { ...device.metrics, familyName: family, xWidthAvg: width };
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, measured], {
    fontFaceProperties: { fontWeight: weight },
  });
  // The full name of a font is that of its family, with or without the name of the style.
  const styles = isBold ? [" Bold"] : ["", " Regular"];
  const sources = names.flatMap((name) => styles.map((style) => `local("${name}${style}")`)).join();
  return fontFaces
    .replace(/font-family: [^;]*/, `font-family: "${family}"`)
    .replace(/src: [^;]*/, `src: ${sources}`)
    .replaceAll(/(?<=[{;:]|^@font-face)\s+|;\s*(?=\})/g, "");
}
