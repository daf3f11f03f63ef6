import path from "node:path";
import { expect, test, vi } from "vitest";
import { startOf } from "../../src/model/place.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

const loaded = vi.hoisted((): string[] => []);

vi.mock("../../src/media/svg.ts", async (importOriginal) => {
  loaded.push("drawings");
  return importOriginal();
});
vi.mock("../../src/media/raster.ts", async (importOriginal) => {
  loaded.push("photographs");
  return importOriginal();
});
vi.mock("../../src/media/film-thread.ts", async (importOriginal) => {
  loaded.push("films");
  return importOriginal();
});

const assets = path.resolve(import.meta.dirname, "../fixtures/little-site/assets");
const names = ["pictures/doctor.svg", "pictures/office.webp", "videos/harbor.webm"];

/** As a new process would. */
async function prepare(cacheFolder: string): Promise<unknown> {
  vi.resetModules();
  loaded.length = 0;
  const { prepareMedia } = await import("../../src/media/prepare-media.ts");
  return prepareMedia(
    names.map((name) => ({ path: name, file: "site/home.yaml", place: () => startOf("site/home.yaml") })),
    {
      assets: new Map(names.map((name) => [name, { absolutePath: path.join(assets, name) }])),
      banner: names[0],
      cacheFolder,
      now: Date.now(),
    },
  );
}

test("what was made of pictures and films before is found without loading what makes it", async () => {
  const cacheFolder = makeTemporaryFolder();
  const first = await prepare(cacheFolder);
  expect(loaded.sort()).toEqual(["drawings", "films", "photographs"]);
  expect(await prepare(cacheFolder)).toEqual(first);
  expect(loaded).toEqual([]);
});
