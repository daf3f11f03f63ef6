import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkitten";
import type { PreviewDesign } from "../style/look.ts";

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Fonts of packages, the usual Latin letters first. Letters of the machine's fonts would look different elsewhere. */
const fontFiles: Readonly<Record<PreviewDesign["typeface"], string[]>> = {
  serif: [
    import.meta.resolve("@fontsource/domine/files/domine-latin-500-normal.woff2"),
    import.meta.resolve("@fontsource/domine/files/domine-latin-ext-500-normal.woff2"),
  ],
  sans: [
    import.meta.resolve("@fontsource/cabin/files/cabin-latin-600-normal.woff2"),
    import.meta.resolve("@fontsource/cabin/files/cabin-latin-ext-600-normal.woff2"),
  ],
};

/** In ems. */
const lineHeight = 1.18;
/** From the top of a line to its baseline, in ems. */
const baselineOffset = 0.89;
/** Between words, in ems. */
const space = 0.26;
/** In pixels; the largest that fits is taken. */
const sizes = [60, 52, 46, 40, 36, 32, 28, 24, 20, 16, 12];

/** A word as SVG outlines. Lengths are in ems, downwards from the baseline. */
interface Word {
  width: number;
  letters: { path: string; left: number; scale: number }[];
}

/** Draws words as outlines, in the middle of a box. Returns nothing if a letter has no outline, or if they do not fit. */
export async function drawWords(
  text: string,
  typeface: PreviewDesign["typeface"],
  { box, color }: { box: Box; color: string },
): Promise<string> {
  const fonts = await Promise.all(fontFiles[typeface].map(openFont));
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => outline(word, fonts));
  if (words.length === 0 || !words.every((word) => word !== undefined)) return "";
  const size = sizes.find((each) => fitsInto(fillLines(words, box.width / each), box, each));
  if (size === undefined) return "";
  const lines = fillLines(words, box.width / size);
  const top = box.top + (box.height - lines.length * lineHeight * size) / 2;
  const drawn = lines.map((line, index) => {
    const baseline = top + (index * lineHeight + baselineOffset) * size;
    let left = box.left + (box.width - widthOf(line) * size) / 2;
    return line.map((word) => {
      const letters = drawLetters(word, { left, baseline, size });
      left += (word.width + space) * size;
      return letters;
    });
  });
  return `<g fill="${color}">${drawn.flat().join("")}</g>`;
}

async function openFont(file: string): Promise<Font> {
  const font = create(await readFile(fileURLToPath(file)));
  if (font.isCollection) throw new Error(`${file} holds more than one font.`);
  return font;
}

function outline(text: string, fonts: readonly Font[]): Word | undefined {
  const word: Word = { width: 0, letters: [] };
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0)!;
    const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
    if (!font) return undefined;
    const { path, advanceWidth } = font.glyphForCodePoint(code);
    word.letters.push({ path: path.toSVG(), left: word.width, scale: 1 / font.unitsPerEm });
    word.width += advanceWidth / font.unitsPerEm;
  }
  return word;
}

const fitsInto = (lines: readonly Word[][], { width, height }: Box, size: number): boolean =>
  lines.length * lineHeight * size <= height && lines.every((line) => widthOf(line) * size <= width);

/** Puts words into lines that are at most so wide, in ems. A wider word has a line of its own. */
function fillLines(words: readonly Word[], most: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf([...line, word]) <= most) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const widthOf = (line: readonly Word[]): number => line.reduce((sum, { width }) => sum + space + width, -space);

/** Fonts measure upwards, drawings downwards. */
function drawLetters(
  { letters }: Word,
  { left, baseline, size }: { left: number; baseline: number; size: number },
): string {
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return letters
    .map(({ path, left: offset, scale }) => {
      const matrix = [scale * size, 0, 0, -scale * size, left + offset * size, baseline];
      return `<path transform="matrix(${matrix.map(round).join(" ")})" d="${path}"/>`;
    })
    .join("");
}
