import sharp from "sharp";
import { expect, test } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { contrastOfShades, shadeOf } from "../../../src/steps/media/shade-of.ts";
import { makeLittleSite } from "../../support/little-site.ts";

/** A logo in one color, with a share of its height in another. */
const mark = (color: string, other = color, share = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${color}" d="M0 0h100v100H0z"/>` +
  `<path fill="${other}" d="M0 0h100v${share * 100}H0z"/></svg>`;

async function problemsWith(files: Record<string, string | Uint8Array>, lines: string): Promise<string[]> {
  const site = makeLittleSite({ "site/brand.yaml": lines });
  for (const [name, contents] of Object.entries(files)) site.write(`assets/pictures/${name}`, contents);
  const cacheFolder = site.file(".dentalsite");
  const options = { root: site.root, cacheFolder, date: Date.UTC(2026, 5), now: Date.now() };
  const { problems } = await buildSite({ ...options, checks: {} });
  const ofBrand = problems.filter(({ code, severity }) => code.startsWith("brand/") || severity === "error");
  return ofBrand.map(({ code, message }) => `${code} ${/^On \w+/.exec(message)?.[0] ?? message}`);
}

test.each([
  ["white", mark("#ffffff"), ["brand/faint-logo On light"]],
  ["black", mark("#111111"), ["brand/faint-logo On dark"]],
  ["teal", mark("#3d9a97"), []],
  ["white with a broad stripe", mark("#ffffff", "#c04020", 0.2), []],
  ["white with a hair line", mark("#ffffff", "#c04020", 0.02), ["brand/faint-logo On light"]],
] as const)("a logo in %s is reported only where nearly nothing of it is seen", async (_, drawing, problems) => {
  expect(await problemsWith({ "mark.svg": drawing }, "logo: pictures/mark.svg\n")).toEqual(problems);
});

test("transparent pixels do not count, and a logo for dark screens is only checked on those", async () => {
  const letters = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#ffffff00" } })
    .composite([{ input: Buffer.from(mark("#101010")), left: 100, top: 0 }])
    .png()
    .toBuffer();
  const lines = "logo: pictures/letters.png\n";
  expect(await problemsWith({ "letters.png": letters }, lines)).toEqual(["brand/faint-logo On dark"]);
  const both = { "letters.png": letters, "white.svg": mark("#ffffff") };
  expect(await problemsWith(both, `${lines}logoDark: pictures/white.svg\n`)).toEqual([]);
});

const beside = (letters: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#3d9a97" d="M0 0h100v100H0z"/>' +
  `<path fill="${letters}" d="M130 20h20v60h-20zm40 0h20v60h-20zm40 0h20v60h-20zm40 0h20v60h-20z"/></svg>`;

test("white letters beside a colored symbol are reported, and white inside a symbol is not", async () => {
  const lines = "logo: pictures/mark.svg\n";
  expect(await problemsWith({ "mark.svg": beside("#ffffff") }, lines)).toEqual(["brand/faint-logo On light"]);
  expect(await problemsWith({ "mark.svg": beside("#0a1414") }, lines)).toEqual(["brand/faint-logo On dark"]);
  expect(await problemsWith({ "mark.svg": beside("#3d9a97") }, lines)).toEqual([]);
  const inside = mark("#3d9a97").replace("</svg>", '<path fill="#fff" d="M20 20h60v60H20z"/></svg>');
  expect(await problemsWith({ "mark.svg": inside }, lines)).toEqual([]);
});

test.each([
  ["light", "#ffffff", []],
  ["both", "#ffffff", ["brand/faint-logo On dark"]],
  ["dark", "#0a1414", []],
  ["light", "#0a1414", ["brand/faint-logo On light", "brand/faint-logo On dark"]],
] as const)(
  "with a plate on %s screens, a logo in %s has the color of the plate behind it",
  async (plate, color, problems) => {
    const lines = `logo: pictures/mark.svg\nlogoPlate: ${plate}\n`;
    expect(await problemsWith({ "mark.svg": mark(color) }, lines)).toEqual(problems);
  },
);

test("the header's color is the brand's", async () => {
  const lines = 'logo: pictures/mark.svg\ncolors:\n  main: "#1b4fa0"\n  dark:\n    surface: "#000000"\n';
  expect(await problemsWith({ "mark.svg": mark("#1c1c1c") }, lines)).toEqual(["brand/faint-logo On dark"]);
});

test("the contrast of two shades is that of their colors", () => {
  expect(contrastOfShades(shadeOf(0, 0, 0), shadeOf(255, 255, 255))).toBeCloseTo(21, 5);
  expect(contrastOfShades(shadeOf(118, 118, 118), shadeOf(255, 255, 255))).toBeCloseTo(4.54, 1);
});
