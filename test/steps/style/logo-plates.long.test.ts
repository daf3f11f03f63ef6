import sharp from "sharp";
import { expect, test } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { contrastOfShades, shadeInContrast, shadeOf } from "../../../src/lib/shade-of.ts";
import { makeLittleSite } from "../../support/little-site.ts";

/** A logo in one color, with a share of its height in another. */
const mark = (color: string, other = color, share = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${color}" d="M0 0h100v100H0z"/>` +
  `<path fill="${other}" d="M0 0h100v${share * 100}H0z"/></svg>`;

/** Builds the site with these logos and lines of `site/brand.yaml`, and returns the color of the plate on each kind of screens. */
async function platesWith(files: Record<string, string | Uint8Array>, lines: string): Promise<Record<string, string>> {
  const site = makeLittleSite({ "site/brand.yaml": lines });
  for (const [name, contents] of Object.entries(files)) site.write(`assets/pictures/${name}`, contents);
  const cacheFolder = site.file(".dentalsite");
  const options = { root: site.root, cacheFolder, date: Date.UTC(2026, 5), now: Date.now() };
  const { problems, built } = await buildSite({ ...options, checks: {} });
  expect(problems.filter(({ code, severity }) => code.startsWith("brand/") || severity === "error")).toEqual([]);
  const sheet = built!.outputs.find(({ path }) => /^assets\/site\..*css$/.test(path))!;
  const css = "contents" in sheet ? String(sheet.contents) : "";
  const plates = css.matchAll(/@media\(prefers-color-scheme:(\w+)\)\{\.brand img\{[^}]*background:(#\w+)/g);
  return Object.fromEntries([...plates].map(([, screens = "", color = ""]) => [screens, color]));
}

/** The ink and the paper of the little site's style sheet. */
const [ink, paper, gray] = ["#0f2f33", "#fffdf9", "#767676"];

test.each([
  ["white", mark("#ffffff"), { light: ink }],
  ["black", mark("#111111"), { dark: paper }],
  ["teal", mark("#3d9a97"), {}],
  ["gold", mark("#c9a227"), {}],
  ["pale pink", mark("#f3b9c6"), { light: ink }],
  ["white with a broad stripe", mark("#ffffff", "#c04020", 0.2), {}],
  ["white with a hair line", mark("#ffffff", "#c04020", 0.02), { light: ink }],
] as const)("a logo in %s has a plate only where nearly nothing of it would be seen", async (_, drawing, plates) => {
  expect(await platesWith({ "mark.svg": drawing }, "logo: pictures/mark.svg\n")).toEqual(plates);
});

test("transparent pixels do not count, and a logo for dark screens is only looked at on those", async () => {
  const letters = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#ffffff00" } })
    .composite([{ input: Buffer.from(mark("#101010")), left: 100, top: 0 }])
    .png()
    .toBuffer();
  const lines = "logo: pictures/letters.png\n";
  expect(await platesWith({ "letters.png": letters }, lines)).toEqual({ dark: paper });
  const both = { "letters.png": letters, "white.svg": mark("#ffffff") };
  expect(await platesWith(both, `${lines}logoDark: pictures/white.svg\n`)).toEqual({});
});

const letters = (...fills: string[]): string =>
  fills.map((fill, index) => `<path fill="${fill}" d="M${130 + index * 40} 20h20v60h-20z"/>`).join("");
const beside = (...fills: string[]): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#3d9a97" d="M0 0h100v100H0z"/>' +
  `${letters(...fills)}</svg>`;

test.each([
  ["white", beside("#ffffff", "#ffffff", "#ffffff"), { light: ink }],
  ["black", beside("#0a1414", "#0a1414", "#0a1414"), { dark: paper }],
  ["dark green, which is seen but not read in the dark,", beside("#2f5a2b", "#2f5a2b", "#2f5a2b"), { dark: paper }],
  ["the symbol's color", beside("#3d9a97", "#3d9a97", "#3d9a97"), {}],
  ["white and black", beside("#ffffff", "#ffffff", "#0a0a0a", "#0a0a0a"), { light: gray, dark: gray }],
] as const)("letters in %s beside a symbol have a ground on which all are seen", async (_, drawing, plates) => {
  expect(await platesWith({ "mark.svg": drawing }, "logo: pictures/mark.svg\n")).toEqual(plates);
});

test("white inside a symbol needs no plate", async () => {
  const inside = mark("#3d9a97").replace("</svg>", '<path fill="#fff" d="M20 20h60v60H20z"/></svg>');
  expect(await platesWith({ "mark.svg": inside }, "logo: pictures/mark.svg\n")).toEqual({});
});

test("a photo of a logo on white has a plate of the same white on dark screens, and none on white ones", async () => {
  const photo = await sharp({ create: { width: 320, height: 120, channels: 3, background: "#fcfcfc" } })
    .composite([{ input: Buffer.from(mark("#3d9a97")), left: 100, top: 10 }])
    .png()
    .toBuffer();
  const lines = "logo: pictures/photo.png\n";
  expect(await platesWith({ "photo.png": photo }, lines)).toEqual({ dark: "#fcfcfc" });
});

test.each([
  ["none", "#ffffff", {}],
  ["light", "#3d9a97", { light: ink }],
  ["both", "#ffffff", { light: ink, dark: gray }],
  ["dark", "#0a1414", { dark: paper }],
] as const)(
  "with a plate on %s, a logo in %s has plates where the practice wants them",
  async (plate, color, plates) => {
    const lines = `logo: pictures/mark.svg\nlogoPlate: ${plate}\n`;
    expect(await platesWith({ "mark.svg": mark(color) }, lines)).toEqual(plates);
  },
);

test("the header's color is the brand's", async () => {
  const lines = (surface: string): string =>
    `logo: pictures/mark.svg\ncolors:\n  main: "#1b4fa0"\n  dark:\n    surface: "${surface}"\n`;
  expect(Object.keys(await platesWith({ "mark.svg": mark("#1c1c1c") }, lines("#000000")))).toEqual(["dark"]);
  expect(await platesWith({ "mark.svg": mark("#5c5c5c") }, lines("#000000"))).toEqual({});
});

test("the contrast of two shades is that of their colors", () => {
  expect(contrastOfShades(shadeOf(0, 0, 0), shadeOf(255, 255, 255))).toBeCloseTo(21, 5);
  expect(contrastOfShades(shadeOf(118, 118, 118), shadeOf(255, 255, 255))).toBeCloseTo(4.54, 1);
  expect(shadeInContrast(4.62)).toBe(shadeOf(118, 118, 118));
});
