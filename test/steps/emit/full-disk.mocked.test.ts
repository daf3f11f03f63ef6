import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { StoppedWriting } from "../../../src/steps/emit/stopped-writing.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const writeFileSync: typeof real.writeFileSync = (file, ...rest) => {
    const isOfSite = String(file).includes("/.dentalsite-build/new");
    if (isOfSite) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    real.writeFileSync(file, ...rest);
  };
  const mocked = { ...real, writeFileSync };
  return { ...mocked, default: mocked };
});

test("a build on a full disk fails with the cause, and leaves no files behind", async () => {
  const site = makeLittleSite();
  const building = buildLittleSite(site);
  await expect(building).rejects.toThrow(StoppedWriting);
  await expect(building).rejects.toMatchObject({ state: "absent", cause: { code: "ENOSPC" } });
  expect(readdirSync(site.root).filter((name) => name.includes("dist"))).toEqual([]);
});
