import path from "node:path";
import { expect, test, vi } from "vitest";
import { openMediaTools } from "../../../src/steps/media/tools.ts";
import { startOf } from "../../../src/model/build/place.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

const loaded = vi.hoisted(() => new Set<string>());

vi.mock("../../../src/steps/media/encode-apart.ts", async (importOriginal) => {
  loaded.add("what starts processes");
  return importOriginal();
});
vi.mock("../../../src/steps/media/encode.ts", async (importOriginal) => {
  loaded.add("encoders");
  return importOriginal();
});

const assets = path.resolve(import.meta.dirname, "../../fixtures/little-site/assets");
const names = ["pictures/doctor.svg", "pictures/office.webp", "videos/harbor.webm"];

/** Prepares media as in a new process. */
async function prepare(cacheFolder: string): Promise<unknown> {
  vi.resetModules();
  loaded.clear();
  const { prepareFiles } = await import("../../../src/steps/media/prepare-files.ts");
  return prepareFiles(
    names.map((name) => ({ path: name, file: "site/home.yaml", place: () => startOf("site/home.yaml") })),
    openMediaTools(new Map(names.map((name) => [name, { absolutePath: path.join(assets, name) }])), {
      cacheFolder,

      now: Date.now(),
    }),
  );
}

test("cached pictures and films are found without starting a process or loading an encoder", async () => {
  const cacheFolder = makeTemporaryFolder();
  const first = await prepare(cacheFolder);
  expect([...loaded]).toEqual(["what starts processes"]);
  expect(await prepare(cacheFolder)).toEqual(first);
  expect([...loaded]).toEqual([]);
});
