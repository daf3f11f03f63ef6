import { expect, test } from "vitest";
import { parseColor, printColor } from "../../../src/lib/color.ts";
import type { BrandColors } from "../../../src/model/content/brand.ts";
import { brandColors } from "../../../src/steps/style/brand-colors.ts";
import { readReferenceTokens } from "../../support/reference-tokens.ts";

const reference = readReferenceTokens();

/** Colors of brands as practices have them, strong, pale, dark and gray. */
const colors = ["#1f4e8c", "#c9a227", "#111111", "#f4b6c2", "#7a1f5c", "#5d8f3c", "#00a3e0", "#e4572e", "#ffffff"];
const pairs: BrandColors[] = colors.flatMap((main) =>
  colors.filter((accent) => accent !== main).map((accent) => ({ main, accent })),
);
const grounds: BrandColors[] = colors.flatMap((main) =>
  ["#fbf3e0", "#ffffff", "#f3f6fa"].map((surface) => ({ main, light: { surface } })),
);
const brands: BrandColors[] = [
  ...pairs,
  ...grounds,
  ...colors.map((main) => ({ main })),
  { main: "#2b3a67", accent: "#e84855", sun: "#f9dc5c", light: { tint: "#eef1f8", deep: "#1b1b3a" } },
];

const flatten = (value: object): string[] =>
  Object.values(value).flatMap((each: string | object) => (typeof each === "string" ? [each] : flatten(each)));

/** How far a color is from the nearest hue of these, in the units of OKLCH's chroma; grays are near all. */
function strayOf(text: string, given: readonly string[]): number {
  const color = parseColor(text);
  if (color?.hue === undefined) return 0;
  const distances = given.map((each) => {
    const { hue } = parseColor(each)!;
    const angle = hue === undefined ? 180 : Math.min(Math.abs(color.hue! - hue), 360 - Math.abs(color.hue! - hue));
    return color.chroma * (angle >= 90 ? 1 : Math.sin((angle * Math.PI) / 180));
  });
  return Math.min(...distances);
}

test.each(brands.map((brand) => [flatten(brand).join(" "), brand] as const))(
  "no other hue but 911's red appears beside %s, on light and on dark screens",
  (_, brand) => {
    const { tokens, faint } = brandColors(reference, brand);
    expect(faint).toEqual([]);
    const given = flatten(brand);
    const strays = [...tokens.light, ...tokens.dark]
      .filter(([name, value]) => name !== "alarm" && parseColor(value) !== undefined)
      .map(([name, value]) => ({ name, value, stray: strayOf(value, given) }));
    expect(strays.filter(({ stray }) => stray > 0.02)).toEqual([]);
  },
);

test.each(pairs.map((brand) => [flatten(brand).join(" and "), brand] as const))(
  "both colors of %s are on light pages as they are",
  (_, brand) => {
    const { tokens } = brandColors(reference, brand);
    const shown = new Set(tokens.light.values());
    // White is the page itself, and white words on the accent.
    const given = flatten(brand).filter((color) => color !== "#ffffff");
    expect(given.filter((color) => !shown.has(color))).toEqual([]);
  },
);

test("a dark shade of gold is a gray, not a brown", () => {
  const { tokens } = brandColors(reference, { main: "#c9a227" });
  for (const name of ["deep", "text"]) expect(parseColor(tokens.light.get(name)!)!.chroma).toBeLessThan(0.012);
  const brown = printColor({ lightness: 0.35, chroma: 0.06, hue: 60, alpha: 1 });
  const { chroma } = parseColor(brandColors(reference, { main: brown }).tokens.light.get("deep")!)!;
  expect(chroma).toBeGreaterThan(0.03);
});
