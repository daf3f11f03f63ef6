import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors } from "../../../src/steps/style/brand-colors.ts";
import { contrastOf, parseColor } from "../../../src/ground/color.ts";
import { pairs } from "../../../src/steps/style/pairs.ts";
import { readTokens, type SchemeTokens } from "../../../src/steps/style/tokens.ts";
import { packageFolder } from "../../support/package-folder.ts";

const reference = readTokens(
  readFileSync(path.join(packageFolder, "templates/css/tokens.css"), "utf8")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s*([{}:;])\s*/g, "$1"),
);

/** All tokens of a scheme, including those from the other scheme. */
const wholeScheme = ({ light, dark }: SchemeTokens, scheme: "light" | "dark"): ReadonlyMap<string, string> =>
  scheme === "light" ? light : new Map([...light, ...dark]);

function failingPairs(tokens: SchemeTokens): string[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs
      .filter(({ text, background, least }) => {
        const all = wholeScheme(tokens, scheme);
        return contrastOf(all.get(text)!, all.get(background)!) < least;
      })
      .map(({ text, background }) => `${scheme}: ${text} on ${background}`),
  );
}

test("the reference palette has all of its tokens, and passes", () => {
  expect(reference.light.size).toBeGreaterThan(30);
  expect(reference.dark.size).toBeGreaterThan(10);
  expect(failingPairs(reference)).toEqual([]);
});

test("on dark screens too, backgrounds that are on each other can be distinguished", () => {
  const color = (name: string): string => reference.dark.get(name)!;
  expect(contrastOf(color("surface"), color("tint"))).toBeGreaterThan(1.2);
  expect(contrastOf(color("tint"), color("warm"))).toBeGreaterThan(1.2);
});

test("the reference colors give exactly the reference palette", () => {
  const { tokens, faint } = brandColors(reference, { main: "#1a5a59", accent: "#b5432b", sun: "#f0bd6a" });
  expect(faint).toEqual([]);
  expect(tokens).toEqual(reference);
});

test("a practice's colors are used unchanged", () => {
  const { tokens } = brandColors(reference, {
    main: "#4B1F8A",
    accent: "#2e9e4f",
    sun: "#ff8800",
    light: { textSoft: "#333333" },
    dark: { onDeep: "#ffffff", accent: "#ffffff" },
  });
  const { light, dark } = tokens;
  expect(["link", "accent", "sun", "text-soft"].map((name) => light.get(name))).toEqual([
    "#4b1f8a",
    "#2e9e4f",
    "#ff8800",
    "#333333",
  ]);
  expect(["on-deep", "accent"].map((name) => dark.get(name))).toEqual(["#ffffff", "#ffffff"]);
});

test("derived colors have the hue of the practice's color and the lightness of the reference", () => {
  const { tokens } = brandColors(reference, { main: "#1b4fa0" });
  const main = parseColor("#1b4fa0")!;
  for (const name of ["tint", "line", "line-strong", "deep"]) {
    const made = parseColor(tokens.light.get(name)!)!;
    const before = parseColor(reference.light.get(name)!)!;
    expect(Math.abs(made.hue! - main.hue!), name).toBeLessThan(30);
    expect(Math.abs(made.lightness - before.lightness), name).toBeLessThan(0.02);
  }
  expect(tokens.light.get("accent")).toBe("#b5432b");
});

test("a gray gives a gray palette", () => {
  const { tokens } = brandColors(reference, { main: "#555555" });
  const { chroma } = parseColor(tokens.dark.get("surface")!)!;
  expect(chroma).toBeLessThan(0.005);
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, "0")}`);

test.each(["main", "accent", "sun"] as const)(
  "for any color of %s, a failing pair is reported, and the suggested color passes",
  (key) => {
    fc.assert(
      fc.property(hex, (color) => {
        const given = { main: "#4b1f8a", [key]: color };
        const { tokens, faint } = brandColors(reference, given);
        const failing = failingPairs(tokens);
        expect(faint.map(({ path: where }) => where.join(" "))).toEqual(failing.length === 0 ? [] : [`colors ${key}`]);
        const nearest = { ...given, [key]: faint[0]?.nearest ?? color };
        expect(brandColors(reference, nearest).faint).toEqual([]);
      }),
      { numRuns: 100, seed: 7 },
    );
  },
);

test("a background on which nothing can be read is reported at its own key", () => {
  const { faint } = brandColors(reference, { main: "#1b4fa0", light: { surface: "#222222" } });
  expect(faint.map(({ path: where, nearest }) => [where.join(" "), nearest !== undefined])).toEqual([
    ["colors light surface", true],
  ]);
});
