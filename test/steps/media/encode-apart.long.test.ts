import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeApart } from "../../../src/steps/media/encode-apart.ts";
import { encode, type Order } from "../../../src/steps/media/encode.ts";
import { rasterSettings } from "../../../src/steps/media/settings.ts";
import { makePrivateFilm } from "../../support/films.ts";
import { makeBusyDrawing, makeEndlessFilm } from "./heavy-media.ts";
import { partsOf } from "./preview-parts.ts";

const assets = path.resolve(import.meta.dirname, "../../fixtures/little-site/assets");
const drawing = readFileSync(path.join(assets, "pictures/doctor.svg"));

const makePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#456" } })
    .jpeg()
    .toBuffer();

const orders: Record<string, () => Order | Promise<Order>> = {
  "a drawing": () => ({ kind: "drawing", bytes: drawing }),
  "a link preview": () => ({ kind: "link preview", ...partsOf(drawing, "svg") }),
  "a film in MP4": async () => ({ kind: "film", bytes: await makePrivateFilm("mp4"), extension: "mp4" }),
  "a film in WebM": async () => ({ kind: "film", bytes: await makePrivateFilm("webm"), extension: "webm" }),
  "a photo": async () => ({ kind: "photo", bytes: await makePhoto(), extension: "jpg", settings: rasterSettings }),
  "a width of a photo": async () => ({
    ...{ kind: "variant", bytes: await makePhoto(), format: "avif", width: 480 },
    settings: rasterSettings,
  }),
};

test.for(Object.entries(orders))("a separate process makes the same result: %s", async ([, make]) => {
  const order = await make();
  expect(await encodeApart(order)).toEqual(await encode(order));
});

test("a separate process reports the same fault of a file", async () => {
  const bytes = await makePrivateFilm("mp4", { sound: "pcm-s16" });
  await expect(encodeApart({ kind: "film", bytes, extension: "mp4" })).rejects.toMatchObject({
    fault: { code: "media/hidden-data" },
  });
});

const heavy = { fault: { code: "media/too-large", way: "work" } };

test.for([
  ["a film whose reader never ends", { kind: "film", bytes: makeEndlessFilm(), extension: "webm" }],
  ["a drawing that takes minutes to draw", { kind: "link preview", ...partsOf(makeBusyDrawing(), "svg") }],
] as const)("is given up after its time: %s; the next file finds another process", async ([, order]) => {
  await expect(encodeApart(order, 2000)).rejects.toMatchObject(heavy);
  expect(await encodeApart({ kind: "drawing", bytes: drawing })).toMatchObject({ files: [{ type: "image/svg+xml" }] });
});

test("a bug of ours is an error with its stack, not a problem with the file", async () => {
  const order = { kind: "photo", extension: "jpg", bytes: await makePhoto() } as Order;
  await expect(encodeApart(order)).rejects.toThrow(/TypeError.*\n.*at /);
});
