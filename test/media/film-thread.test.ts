import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { encodeFilm } from "../../src/media/film.ts";
import { encodeFilmApart } from "../../src/media/film-thread.ts";
import { makePrivateFilm } from "../support/films.ts";

const videos = path.resolve(import.meta.dirname, "../fixtures/little-site/assets/videos");

test.for(["mp4", "webm"] as const)("a film becomes the same in a thread of its own: %s", async (extension) => {
  const film = await makePrivateFilm(extension);
  expect(await encodeFilmApart(film, extension)).toEqual(await encodeFilm(film, extension));
});

test("what is wrong with a film is told as without a thread", async () => {
  const film = await makePrivateFilm("mp4", { sound: "pcm-s16" });
  await expect(encodeFilmApart(film, "mp4")).rejects.toMatchObject({ fault: { code: "media/hidden-data" } });
});

test("a film whose reader comes to no end is damaged", async () => {
  const film = readFileSync(path.join(videos, "harbor.webm"));
  // The name of the index is broken, and the reader looks for it again and again in the same place.
  film.writeUInt8(0x7f, film.lastIndexOf(Buffer.from("1c53bb6b", "hex")) + 1);
  await expect(encodeFilmApart(film, "webm", 1000)).rejects.toMatchObject({ fault: { code: "media/corrupt" } });
});
