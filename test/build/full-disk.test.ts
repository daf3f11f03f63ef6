import { readdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { SecondThread } from "../../src/build/second-thread.ts";
import { StoppedWriting } from "../../src/usage-error.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";

/* A full disk that the first thread meets, when the second one has written all pages. */

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const writeFileSync: typeof real.writeFileSync = (file, ...rest) => {
    const isOfSite = String(file).includes("/.dentalsite-dist-");
    if (isOfSite) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    real.writeFileSync(file, ...rest);
  };
  const mocked = { ...real, writeFileSync };
  return { ...mocked, default: mocked };
});

test("is told of in one sentence, and nothing else comes of it", async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown): void => void unheard.push(reason);
  process.on("unhandledRejection", listen);
  onTestFinished(() => void process.off("unhandledRejection", listen));
  const site = makeLittleSite();
  const close = vi.spyOn(SecondThread.prototype, "close");
  const building = buildLittleSite(site, true);
  await expect(building).rejects.toThrow(StoppedWriting);
  await expect(building).rejects.toMatchObject({ state: "absent", cause: { code: "ENOSPC" } });
  await setImmediate();
  expect(unheard).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
  expect(readdirSync(site.root).filter((name) => name.includes("dist"))).toEqual([]);
});
