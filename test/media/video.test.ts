import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { measureVideo } from "../../src/media/video.ts";

const film = path.resolve(import.meta.dirname, "../fixtures/little-site/assets/videos/harbor.mp4");

/** The film with other letters in place of some. */
function damage(from: string, to: string): Buffer {
  const bytes = readFileSync(film);
  bytes.write(to, bytes.lastIndexOf(from), "latin1");
  return bytes;
}

test.for([
  ["of a kind that nobody knows", damage("avc1", "xvc9")],
  ["with a damaged list of tracks", damage("stbl", "xxxx")],
  ["that ends too early", readFileSync(film).subarray(0, 2000)],
] as const)("only we tell of a film %s", async ([, bytes]) => {
  const said: unknown[] = [];
  for (const method of ["log", "info", "warn", "error"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...args: unknown[]) => said.push(args));
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  await measureVideo(bytes, "mp4").catch((error: unknown) => {
    expect(error).toMatchObject({ fault: { code: "media/corrupt" } });
  });
  expect(said).toEqual([]);
});
