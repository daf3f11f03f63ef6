import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import type { Encoded } from "../../../src/steps/media/cache.ts";
import { encodeRaster as encodeWith } from "../../../src/steps/media/encode-raster.ts";
import { encode } from "../../../src/steps/media/encode.ts";
import { rasterSettings } from "../../../src/steps/media/settings.ts";
import { makeHeic } from "../../support/heic.ts";
import { isLong } from "../../support/test-level.ts";

/** Encodes in this process. */
const encodeRaster = (bytes: Buffer, extension: string): Promise<Encoded> =>
  encodeWith({ bytes, extension, settings: rasterSettings }, encode);

let photo: Buffer;
beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1000, height: 400, channels: 3, background: "#456", noise } as const;
  photo = await sharp({ create }).jpeg().toBuffer();
});

test.skipIf(isLong)(
  "a picture is encoded in each width and format, narrowest first, after a fallback for all browsers",
  async () => {
    const { size, files } = await encodeRaster(photo, "jpg");
    expect(size).toEqual({ width: 1000, height: 400 });
    expect(files.map(({ type, width }) => `${type} ${width}`)).toEqual([
      "image/jpeg 1000",
      ...[480, 800, 1000].flatMap((width) => [`image/avif ${width}`, `image/webp ${width}`]),
    ]);
    for (const { type, width, bytes } of files) {
      const read = await sharp(bytes).metadata();
      expect([read.width, `image/${read.format === "heif" ? "avif" : read.format}`]).toEqual([width, type]);
    }
  },
);

test.runIf(isLong)("a picture becomes the same bytes with any number of threads", async () => {
  const bytesOf = ({ files }: Encoded): Buffer[] => files.map(({ bytes }) => bytes);
  const expected = bytesOf(await encodeRaster(photo, "jpg"));
  // On macOS and Windows, sharp uses as many threads as there are cores.
  sharp.concurrency(4);
  const many = await sharp(photo).resize({ width: 480 }).avif(rasterSettings.avif).toBuffer();
  expect(many.equals(expected[1]!)).toBe(false);
  vi.resetModules();
  const { encode: encodeAgain } = await import("../../../src/steps/media/encode.ts");
  expect(bytesOf(await encodeWith({ bytes: photo, extension: "jpg", settings: rasterSettings }, encodeAgain))).toEqual(
    expected,
  );
});

test.skipIf(isLong).for(["jpg", "avif"])(
  "a photo in HEIC is recognized although its name ends in .%s",
  async (extension) => {
    await expect(encodeRaster(makeHeic(), extension)).rejects.toMatchObject({
      fault: { code: "media/wrong-content", extension, found: "HEIC" },
    });
  },
);

test.skipIf(isLong)("a picture in AVIF is recognized, and reported if it has another extension", async () => {
  const avif = await sharp(photo).resize({ width: 64 }).avif({ effort: 0 }).toBuffer();
  expect((await encodeRaster(avif, "avif")).size).toEqual({ width: 64, height: 26 });
  await expect(encodeRaster(avif, "jpg")).rejects.toMatchObject({ fault: { found: "AVIF" } });
});
