// npm run fonts: cuts the faces of the looks out of their variable fonts, and measures them. Writes templates/fonts/.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { measureFont } from "../src/steps/media/font.ts";
import type { LookFace } from "../src/steps/style/look-faces.ts";
import type { LookName } from "../src/model/content/brand.ts";

/** A place on an axis of a variable font, or the part of the axis that stays. */
type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

interface Cut {
  family: string;
  /** The name of the font's package. */
  font: string;
  /** The axes that the file has, as its name says. */
  axes: "standard" | "full" | "wght";
  at: Axes;
  /** The weights of titles and text in the look. A fallback is measured for each. */
  weights: readonly [number, ...number[]];
}

const cuts: Readonly<Record<LookName, Cut>> = {
  coast: { family: "Newsreader", font: "newsreader", axes: "standard", at: { opsz: 72, wght: 400 }, weights: [400] },
  clinic: {
    family: "Hanken Grotesk",
    font: "hanken-grotesk",
    axes: "wght",
    at: { wght: { min: 400, max: 700 } },
    weights: [400, 700],
  },
  // A face of one narrow width has a fallback of the same width, so no title moves when it arrives.
  studio: { family: "Archivo", font: "archivo", axes: "standard", at: { wdth: 72, wght: 850 }, weights: [850] },
  hearth: {
    family: "Fraunces",
    font: "fraunces",
    axes: "full",
    at: { opsz: 60, wght: 620, SOFT: 100, WONK: 0 },
    weights: [620],
  },
};

/** The letters of each file. Browsers take a letter of several from the last one. Latin has the signs of all. */
const subsets = {
  "latin-ext": "U+100-259,U+1E00-1E9F",
  vietnamese: "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+300-323,U+1EA0-1EF9,U+20AB",
  latin: "U+20-FF,U+131,U+152-153,U+2C6,U+2DC,U+2013-2044,U+20AC,U+2122,U+2212",
};

const { resolve } = createRequire(import.meta.url);
const folder = "templates/fonts";

function lettersOf(range: string): string {
  const parts = range.split(",").map((part) =>
    part
      .slice(2)
      .split("-")
      .map((digits) => parseInt(digits, 16)),
  );
  const codes = parts.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return String.fromCodePoint(...codes);
}

async function cut({ font, axes }: Cut, subset: keyof typeof subsets, at: Axes): Promise<Buffer> {
  const file = resolve(`@fontsource-variable/${font}/files/${font}-${subset}-${axes}-normal.woff2`);
  return subsetFont(readFileSync(file), lettersOf(subsets[subset]), {
    targetFormat: "woff2",
    variationAxes: at as Record<string, number>,
  });
}

async function makeFace(face: Cut): Promise<LookFace> {
  const { family, font, at, weights } = face;
  const files: Record<string, string> = {};
  const letters: string[] = [];
  for (const [subset, range] of Object.entries(subsets)) {
    const name = `${font}-${subset}.woff2`;
    const bytes = await cut(face, subset as keyof typeof subsets, at);
    writeFileSync(path.join(folder, name), bytes);
    files[name] = range;
    for (const codes of (await measureFont(bytes)).letters)
      letters.push(`U+${codes.map((code) => code.toString(16).toUpperCase()).join("-")}`);
  }
  const measured = weights.map(async (weight) => ({
    weight,
    metrics: (await measureFont(await cut(face, "latin", { ...at, wght: weight }))).metrics,
  }));
  const weight = [...new Set([Math.min(...weights), Math.max(...weights)])].join(" ");
  return { family, weight, files, letters: letters.join(), measured: await Promise.all(measured) };
}

mkdirSync(folder, { recursive: true });
const faces = await Promise.all(
  Object.entries(cuts).map(async ([look, face]) => [look, await makeFace(face)] as const),
);
writeFileSync(path.join(folder, "faces.json"), `${JSON.stringify(Object.fromEntries(faces), undefined, 2)}\n`);
