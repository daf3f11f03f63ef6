import { expect, test, vi } from "vitest";
import { buildInto } from "../../src/build/build-into.ts";
import { SecondThread } from "../../src/build/second-thread.ts";
import { makeLittleSite } from "../support/little-site.ts";

vi.mock("../../src/build.ts", () => {
  throw new Error("It cannot be loaded.");
});

test("where the pipeline cannot be loaded, no second thread keeps the command from ending", async () => {
  const { root, file } = makeLittleSite();
  const close = vi.spyOn(SecondThread.prototype, "close");
  const options = { root, cacheFolder: file(".dentalsite"), copyrightYear: 2026, now: 0, usesThread: true };
  await expect(buildInto(file("dist"), options)).rejects.toThrow();
  expect(close).toHaveBeenCalledOnce();
});
