import { readFileSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { PreparedPicture } from "../../../src/steps/media/media-book.ts";
import type { PreparedFiles } from "../../../src/steps/media/prepare-files.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { photo, prepareIn } from "./prepare-in.ts";

let root: string;
let encoded: string[];

beforeEach(() => {
  root = makeTemporaryFolder();
  encoded = [];
});

function prepare(
  files: Record<string, string | Uint8Array>,
  options: { now?: number; isPreview?: boolean } = {},
): Promise<PreparedFiles> {
  return prepareIn(root, files, { ...options, onProgress: (name) => encoded.push(name) });
}

describe("a photograph", () => {
  test("becomes AVIF and WebP in widths up to its own, with a JPEG for other browsers", async () => {
    const { book } = await prepare({ "office.jpg": await photo(1000, 500).jpeg().toBuffer() });
    const picture = book.get("office.jpg") as PreparedPicture;
    expect(picture).toMatchObject({ width: 1000, height: 500 });
    expect(picture.path).toMatch(/^assets\/office-1000\.[0-9a-f]{8}\.jpg$/);
    expect(picture.formats.map(({ type, variants }) => [type, variants.map(({ width }) => width)])).toEqual([
      ["image/avif", [480, 800, 1000]],
      ["image/webp", [480, 800, 1000]],
    ]);
  });

  test("keeps its transparency, with a PNG as fallback", async () => {
    const { book } = await prepare({ "seal.png": await photo(60, 60, { alpha: true }).png().toBuffer() });
    expect((book.get("seal.png") as PreparedPicture).path).toMatch(/\.png$/);
  });

  test("is turned upright and loses the camera's data", async () => {
    const bytes = await photo(300, 200)
      .withExif({ IFD0: { Copyright: "A patient" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { book, outputs } = await prepare({ "tall.jpg": bytes });
    expect(book.get("tall.jpg")).toMatchObject({ width: 200, height: 300 });
    for (const output of outputs) {
      const { exif } = await sharp("copyOf" in output ? output.copyOf : undefined).metadata();
      expect(exif, output.path).toBeUndefined();
    }
  });

  test.for([undefined, 6])(
    "wider than the widest size is offered once in each width, with orientation %s",
    async (orientation) => {
      const { book } = await prepare({
        "large.jpg": await photo(2400, 2000).withMetadata({ orientation }).jpeg().toBuffer(),
      });
      for (const { variants } of (book.get("large.jpg") as PreparedPicture).formats) {
        expect(variants.map(({ width }) => width)).toEqual([480, 800, 1200, 1800]);
      }
    },
  );

  test("is encoded once: a second run does no work and gives the same files", async () => {
    const files = { "office.webp": await photo(600, 400).webp().toBuffer() };
    const first = await prepare(files);
    expect(encoded).toEqual(["office.webp"]);
    encoded = [];
    expect(await prepare(files)).toEqual(first);
    expect(encoded).toEqual([]);
  });

  test("is encoded again if the cache has half a file", async () => {
    const files = { "office.png": await photo(50, 40).png().toBuffer() };
    const { outputs } = await prepare(files);
    const [output] = outputs;
    if (output === undefined || !("copyOf" in output)) throw new Error("The picture comes from the cache.");
    const whole = readFileSync(output.copyOf);
    writeFileSync(output.copyOf, "");
    await prepare(files);
    expect(readFileSync(output.copyOf)).toEqual(whole);
  });
});

describe("a photograph in a preview", () => {
  const preview = { isPreview: true };

  test.for([
    ["a JPEG", "office.jpg", () => photo(1600, 1200).jpeg().toBuffer(), /office-1280\.[0-9a-f]{8}\.jpg$/],
    [
      "upright",
      "tall.jpg",
      () => photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      /tall-400\..*jpg$/,
    ],
    ["transparent", "seal.png", () => photo(60, 60, { alpha: true }).png().toBuffer(), /seal-60\..*\.png$/],
  ] as const)("is encoded in one size, and has its own shape: %s", async ([, name, draw, file]) => {
    const files = { [name]: await draw() };
    const { book } = await prepare(files, preview);
    const published = await prepare(files);
    const { path: shown, formats, ...shape } = book.get(name) as PreparedPicture;
    expect(shown).toMatch(file);
    expect(formats.flatMap(({ variants }) => variants)).toHaveLength(0);
    expect(published.book.get(name)).toMatchObject(shape);
  });

  test("is not used by a build, which encodes it in all sizes", async () => {
    const files = { "office.jpg": await photo(900, 600).jpeg().toBuffer() };
    await prepare(files, preview);
    const published = await prepare(files);
    expect(encoded).toEqual(["office.jpg", "office.jpg"]);
    root = makeTemporaryFolder();
    const pathsOf = ({ outputs }: PreparedFiles): string[] => outputs.map((output) => output.path).sort();
    expect(pathsOf(await prepare(files))).toEqual(pathsOf(published));
  });

  test("is the published one if a build has encoded it", async () => {
    const files = { "office.jpg": await photo(900, 600).jpeg().toBuffer() };
    const published = await prepare(files);
    expect(await prepare(files, preview)).toEqual(published);
    expect(encoded).toEqual(["office.jpg"]);
  });

  test("is refused like in a build", async () => {
    const { problems } = await prepare({ "office.jpg": await photo(60, 60).png().toBuffer() }, preview);
    expect(problems.map(({ code }) => code)).toEqual(["media/wrong-content"]);
    const half = (await photo(900, 600).jpeg().toBuffer()).subarray(0, 900);
    expect((await prepare({ "half.jpg": half }, preview)).problems.map(({ code }) => code)).toEqual(["media/corrupt"]);
  });
});

describe("a picture that is too large to encode", () => {
  test.for([
    [20_000, 400],
    [400, 20_000],
    [60_000, 60_000],
  ] as const)("is called too large by its header alone: %i by %i", async ([width, height]) => {
    const { problems } = await prepare({ "a.png": hollowPng(width, height) });
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["media/too-large", expect.stringContaining(`${width} by ${height} pixels`)],
    ]);
  });

  test("does not affect other pictures", async () => {
    const { problems } = await prepare({ "a.png": await photo(16_383, 4).png().toBuffer() });
    expect(problems).toEqual([]);
  });
});

/** Makes a PNG of this size with hardly any data. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const length = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
