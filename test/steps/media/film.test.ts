import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { encodeFilm } from "../../../src/steps/media/film.ts";
import { makePrivateFilm, openFilm, privateWords, readPackets } from "../../support/films.ts";

const videos = path.resolve(import.meta.dirname, "../../fixtures/little-site/assets/videos");

async function encode(film: Buffer, extension: string): Promise<Buffer> {
  const { files } = await encodeFilm(film, extension);
  return files[0]!.bytes;
}

/** The film with the last of these texts replaced. */
function damage(from: string, to: string, extension = "mp4"): Buffer {
  const bytes = readFileSync(path.join(videos, `harbor.${extension}`));
  bytes.write(to, bytes.lastIndexOf(from), "latin1");
  return bytes;
}

test.for([
  ["of an unknown kind", damage("avc1", "xvc9")],
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
  await encodeFilm(bytes, "mp4").catch((error: unknown) => {
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
  await expect(encodeFilm(damage("avc1", box), "mp4")).rejects.toMatchObject({
    fault: { code: "media/codec", found },
  });
});

test.for(["avc1", "avc3", "vp09", "av01"])("an .mp4 with %s is accepted", async (box) => {
  const { size } = await encodeFilm(damage("", ""), "mp4");
  expect(await encodeFilm(damage("avc1", box), "mp4")).toMatchObject({ size });
});

test("a .webm is measured if browsers can play it, and otherwise refused", async () => {
  const webm = damage("", "", "webm");
  expect(await encodeFilm(webm, "webm")).toMatchObject({ size: { width: 32, height: 18 } });
  await expect(encodeFilm(damage("V_VP9", "V_XY9", "webm"), "webm")).rejects.toMatchObject({
    fault: { code: "media/codec", found: "V_XY9" },
  });
});

test("a film from QuickTime is recognized although its name ends in .mp4", async () => {
  const bytes = damage("", "");
  bytes.write("ftypqt  ", 4, "latin1");
  await expect(encodeFilm(bytes, "mp4")).rejects.toMatchObject({
    fault: { code: "media/wrong-content", extension: "mp4", found: "QuickTime" },
  });
});

describe("a film with the place, the camera and an author", () => {
  test.for(["mp4", "webm"] as const)("loses all of them, and keeps each of its frames: %s", async (extension) => {
    const film = await makePrivateFilm(extension);
    const made = await encode(film, extension);
    for (const words of privateWords) {
      expect(film.includes(words), `${words} was there`).toBe(true);
      expect(made.includes(words), words).toBe(false);
    }
    expect(await readPackets(made)).toEqual(await readPackets(film));
  });

  test.for(["mp4", "webm"] as const)("becomes the same bytes at any time: %s", async (extension) => {
    const film = await makePrivateFilm(extension);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const made = [];
    // After early 2040, seconds since 1904 need more than 32 bits.
    for (const year of [2026, 2027, 2045]) {
      vi.useFakeTimers({ now: new Date(year, 1, 1), toFake: ["Date"] });
      made.push(await encode(film, extension));
    }
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
  });

  test("has its index at the beginning, so that it plays while it loads", async () => {
    const film = await makePrivateFilm("mp4");
    expect(film.indexOf("moov")).toBeGreaterThan(film.indexOf("mdat"));
    const made = await encode(film, "mp4");
    expect(made.indexOf("moov")).toBeLessThan(made.indexOf("mdat"));
  });

  test.for(["mp4", "webm"] as const)("keeps its sound: %s", async (extension) => {
    const film = await makePrivateFilm(extension, { sound: "opus" });
    const made = await encode(film, extension);
    expect(await readPackets(made, "sound")).toEqual(await readPackets(film, "sound"));
    expect(await readPackets(made, "sound")).toHaveLength(3);
    expect(made.includes("Jane")).toBe(false);
  });

  test("is refused if its sound may contain more private data", async () => {
    await expect(encode(await makePrivateFilm("mp4", { sound: "pcm-s16" }), "mp4")).rejects.toMatchObject({
      fault: { code: "media/hidden-data", found: "sound that is packed as PCM-S16" },
    });
  });

  test("stays upright", async () => {
    const film = await makePrivateFilm("mp4", { rotation: 90 });
    const track = await openFilm(await encode(film, "mp4"));
    expect(await track.getRotation()).toBe(90);
  });
});
