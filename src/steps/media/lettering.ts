import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkitten";
import type { PreviewDesign } from "../style/look.ts";
import type { Box } from "./preview-shapes.ts";

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
/** In pixels. */
const largestLetters = 64;

/** A word as SVG outlines. Lengths are in ems, downwards from the baseline. */
interface Word {
  width: number;
  letters: { path: string; left: number; scale: number }[];
}

/**
 * Draws words as outlines, as large as fits into a box, in its middle. Returns nothing if a letter has no outline. The time grows with the
 * cube of the number of words, so the schema of the practice limits its name.
 */
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
  const { lines, size } = breakLines(words, box);
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

/** Breaks words into the lines that may have the largest letters. */
function breakLines(words: readonly Word[], { width, height }: Box): { lines: Word[][]; size: number } {
  const widths = words.flatMap((_, from) => widthsOfLines(words.slice(from)));
  const ways = widths.map((most) => {
    const lines = fillLines(words, most);
    const widest = Math.max(...lines.map(widthOf));
    return { lines, size: Math.min(width / widest, height / (lines.length * lineHeight), largestLetters) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

function fillLines(words: readonly Word[], most: number): Word[][] {
  const lines: Word[][] = [];
  let width = Infinity;
  for (const word of words) {
    width += space + word.width;
    if (width <= most) {
      lines.at(-1)?.push(word);
      continue;
    }
    lines.push([word]);
    width = word.width;
  }
  return lines;
}

/** The widths of a line with the first word, with the first two, and so on. */
function widthsOfLines(words: readonly Word[]): number[] {
  let width = -space;
  return words.map((word) => (width += space + word.width));
}

const widthOf = (line: readonly Word[]): number => widthsOfLines(line).at(-1) ?? 0;

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
