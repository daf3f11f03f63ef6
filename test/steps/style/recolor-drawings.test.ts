import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildSite } from "../../../src/build.ts";
import { parseColor } from "../../../src/lib/color.ts";
import { createRecoloring } from "../../../src/steps/style/recolor-drawings.ts";
import { Memory } from "../../../src/lib/memory.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { makeLittleSite } from "../../support/little-site.ts";

const folder = path.join(packageFolder, "assets/pictures");
const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
const read = (name: string): Buffer => readFileSync(path.join(folder, name));
const { recolor } = createRecoloring({ main: "#4b1f8a", accent: "#2e9e4f" });
const colorsIn = (drawing: Buffer): string[] => drawing.toString().match(/#[\da-f]{6}/g) ?? [];

/** The sample's colors in `assets/source/kit.mjs`. */
const ofSample = [
  ...["#0f2f33", "#17494d", "#1f6463", "#3d9a97", "#8cc7c1", "#e4f1ee", "#f3f8f6"],
  ...["#f3e9da", "#e2cfb0", "#fffdf9", "#d9644a", "#f0bd6a"],
];

test("in each drawing of the tool, the practice's colors take the place of all of the sample's", () => {
  const unchanged = drawings.filter((name) => recolor(read(name)).equals(read(name)));
  expect(unchanged).toEqual([]);
  const left = drawings.filter((name) => colorsIn(recolor(read(name))).some((each) => ofSample.includes(each)));
  expect(left).toEqual([]);
  const inUse = new Set(drawings.flatMap((name) => colorsIn(read(name))));
  expect(ofSample.filter((color) => !inUse.has(color))).toEqual([]);
});

test.each([
  ["teeth and bone", ["#fbfaf5", "#f0dfb4", "#efe2c6", "#dcc79d"]],
  ["gums", ["#e79a94", "#cf7a78"]],
  ["skin", ["#f6d5bd", "#e8b993", "#c98f66", "#a06a45"]],
  ["hair", ["#2a2524", "#b9bdbb"]],
  ["metal", ["#9fb0b5", "#6d8289", "#dbe5e6"]],
])("%s have the same colors in every practice", (_, colors) => {
  for (const color of colors) {
    const holders = drawings.filter((name) => colorsIn(read(name)).includes(color));
    expect(holders.length, color).toBeGreaterThan(0);
    expect(
      holders.filter((name) => !colorsIn(recolor(read(name))).includes(color)),
      color,
    ).toEqual([]);
  }
});

/** Colors that drawings have on a dark screen: `[fill="#e4f1ee"]{fill:#1a4347}`. */
const nightColors = (drawing: Buffer): string[] =>
  [...drawing.toString().matchAll(/\]\{(?:fill|stroke):(#[\da-f]{6})\}/g)].map(([, color]) => color!);

test("all drawings but the logo, its icon and the first picture of a film have colors for a dark screen", () => {
  const without = drawings.filter((name) => nightColors(read(name)).length === 0);
  expect(without).toEqual(["banner.svg", "favicon.svg", "logo.svg"]);
});

test("on a dark screen, drawings have only shades of the practice's colors beside those of every practice", () => {
  const gray = createRecoloring({ main: "#777777" });
  for (const name of drawings) {
    const colorful = nightColors(gray.recolor(read(name))).filter((each) => parseColor(each)!.chroma > 0.03);
    expect(colorful, name).toEqual([]);
  }
});

test("on a dark screen, drawings keep a color for each of those that change there", () => {
  for (const name of drawings) {
    const recolored = recolor(read(name)).toString();
    const ruled = [...recolored.matchAll(/\[((?:fill|stroke)="#[\da-f]{6}")\]/g)].map(([, paint]) => paint!);
    const [, drawn = ""] = recolored.split("</style>");
    expect(
      ruled.filter((paint) => !drawn.includes(paint)),
      name,
    ).toEqual([]);
  }
});

test("only colors change", () => {
  const withoutColors = (drawing: Buffer): string => drawing.toString().replaceAll(/#[\da-f]{6}/g, "#");
  for (const name of drawings) expect(withoutColors(recolor(read(name)))).toBe(withoutColors(read(name)));
});

test.each([
  ["with one more color", '<path fill="#1f6463"/><path fill="#123456"/>'],
  ["with a named color", '<path fill="#1f6463"/><path stroke="teal"/>'],
  ["with a style", '<path fill="#1f6463" style="stroke: #1f6463"/>'],
  [
    "with another style for a dark screen",
    '<style>@media (prefers-color-scheme:dark){[fill="#1f6463"]{fill:teal}}</style><path fill="#1f6463"/>',
  ],
  ["with a style sheet", '<style>path { stroke: red }</style><path fill="#1f6463"/>'],
  ["with a gradient", '<path fill="#1f6463"/><stop stop-color="#abc"/>'],
  ["with a photo", '<path fill="#1f6463"/><image href="data:image/png;base64,"/>'],
  ["without colors", "<path/>"],
])("a drawing %s is another's, and stays", (_, parts) => {
  const bytes = Buffer.from(`<svg viewBox="0 0 8 8">${parts}</svg>`);
  expect(recolor(bytes)).toBe(bytes);
});

test("a build with other colors makes other drawings, whatever is in its cache and its memory", async () => {
  const site = makeLittleSite({ "assets/pictures/logo.svg": read("logo.svg") });
  const memory = new Memory();
  const buildWith = async (main: string): Promise<string> => {
    site.write("site/brand.yaml", `logo: pictures/logo.svg\ncolors:\n  main: "${main}"\n`);
    memory.startBuild();
    // A minute ahead, the files are old enough to be recognized by their state.
    const now = Date.now() + 60_000;
    const options = { root: site.root, cacheFolder: site.file(".dentalsite"), date: Date.UTC(2026, 5), now };
    const { problems, built } = await buildSite({ ...options, recall: memory.recall });
    expect(problems).toEqual([]);
    return built!.outputs.find(({ path: name }) => name.includes("pictures/logo"))!.path;
  };
  const purple = await buildWith("#4b1f8a");
  const blue = await buildWith("#1b4fa0");
  expect(blue).not.toBe(purple);
  expect(await buildWith("#4b1f8a")).toBe(purple);
});
