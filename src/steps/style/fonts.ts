import { createFontStack } from "@capsizecss/core";
import type { BrandFonts } from "../../model/content/brand.ts";
import type { Tokens } from "./tokens.ts";
import { entriesIn } from "../../model/build/known-keys.ts";

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
}

/** The fonts that pages can use, by path inside `assets/`. */
export type FontFiles = ReadonlyMap<string, FontFile>;

/** Metrics of fonts that most devices have, from `@capsizecss/metrics`. */
const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const georgia = { familyName: "Georgia", ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 };

/** Weight and style, by the key of a font's file. */
const faces = {
  regular: { weight: 400, style: "normal" },
  bold: { weight: 700, style: "normal" },
  italic: { weight: 400, style: "italic" },
} as const;
type Face = keyof typeof faces;

const families = [
  { key: "display", token: "display", family: "Brand Display" },
  { key: "text", token: "sans", family: "Brand Text" },
] as const;

/**
 * Returns tokens and rules for a practice's own fonts. Until a font has loaded, a device font replaces it, scaled so that lines break in
 * the same places. `tokens` are the style sheet's own; the rules are for a style sheet in `assets/`.
 */
export function fontStyles(fonts: BrandFonts, usable: FontFiles, tokens: Tokens): { tokens: Tokens; rules: string } {
  const own = new Map<string, string>();
  let rules = "";
  for (const { key, token, family } of families) {
    const files = entriesIn(fonts[key] ?? {}).flatMap(([face, name]) => fontIn(usable, face, name));
    const regular = files.find(({ face }) => face === "regular");
    if (regular === undefined) continue;
    const others = tokens.get(token) ?? "sans-serif";
    const substitute = others.endsWith("sans-serif") ? arial : georgia;
    const { fontFamily, fontFaces } = createFontStack([{ ...regular.font.metrics, familyName: family }, substitute]);
    if (key === "display") own.set("x-height", "none");
    own.set(token, `${fontFamily.replace(/, [\w-]+$/, "")}, ${others}`);
    rules += files.map(({ face, font }) => writeFace(family, face, font)).join("");
    rules += fontFaces.replace(/\s+/g, " ");
  }
  return { tokens: own, rules };
}

/** Returns nothing for an unusable font, which is reported where it is read. */
function fontIn(usable: FontFiles, face: Face, name = ""): { face: Face; font: FontFile }[] {
  const font = usable.get(name);
  return font ? [{ face, font }] : [];
}

function writeFace(family: string, face: Face, { path }: FontFile): string {
  const { weight, style } = faces[face];
  const address = path
    .replace(/^assets\//, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
  return `@font-face{font-family:${family};src:url("${address}")format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`;
}
