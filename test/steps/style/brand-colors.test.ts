import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors } from "../../../src/steps/style/brand-colors.ts";
import { contrastOf, parseColor, printColor } from "../../../src/lib/color.ts";
import { pairs } from "../../../src/steps/style/pairs.ts";
import type { SchemeTokens } from "../../../src/steps/style/tokens.ts";
import { readReferenceTokens } from "../../support/reference-tokens.ts";

const reference = readReferenceTokens();

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

/** Colors of thirty hues, and pale, dark, and gray ones. */
const around: string[] = [
  ...Array.from({ length: 30 }, (_, step) =>
    printColor({ lightness: 0.35 + (step % 5) / 10, chroma: 0.13, hue: step * 12, alpha: 1 }),
  ),
  ...["#fff2b0", "#cfe8ff", "#f4d9e6", "#e8f5e0", "#14060a", "#001b44", "#0b2600", "#000000", "#808080", "#ffffff"],
];

test.each(around)("only 911's red of the reference palette is left in a site whose one color is %s", (main) => {
  const { tokens, faint } = brandColors(reference, { main });
  expect(faint).toEqual([]);
  const isAlarm = (name: string): boolean => name.endsWith("alarm");
  const ofSample = new Set(
    [...reference.light, ...reference.dark]
      .filter(([name, value]) => !isAlarm(name) && parseColor(value) !== undefined)
      .map(([, value]) => value),
  );
  // A shade of the practice's own hue may be one of the reference palette by chance.
  const isOwn = (value: string): boolean =>
    Math.abs((parseColor(value)!.hue ?? 0) - (parseColor(main)!.hue ?? 999)) < 3;
  const left = [...tokens.light, ...tokens.dark].filter(
    ([name, value]) => !isAlarm(name) && ofSample.has(value) && !isOwn(value),
  );
  expect(left).toEqual([]);
  expect([tokens.light, tokens.dark].map((scheme) => scheme.get("alarm"))).toEqual(["#d91e2e", undefined]);
});

test.each([
  ["Prussian blue", "#00538f"],
  ["sky blue", "#00a3e0"],
  ["leaf green", "#6cb33f"],
  ["turquoise", "#00b2a9"],
  ["yellow", "#ffd400"],
])("%s is the call button as it is, and links get a shade of it that can be read", (_, main) => {
  const { tokens, faint } = brandColors(reference, { main });
  expect(faint).toEqual([]);
  expect(tokens.light.get("accent")).toBe(main);
  const [link, wanted] = [parseColor(tokens.light.get("link")!)!, parseColor(main)!];
  expect(Math.abs(link.hue! - wanted.hue!)).toBeLessThan(8);
});

test("words on the call button are white or ink, and no shade between", () => {
  const { tokens } = brandColors(reference, { main: "#00538f", accent: "#ff8800" });
  expect(tokens.light.get("on-accent")).toBe(tokens.light.get("text"));
});

test("on a dark page of the practice's own, words are light and other grounds dark", () => {
  const { tokens, faint } = brandColors(reference, { main: "#1b4fa0", light: { surface: "#222222" } });
  expect(faint).toEqual([]);
  expect(parseColor(tokens.light.get("text")!)!.lightness).toBeGreaterThan(0.9);
  expect(parseColor(tokens.light.get("tint")!)!.lightness).toBeLessThan(0.3);
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
});

test("a gray gives a gray palette", () => {
  const { tokens } = brandColors(reference, { main: "#555555" });
  const { chroma } = parseColor(tokens.dark.get("surface")!)!;
  expect(chroma).toBeLessThan(0.005);
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, "0")}`);

test.each(["main", "accent", "sun"] as const)("any color of %s can be read", (key) => {
  fc.assert(
    fc.property(hex, (color) => {
      const { tokens, faint } = brandColors(reference, { main: "#4b1f8a", [key]: color });
      expect(faint).toEqual([]);
      expect(failingPairs(tokens)).toEqual([]);
    }),
    { numRuns: 100, seed: 7 },
  );
});

test("if the practice chose both colors of a pair, its ground is reported, and the suggested color passes", () => {
  fc.assert(
    fc.property(hex, hex, (accent, onAccent) => {
      const given = { main: "#4b1f8a", accent, light: { onAccent } };
      const { tokens, faint } = brandColors(reference, given);
      const isReadable = contrastOf(accent, onAccent) >= 4.5;
      expect(failingPairs(tokens).length === 0 || !isReadable).toBe(true);
      expect(faint.map(({ path: where }) => where.join(" "))).toEqual(isReadable ? [] : ["colors accent"]);
      const nearest = faint[0]?.nearest;
      expect(brandColors(reference, { ...given, accent: nearest ?? accent }).faint.length).toBe(
        nearest === undefined && !isReadable ? 1 : 0,
      );
    }),
    { numRuns: 100, seed: 7 },
  );
});

test("a ground on which no words can be read, since they are on the page too, is reported at its own key", () => {
  const { faint } = brandColors(reference, { main: "#1b4fa0", light: { tint: "#222222" } });
  expect(faint.map(({ path: where, nearest }) => [where.join(" "), nearest !== undefined])).toEqual([
    ["colors light tint", true],
  ]);
});

test("grounds that only words of the practice make unreadable are not reported beside these words", () => {
  const { faint } = brandColors(reference, { main: "#2f4b7c", accent: "#b5532a", light: { text: "#dddddd" } });
  expect(faint.map(({ path }) => path.join("."))).toEqual(["colors.light.text"]);
});
