import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { BuildResult } from "../../../src/build-options.ts";
import { fontStyles, listOwnFonts } from "../../../src/steps/style/fonts.ts";
import { encodeFont } from "../../../src/steps/media/font.ts";
import { readTokens } from "../../support/reference-tokens.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../../support/little-site.ts";
import { makeFont } from "./make-font.ts";

let font: Buffer;

beforeAll(async () => {
  font = await makeFont();
});

const brand = "fonts:\n  text:\n    regular: fonts/our font's.woff2\n    italic: fonts/slanted.woff2\n";

async function buildWithFonts(): Promise<{ site: LittleSite; result: BuildResult; css: string }> {
  const site = makeLittleSite({
    "site/brand.yaml": brand,
    "assets/fonts/our font's.woff2": font,
    "assets/fonts/slanted.woff2": Buffer.concat([font, Buffer.alloc(4)]),
  });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const css = readFileSync(site.file(`dist/${result.built!.stylesheet.replace("/practice/", "")}`), "utf8");
  return { site, result, css };
}

test("a practice's fonts are published under hashed names, and text is visible while they load", async () => {
  const { site, css } = await buildWithFonts();
  const rules = [...css.matchAll(/@font-face\{font-family:"Brand Text";(.*?)\}/g)].map(([, rule]) => rule!);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toMatch(/;font-weight:400;font-style:normal;font-display:swap$/);
  expect(rules[1]).toMatch(/;font-style:italic;/);
  const address = /url\("(fonts\/our-fonts\.[\da-f]{8}\.woff2)"\)/.exec(rules[0]!)![1]!;
  expect(readFileSync(site.file(`dist/assets/${address}`))).toEqual(font);
});

test("until a font has loaded, fonts of devices with the same metrics are used", async () => {
  const { css } = await buildWithFonts();
  expect(readTokens(css).light.get("sans")).toMatch(
    /^"Brand Text","Brand Text 1","Brand Text 2",Seravek, .*sans-serif$/,
  );
  const [arial, roboto] = [...css.matchAll(/@font-face\{font-family:"Brand Text \d";(.*?)\}/g)].map(([, rule]) => rule);
  expect(arial).toMatch(
    /^src:local\("Arial"\),local\("Arial Regular"\),local\("Liberation Sans"\),.*local\("Arimo"\),local\("Arimo Regular"\);font-weight:400;ascent-override:[\d.]+%;.*size-adjust:1\d\d\.\d+%$/,
  );
  expect(roboto).toMatch(/^src:local\("Roboto"\),local\("Roboto Regular"\);.*size-adjust:1\d\d\.\d+%$/);
  expect(readTokens(css).light.get("display")).toMatch(/^"Newsreader","Newsreader 1","Newsreader 2",/);
});

test("titles in bold letters are measured by the bold letters of devices", () => {
  const metrics = { ascent: 1000, descent: -300, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 480 };
  const usable = new Map([
    ["regular.woff2", { path: "assets/fonts/regular.woff2", metrics }],
    ["bold.woff2", { path: "assets/fonts/bold.woff2", metrics: { ...metrics, xWidthAvg: 540 } }],
  ]);
  const families = listOwnFonts({ display: { regular: "regular.woff2", bold: "bold.woff2" } }, usable);
  const { rules } = fontStyles(families, new Map([["display", "Georgia, serif"]]));
  const sizes = [...rules.matchAll(/local\("(Times New Roman[^"]*)"\).*?font-weight:(\d+);.*?size-adjust:([\d.]+)%/g)];
  expect(sizes.map(([, name, weight, size]) => [name, weight, Math.round(Number(size))])).toEqual([
    ["Times New Roman", "400", 118],
    ["Times New Roman Bold", "700", 125],
  ]);
});

test("a variable font has all its weights", async () => {
  const variable = readFileSync(
    "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  );
  const site = makeLittleSite({
    "site/brand.yaml": "fonts:\n  text:\n    regular: fonts/variable.woff2\n",
    "assets/fonts/variable.woff2": variable,
  });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const css = readFileSync(site.file(`dist/${result.built!.stylesheet.replace("/practice/", "")}`), "utf8");
  expect(css).toMatch(/font-family:"Brand Text";[^}]*;font-weight:100 900;/);
});

test("a font that was cut off anywhere, or has wrong bytes, is one fault and not a crash", async () => {
  const lengths = [4, 19, 20, 48, 100, 1000, font.length >> 1, font.length - 40];
  const cut = lengths.map((length) => font.subarray(0, length));
  const changed = lengths.slice(1).map((at) => {
    const bytes = Buffer.from(font);
    bytes.fill(0xff, at - 4, at + 4);
    return bytes;
  });
  for (const bytes of cut) {
    await expect(encodeFont(bytes)).rejects.toMatchObject({ fault: { code: "media/font" } });
  }
  for (const bytes of changed) {
    const made = await encodeFont(bytes).catch((error: unknown) => error);
    // The metrics of its letters may still be intact.
    if (made instanceof Error) expect(made).toMatchObject({ fault: { code: "media/font" } });
  }
});

test("a font with a huge size in its header is not unpacked", async () => {
  const bytes = Buffer.from(font);
  bytes.writeUInt32BE(2_000_000_000, 16);
  await expect(encodeFont(bytes)).rejects.toMatchObject({ fault: { way: "too large" } });
  await expect(encodeFont(Buffer.concat([font, Buffer.alloc(1_000_000)]))).rejects.toMatchObject({
    fault: { way: "too large" },
  });
});
