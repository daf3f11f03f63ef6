import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Memory } from "../../../src/ground/memory.ts";
import { recallNothing } from "../../../src/model/recall.ts";
import { encodePreview, type PreviewParts } from "../../../src/steps/media/link-preview.ts";
import { preparePreviews, type PreparedPreviews } from "../../../src/steps/media/prepare-previews.ts";
import { openMediaTools } from "../../../src/steps/media/tools.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { partsOf, previewDesign } from "../../support/preview-parts.ts";

const gray = { r: 100, g: 100, b: 100 };
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: gray } })
    .png()
    .toBuffer();
const svg = (inside: string, viewBox = "0 0 80 60"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

const names = {
  "255,0,0": "logo",
  "255,255,255": "surface",
  "0,0,255": "tint",
  "255,255,0": "sun",
  "0,255,0": "pebble",
  "255,0,255": "name",
};

/** Returns a function for the color at a place in a picture; places are in hundreds of pixels. */
async function openPixels(picture: Buffer | string): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (y * info.width + x) * info.channels;
    // JPEG changes colors by a few shades.
    const color = [...data.subarray(at, at + 3)].map((each) => (each < 20 ? 0 : each > 235 ? 255 : each));
    return (names as Record<string, string>)[color.join()] ?? "picture";
  };
}

async function encode(parts: PreviewParts): Promise<Buffer> {
  const { files } = await encodePreview(parts);
  return files[0]!.bytes;
}

describe("a link preview", () => {
  test.each([
    { shape: "of 4:3", size: [800, 600], logo: [180, 315], picture: [390, 315], surface: [30, 315] },
    { shape: "of 3:2", size: [900, 600], logo: [160, 315], picture: [350, 20], surface: [30, 315] },
    { shape: "that is square", size: [600, 600], logo: [285, 315], picture: [620, 315], surface: [30, 315] },
    { shape: "that is upright", size: [600, 900], logo: [320, 315], picture: [700, 600], surface: [100, 600] },
    { shape: "that is wide", size: [1600, 640], logo: [130, 515], picture: [600, 600], surface: [20, 600] },
    { shape: "that is small", size: [40, 30], logo: [180, 315], picture: [1180, 20], surface: [30, 315] },
  ])("shows the whole width of a picture $shape, and the logo on the brand's background", async (expected) => {
    const [width, height] = expected.size as [number, number];
    const see = await openPixels(await encode(partsOf(await photo(width, height), "png")));
    for (const what of ["logo", "picture", "surface"] as const) {
      const [x, y] = expected[what] as [number, number];
      expect(see(x, y), what).toBe(what);
    }
  });

  test("of an upright picture shows its upper part, where a head would be", async () => {
    const tall = svg('<path fill="#0f0" d="M0 0h60v40H0z"/><path fill="#f00" d="M0 140h60v40H0z"/>', "0 0 60 180");
    const see = await openPixels(await encode(partsOf(Buffer.from(tall), "svg")));
    expect(see(900, 60)).toBe("pebble");
  });

  test("without a picture shows the logo in front of the sun and the waves", async () => {
    const see = await openPixels(await encode(partsOf(Buffer.alloc(0), "")));
    expect([see(400, 250), see(980, 150), see(20, 20), see(20, 620)]).toEqual(["logo", "sun", "tint", "surface"]);
  });

  test.each([
    ["beside the picture", [800, 600], { left: 10, right: 350, top: 330, bottom: 540 }, [180, 225]],
    ["on the plate", [1600, 640], { left: 230, right: 600, top: 420, bottom: 610 }, [130, 515]],
    ["alone", [0, 0], { left: 60, right: 740, top: 280, bottom: 440 }, [400, 175]],
  ] as const)("shows the name below or beside the logo %s", async (_, [width, height], area, logo) => {
    const bytes = width === 0 ? Buffer.alloc(0) : await photo(width, height);
    const parts = { ...partsOf(bytes, width === 0 ? "" : "png"), name: "Kelpwood Center for Advanced Dentistry" };
    const see = await openPixels(await encode(parts));
    expect(see(logo[0], logo[1])).toBe("logo");
    const all = Array.from({ length: 1200 * 630 }, (_, index) => ({ x: index % 1200, y: Math.floor(index / 1200) }));
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      x > area.left && x < area.right && y > area.top && y < area.bottom;
    const lettered = all.filter(({ x, y }) => see(x, y) === "name");
    expect(lettered.length).toBeGreaterThan(1000);
    expect(lettered.filter((each) => !inside(each))).toEqual([]);
  });

  test("is 1200 by 630 pixels, a JPEG of less than 1 MB, and the same each time", async () => {
    const noise = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer();
    const parts = partsOf(noise, "png");
    const first = await encode(parts);
    expect(await sharp(first).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(first.length).toBeLessThan(1_000_000);
    expect(await encode(parts)).toEqual(first);
  });

  test.each(["pebble", "round", "square"] as const)("has the brand's corners: %s", async (corners) => {
    const parts = partsOf(await photo(1600, 640), "png");
    const see = await openPixels(await encode({ ...parts, design: { ...previewDesign, corners } }));
    expect([see(274, 406), see(262, 420)]).toEqual(
      { pebble: ["picture", "picture"], round: ["picture", "surface"], square: ["surface", "surface"] }[corners],
    );
  });

  test("has a straight edge for a brand without waves", async () => {
    const parts = partsOf(await photo(800, 600), "png");
    const see = await openPixels(await encode({ ...parts, design: { ...previewDesign, wave: false } }));
    for (const y of [5, 150, 315, 480, 625])
      expect([see(355, y), see(365, y), see(376, y)]).toEqual(["surface", "sun", "picture"]);
  });

  test("shows a photo upright", async () => {
    const create = { width: 300, height: 600, channels: 3, background: "#0f0" } as const;
    const green = await sharp({ create }).png().toBuffer();
    const turned = await sharp(await photo(600, 600))
      .composite([{ input: green, left: 0, top: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const see = await openPixels(await encode(partsOf(turned, "jpg")));
    expect([see(700, 300), see(1100, 300)]).toEqual(["picture", "pebble"]);
  });
});

describe("the link previews of a site", () => {
  const root = makeTemporaryFolder();

  async function prepare(
    files: Record<string, string | Buffer>,
    {
      logos = [] as string[],
      name = "",
      isPreview = false,
      now = Date.now(),
      cache = root,
      design = previewDesign,
      recall = recallNothing,
    } = {},
  ): Promise<PreparedPreviews & { see: (name: string) => ReturnType<typeof openPixels> }> {
    mkdirSync(path.join(root, "assets"), { recursive: true });
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(root, "assets", name);
      if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(bytes))) writeFileSync(file, bytes);
    }
    const pictures = Object.keys(files).filter((name) => !logos.includes(name));
    const own = new Map(pictures.map((name) => [`/${name}`, { name, alt: `What ${name} shows` }]));
    const made = await preparePreviews(
      { own, common: own.get("/banner.svg") },
      { design, logos, name },
      openMediaTools(
        new Map(Object.keys(files).map((name) => [name, { absolutePath: path.join(root, "assets", name) }])),
        { cacheFolder: cache, isPreview, now, recall },
      ),
    );
    const see = (name: string): ReturnType<typeof openPixels> => {
      const output = made.outputs.find((each) => each.path === name);
      return openPixels(output && "copyOf" in output ? output.copyOf : "");
    };
    return { ...made, see };
  }

  const grayDrawing = svg('<path fill="#646464" d="M0 0h80v60H0z"/>');

  test("are one file for each picture, named after it", async () => {
    const { byPage, common, outputs } = await prepare({ "banner.svg": grayDrawing, "crown.svg": grayDrawing });
    expect([...byPage.keys()]).toEqual(["/banner.svg", "/crown.svg"]);
    expect(byPage.get("/crown.svg")!.path).toMatch(/^assets\/crown-preview\.[\da-f]{8}\.jpg$/);
    expect(common).toEqual(byPage.get("/banner.svg"));
    expect(outputs).toHaveLength(2);
  });

  test("are drawn again if the picture, the logo, the name or the brand changes, and otherwise come from the cache", async () => {
    const cache = makeTemporaryFolder();
    const logos = ["logo.svg"];
    const files = { "banner.svg": grayDrawing, "logo.svg": svg('<path fill="red" d="M0 0h80v60H0z"/>') };
    const { common } = await prepare(files, { logos, cache });
    expect((await prepare(files, { logos, cache, isPreview: true })).common).toEqual(common);
    const changed = [
      await prepare({ ...files, "banner.svg": svg("<path d='M0 0h9v9'/>") }, { logos, cache }),
      await prepare({ ...files, "logo.svg": svg("<path d='M0 0h9v9'/>") }, { logos, cache }),
      await prepare(files, { logos, cache, name: "Reef Dental" }),
      await prepare(files, { logos, cache, design: { ...previewDesign, sun: "#ff8800" } }),
    ].map((each) => each.common!.path);
    expect(new Set([common!.path, ...changed]).size).toBe(5);
  });

  test("show the icon, or otherwise a pebble, in place of a logo with text, which would have the machine's fonts", async () => {
    const words = svg('<text y="40">Dental</text>');
    const icon = svg('<path fill="red" d="M0 0h80v60H0z"/>');
    const files = { "banner.svg": grayDrawing, "logo.svg": words };
    const withIcon = await prepare({ ...files, "icon.svg": icon }, { logos: ["logo.svg", "icon.svg"] });
    expect((await withIcon.see(withIcon.common!.path))(180, 315)).toBe("logo");
    const without = await prepare(files, { logos: ["logo.svg"] });
    expect((await without.see(without.common!.path))(180, 315)).toBe("pebble");
  });

  test.each([
    ["has words in it", svg('<svg:text xmlns:svg="http://www.w3.org/2000/svg" y="40">Dental</svg:text>')],
    ["is damaged", Buffer.from("x")],
  ])(
    "are the common one for a picture that %s, and the logo alone where that is the common one",
    async (_, picture) => {
      const { byPage, common } = await prepare({ "banner.svg": grayDrawing, "crown.svg": picture });
      expect([...byPage]).toEqual([["/banner.svg", common]]);
      const alone = await prepare({ "banner.svg": picture });
      expect([...alone.byPage]).toEqual([]);
      expect(alone.common).toEqual({ path: expect.stringMatching(/^assets\/preview\./) as string, alt: undefined });
      expect((await alone.see(alone.common!.path))(980, 150)).toBe("sun");
    },
  );

  test("are not drawn for a preview", async () => {
    const options = { isPreview: true, cache: makeTemporaryFolder() };
    const { byPage, common, outputs } = await prepare({ "banner.svg": grayDrawing }, options);
    expect([byPage.size, common, outputs]).toEqual([0, undefined, []]);
  });

  test("are found by a preview as soon as a build has drawn them", async () => {
    const files = { "banner.svg": grayDrawing };
    const cache = makeTemporaryFolder();
    const preview = { cache, isPreview: true, now: Date.now() + 60_000, recall: new Memory().recall };
    expect((await prepare(files, preview)).common).toBeUndefined();
    const { common } = await prepare(files, { cache });
    expect((await prepare(files, preview)).common).toEqual(common);
  });
});
