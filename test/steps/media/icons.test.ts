import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encodeIcons } from "../../../src/steps/media/icons.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";

const svg = (inside: string, viewBox = "0 0 32 32"): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`);
const dot = svg('<circle fill="#f00" cx="16" cy="16" r="16"/>');
const square = svg('<path fill="#00f" d="M0 0h32v32H0z"/><circle fill="#f00" cx="16" cy="16" r="4"/>');

const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const data = await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

/** Makes icons. Returns the files by width, with the .ico under its largest. */
async function makeIcons(bytes: Buffer, extension = "svg"): Promise<Record<number, Buffer>> {
  const { files } = await encodeIcons(bytes, extension, "#ffffff");
  return Object.fromEntries(files.map((file) => [file.width, file.bytes]));
}

describe("the icons of a practice", () => {
  test("are an .ico of 32 and 48 pixels, and a PNG of each size that phones ask for", async () => {
    const { 48: ico, ...pngs } = await makeIcons(dot);
    expect([ico!.readUInt16LE(0), ico!.readUInt16LE(2), ico!.readUInt16LE(4)]).toEqual([0, 1, 2]);
    for (const [index, side] of [32, 48].entries()) {
      const at = 6 + 16 * index;
      const start = ico!.readUInt32LE(at + 12);
      const png = ico!.subarray(start, start + ico!.readUInt32LE(at + 8));
      expect([ico![at], ico![at + 1]]).toEqual([side, side]);
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: side, height: side });
    }
    expect(Object.keys(pngs)).toEqual(["180", "192", "432", "512"]);
    for (const [side, png] of Object.entries(pngs)) {
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: Number(side), height: Number(side) });
    }
  });

  test("have the brand's background where phones want one, and a mask does not cut the drawing off", async () => {
    const { 180: touch, 192: small, 432: maskable } = await makeIcons(dot);
    expect(await pixel(small!, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(await pixel(touch!, 0, 0)).toEqual([255, 255, 255, 255]);
    // A mask leaves at least a circle with a diameter of 80% of the icon (W3C Web Application Manifest, "safe zone").
    const edge = Math.round(216 - 0.4 * 432);
    expect(await pixel(maskable!, edge, 216)).toEqual([255, 255, 255, 255]);
    expect(await pixel(maskable!, 216, 216)).toEqual([255, 0, 0, 255]);
  });

  test("extend the icon's own background", async () => {
    const { 180: touch, 432: maskable } = await makeIcons(square);
    for (const png of [touch!, maskable!]) expect(await pixel(png, 0, 0)).toEqual([0, 0, 255, 255]);
  });

  test.each([
    ["a wide drawing", svg("", "0 0 40 32"), "svg", { way: "oblong", width: 40, height: 32 }],
    ["a photo of 511 pixels", photo(511, 511), "png", { way: "small", width: 511 }],
    ["a photo that is not square", photo(600, 512), "png", { way: "oblong" }],
  ])("are not made of %s", async (_, bytes, extension, details) => {
    const fault = { code: "media/unfit-icon", ...details };
    await expect(encodeIcons(await bytes, extension, "#fff")).rejects.toMatchObject({ fault });
  });

  test("are made from a photo of 512 pixels, also in a site, where a tab shows a small one", async () => {
    const site = makeLittleSite({ "site/brand.yaml": "logo: pictures/logo.svg\nicon: pictures/icon.png\n" });
    site.write("assets/pictures/icon.png", await photo(512, 512));
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
    const { html } = result.built!.pages.find(({ path }) => path === "index.html")!;
    const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"/g)];
    expect(links.map(([, rel, href]) => `${rel} ${href!.replace(/\.[\da-f]{8}/, "")}`)).toEqual([
      "icon /practice/favicon.ico",
      "icon /practice/assets/icons/icon-192.png",
      "apple-touch-icon /practice/assets/icons/icon-180.png",
      "manifest /practice/manifest.webmanifest",
    ]);
    const manifest = JSON.parse(site.read("dist/manifest.webmanifest")) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      name: "Harbor Lane Dental",
      short_name: "Harbor Lane",
      start_url: "/practice/",
      lang: "en-US",
    });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["432x432", "maskable"],
      ["512x512", undefined],
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { width } = await sharp(site.file(src.replace("/practice", "dist"))).metadata();
      expect(sizes).toBe(`${width}x${width}`);
    }
  });

  test("are not made without an icon", async () => {
    const { result } = await buildLittleSite(makeLittleSite());
    const paths = result.built!.outputs.map(({ path }) => path);
    expect(paths.filter((path) => /\.ico$|webmanifest|icons\//.test(path))).toEqual([]);
    for (const { html } of result.built!.pages)
      expect(html).not.toMatch(/apple-touch-icon|rel="manifest"|favicon\.ico/);
  });
});
