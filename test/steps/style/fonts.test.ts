import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { BuildResult } from "../../../src/build-options.ts";
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
  const rules = [...css.matchAll(/@font-face\{font-family:Brand Text;(.*?)\}/g)].map(([, rule]) => rule!);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toMatch(/;font-weight:400;font-style:normal;font-display:swap$/);
  expect(rules[1]).toMatch(/;font-style:italic;/);
  const address = /url\("(fonts\/our-fonts\.[\da-f]{8}\.woff2)"\)/.exec(rules[0]!)![1]!;
  expect(readFileSync(site.file(`dist/assets/${address}`))).toEqual(font);
});

test("until a font has loaded, a font of the device with the same metrics is used", async () => {
  const { css } = await buildWithFonts();
  const sans = readTokens(css).light.get("sans")!;
  expect(sans).toMatch(/^"?Brand Text"?, "?Brand Text Fallback"?, Seravek, .*sans-serif$/);
  const fallback = /@font-face \{ font-family: "Brand Text Fallback";(.*?)\}/.exec(css)![1];
  expect(fallback).toMatch(/src: local\('Arial'\).*ascent-override: [\d.]+%.*size-adjust: 1\d\d\.\d+%/);
  expect(readTokens(css).light.get("display")).toMatch(/^"Iowan Old Style"/);
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
