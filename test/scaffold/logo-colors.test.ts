import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { chooseLogoColors } from "../../src/scaffold/logo-colors.ts";
import { readLogo } from "../../src/steps/media/measure-logos.ts";
import { brandColors } from "../../src/steps/style/brand-colors.ts";
import { readReferenceTokens } from "../support/reference-tokens.ts";

/** A drawing with a bar in each color, as wide as its share. */
function drawBars(bars: readonly (readonly [color: string, share: number])[], ground = ""): string {
  let left = 0;
  const paths = bars.map(([color, share]) => {
    const path = `<path fill="${color}" d="M${10 + left} 10h${share * 200}v80h-${share * 200}z"/>`;
    left += share * 200;
    return path;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 100" width="220" height="100">${ground}${paths.join("")}</svg>`;
}

const readDrawing = (drawing: string) => readLogo(Buffer.from(drawing), "svg");

test.each([
  ["navy", [["#12305c", 1]], { main: "#12305c" }],
  [
    "aubergine, with a little copper",
    [
      ["#5b2a5c", 0.8],
      ["#b0722f", 0.2],
    ],
    { main: "#5b2a5c", accent: "#b0722f" },
  ],
  [
    "more copper than aubergine",
    [
      ["#b0722f", 0.7],
      ["#5b2a5c", 0.3],
    ],
    { main: "#5b2a5c", accent: "#b0722f" },
  ],
  [
    "black and gold",
    [
      ["#111111", 0.6],
      ["#c9a227", 0.4],
    ],
    { main: "#111111", accent: "#c9a227" },
  ],
  [
    "gold, with a hair of black",
    [
      ["#c9a227", 0.9],
      ["#111111", 0.1],
    ],
    { main: "#c9a227" },
  ],
  ["pale pink", [["#f3b9c6", 1]], { main: "#f3b9c6" }],
  [
    "leaf, sand and brick",
    [
      ["#2d7d46", 0.5],
      ["#2d4d36", 0.1],
      ["#ead9b0", 0.2],
      ["#b5432b", 0.2],
    ],
    { main: "#2d7d46", accent: "#b5432b", sun: "#ead9b0" },
  ],
  ["black", [["#111111", 1]], undefined],
  [
    "white and gray",
    [
      ["#ffffff", 0.5],
      ["#777777", 0.5],
    ],
    undefined,
  ],
] as const)("proposes the colors of a logo in %s", async (_, bars, proposed) => {
  expect(chooseLogoColors(await readDrawing(drawBars(bars)))).toEqual(proposed);
});

test("leaves out the white ground of a photo, and counts the shades of a color as one", async () => {
  const bars = drawBars(
    [
      ["#1b4fa0", 0.1],
      ["#1f55a8", 0.1],
      ["#e07b39", 0.12],
    ],
    '<path fill="#fff" d="M0 0h220v100H0z"/>',
  );
  const photo = await sharp(Buffer.from(bars)).jpeg({ quality: 80 }).toBuffer();
  const facts = await readLogo(photo, "jpg");
  expect(facts.paper).toMatch(/^#f[c-f]f[c-f]f[c-f]$/);
  const { main, accent } = chooseLogoColors(facts)!;
  expect(main).toMatch(/^#(1[0-9a-f]|2[0-4])/);
  expect(accent).toMatch(/^#[de]/);
});

test("every proposal gives a site whose words can be read", () => {
  const reference = readReferenceTokens();
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc
    .tuple(channel, channel, channel)
    .map((each) => `#${each.map((value) => value.toString(16).padStart(2, "0")).join("")}`);
  const logo = fc.uniqueArray(color, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(logo, (found) => {
      const colors = found.map((each, index) => ({ color: each, share: 1 / (index + 2) }));
      const proposed = chooseLogoColors({ colors });
      expect(proposed === undefined ? [] : brandColors(reference, proposed).faint).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
