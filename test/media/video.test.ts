import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { measureVideo } from "../../src/media/video.ts";

const videos = path.resolve(import.meta.dirname, "../fixtures/little-site/assets/videos");

/** The film with other letters in place of the last of these. */
function damage(from: string, to: string, extension = "mp4"): Buffer {
  const bytes = readFileSync(path.join(videos, `harbor.${extension}`));
  bytes.write(to, bytes.lastIndexOf(from), "latin1");
  return bytes;
}

test.for([
  ["of a kind that nobody knows", damage("avc1", "xvc9")],
  ["with a damaged list of tracks", damage("stbl", "xxxx")],
  ["that ends too early", damage("", "").subarray(0, 2000)],
] as const)("only we tell of a film %s", async ([, bytes]) => {
  const said: unknown[] = [];
  for (const method of ["log", "info", "warn", "error"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...args: unknown[]) => said.push(args));
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  await measureVideo(bytes, "mp4").catch((error: unknown) => {
    expect(error).toMatchObject({ fault: { code: expect.stringMatching(/^media\/(corrupt|codec)$/) as string } });
  });
  expect(said).toEqual([]);
});

test.for([
  ["hvc1", "HEVC (H.265)"],
  ["hev1", "HEVC (H.265)"],
  ["mp4v", "MPEG-4 Part 2"],
  ["apcn", "ProRes"],
  ["vp08", "VP8"],
  ["xvc9", "xvc9"],
] as const)("an .mp4 that is packed as %s is refused, since few browsers play it", async ([box, found]) => {
  await expect(measureVideo(damage("avc1", box), "mp4")).rejects.toMatchObject({
    fault: { code: "media/codec", found },
  });
});

test.for(["avc1", "avc3", "vp09", "av01"])("an .mp4 that is packed as %s is measured", async (box) => {
  expect(await measureVideo(damage("avc1", box), "mp4")).toEqual(await measureVideo(damage("", ""), "mp4"));
});

test("a .webm is measured where it is packed as browsers play it, and refused where not", async () => {
  const webm = damage("", "", "webm");
  expect(await measureVideo(webm, "webm")).toMatchObject({ width: expect.any(Number) as number });
  await expect(measureVideo(damage("V_VP9", "V_XY9", "webm"), "webm")).rejects.toMatchObject({
    fault: { code: "media/codec", found: "V_XY9" },
  });
});

test("a film from QuickTime is told as such, though its name ends in .mp4", async () => {
  const bytes = damage("", "");
  bytes.write("ftypqt  ", 4, "latin1");
  await expect(measureVideo(bytes, "mp4")).rejects.toMatchObject({
    fault: { code: "media/wrong-content", extension: "mp4", found: "QuickTime" },
  });
});
