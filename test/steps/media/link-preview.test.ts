import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Memory } from "../../../src/lib/memory.ts";
import { recallNothing } from "../../../src/model/build/recall.ts";
import { encodePreview, type PreviewParts } from "../../../src/steps/media/link-preview.ts";
import { preparePreviews, type PreparedPreviews } from "../../../src/steps/media/prepare-previews.ts";
import { openMediaTools } from "../../../src/steps/media/tools.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { partsOf, previewDesign } from "./preview-parts.ts";

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
    ["of 4:3", 800, 600],
    ["that is square", 600, 600],
    ["that is upright", 600, 900],
    ["that is wide", 1600, 640],
    ["that is small", 40, 30],
  ])("fills the room beside the logo with a picture %s", async (_, width, height) => {
    const see = await openPixels(await encode(partsOf(await photo(width, height), "png")));
    const corners = [see(470, 10), see(470, 620), see(1190, 10), see(1190, 620)];
    expect(corners).toEqual(["picture", "picture", "picture", "picture"]);
    expect([see(220, 315), see(20, 20), see(20, 620)]).toEqual(["logo", "surface", "surface"]);
  });

  test("of an upright picture shows its upper part, where a head would be", async () => {
    const tall = svg('<path fill="#0f0" d="M0 0h60v40H0z"/><path fill="#f00" d="M0 140h60v40H0z"/>', "0 0 60 180");
    const see = await openPixels(await encode(partsOf(Buffer.from(tall), "svg")));
    expect(see(900, 60)).toBe("pebble");
  });

  test("without a picture shows the logo beside the sun", async () => {
    const see = await openPixels(await encode(partsOf(Buffer.alloc(0), "")));
    expect([see(220, 315), see(850, 315), see(500, 20), see(20, 620)]).toEqual(["logo", "sun", "tint", "surface"]);
  });

  const long = "Kelpwood Center for Advanced Dentistry and Maxillofacial Prosthodontics of the Harbor";

  test.each(["Reef Dental", long, "Zahnarztgemeinschaftspraxis"])(
    "shows all of the name below the logo: %s",
    async (name) => {
      const see = await openPixels(await encode({ ...partsOf(await photo(1600, 640), "png"), name }));
      expect(see(220, 215)).toBe("logo");
      const all = Array.from({ length: 1200 * 630 }, (_, index) => ({ x: index % 1200, y: Math.floor(index / 1200) }));
      // The logo is above, and the picture to the right. JPEG blurs letters by up to 16 pixels.
      const lettered = all.filter(({ x, y }) => x < 425 && y > 312 && see(x, y) !== "surface");
      expect(lettered.length).toBeGreaterThan(1000);
      expect(lettered.filter(({ x, y }) => x < 24 || x > 416 || y < 324 || y > 546)).toEqual([]);
    },
  );

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

  test("has a straight edge for a brand without waves", async () => {
    const parts = partsOf(await photo(800, 600), "png");
    const see = await openPixels(await encode({ ...parts, design: { ...previewDesign, wave: false } }));
    for (const y of [5, 150, 315, 480, 625])
      expect([see(435, y), see(445, y), see(456, y)]).toEqual(["surface", "sun", "picture"]);
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
    expect((await withIcon.see(withIcon.common!.path))(220, 315)).toBe("logo");
    const without = await prepare(files, { logos: ["logo.svg"] });
    expect((await without.see(without.common!.path))(220, 315)).toBe("pebble");
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
      expect((await alone.see(alone.common!.path))(850, 315)).toBe("sun");
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
