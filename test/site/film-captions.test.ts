import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { prepareCaptions } from "../../src/steps/media/prepare-captions.ts";
import { prepareFiles } from "../../src/steps/media/prepare-files.ts";
import { openMediaTools } from "../../src/steps/media/tools.ts";
import type { UnusableMedia } from "../../src/steps/media/unusable-media.ts";
import type { OutputFile } from "../../src/model/build/output.ts";
import { contentTypeOf } from "../../src/model/build/content-types.ts";
import { startOf } from "../../src/model/build/place.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makePrivateFilm, readPackets } from "../support/films.ts";
import { makeLittleSite, type Overlay } from "../support/little-site.ts";

const captions = "WEBVTT\n\n00:00.000 --> 00:00.200\nWelcome.\n\n00:00.200 --> 00:00.400\n[calm music]\n";
const page = `---
mainTitleText: Whitening
title: A lighter shade
description: What whitening can do.
imgSrc: videos/harbor.mp4
poster: videos/harbor.webp
imgAlt: Animation of a tooth getting lighter.
captions: videos/harbor.vtt
---
`;

async function build(files: Overlay) {
  const { result } = await buildLittleSite(makeLittleSite(files));
  const outputs = result.built?.outputs ?? [];
  return {
    codes: result.problems.map(({ code, place }) => `${place.file} ${code}`),
    textOf: (name: string) => outputs.flatMap((each) => (each.path === name ? [bytesOf(each).toString()] : []))[0]!,
    film: (extension: string) =>
      bytesOf(outputs.find(({ path }) => path.startsWith("assets/videos/harbor.") && path.endsWith(extension))!),
  };
}

function bytesOf(file: OutputFile): Buffer {
  return "copyOf" in file ? readFileSync(file.copyOf) : Buffer.from(file.contents);
}

const withSound = { "assets/videos/harbor.mp4": await makePrivateFilm("mp4", { sound: "opus" }) };

describe("a film with sound", () => {
  test("has its captions as a track in the site's language, in a file with a hashed name", async () => {
    const { codes, textOf } = await build({
      ...withSound,
      // Editors on Windows save files with these line ends.
      "assets/videos/harbor.vtt": captions.replaceAll("\n", "\r\n"),
      "site/services/Whitening.md": page,
    });
    expect(codes).toEqual([]);
    const track = load(textOf("services/Whitening/index.html"))("main video > source + track");
    expect(track.attr()).toMatchObject({ kind: "captions", srclang: "en-US", label: "Captions", default: "" });
    const src = track.attr("src")!;
    expect(src).toMatch(/^\/practice\/assets\/videos\/harbor\.[\da-f]{8}\.vtt$/);
    expect(textOf(src.slice("/practice/".length))).toBe(captions.replaceAll("\n", "\r\n"));
    expect(contentTypeOf(src)).toBe("text/vtt; charset=utf-8");
  });

  test("keeps its sound only where a visitor can turn it on, and needs captions only there", async () => {
    const { codes } = await build(withSound);
    expect(codes).toEqual(["site/services/Whitening.md media/no-captions"]);
    const { film } = await build({
      ...withSound,
      "assets/videos/harbor.vtt": captions,
      "site/services/Whitening.md": page,
    });
    expect(await readPackets(film(".mp4"), "sound")).toHaveLength(3);
  });

  test("loses its sound behind the home page, where nobody could turn it on", async () => {
    const { codes, film, textOf } = await build({
      ...withSound,
      "site/services/Whitening.md": page.replace(/imgSrc(.|\n)*vtt\n/, ""),
    });
    expect(codes).toEqual([]);
    const tracks = await readPackets(film(".mp4"), "sound").catch(() => "none");
    expect(tracks).toBe("none");
    expect(await readPackets(film(".mp4"))).toEqual(await readPackets(withSound["assets/videos/harbor.mp4"]));
    expect(load(textOf("index.html"))("track").length).toBe(0);
  });

  test("keeps its sound if it is both behind the home page and on another page, in either order", async () => {
    const site = makeLittleSite(withSound);
    const film = "videos/harbor.mp4";
    const named = [{ isSilent: true }, { hasCaptions: true }].map((use) => ({
      path: film,
      file: "site/home.yaml",
      place: () => startOf("site/home.yaml"),
      ...use,
    }));
    for (const media of [named, named.toReversed()]) {
      const assets = new Map([[film, { absolutePath: site.file(`assets/${film}`) }]]);
      const options = { cacheFolder: site.file(".dentalsite"), now: Date.now() };
      const { book, problems } = await prepareFiles(media, openMediaTools(assets, options));
      expect(problems).toEqual([]);
      expect(book.get(film)).toMatchObject({ hasSound: true });
    }
  });

  test("is recognized by the sound of any of its formats, and is the same when built from the cache", async () => {
    const site = makeLittleSite({
      "assets/videos/harbor-small.webm": await makePrivateFilm("webm", { sound: "opus" }),
    });
    for (let nth = 0; nth < 2; nth++) {
      const { result } = await buildLittleSite(site);
      expect(result.problems.map(({ code }) => code)).toEqual(["media/no-captions"]);
    }
  });
});

test("a film without sound may have captions but does not need them", async () => {
  expect((await build({})).codes).toEqual([]);
  const { codes } = await build({ "assets/videos/harbor.vtt": captions, "site/services/Whitening.md": page });
  expect(codes).toEqual([]);
});

function findCaptionsFault(text: string | Buffer): unknown {
  const site = makeLittleSite({ "captions.vtt": text });
  const assets = new Map([["captions.vtt", { absolutePath: site.file("captions.vtt") }]]);
  try {
    prepareCaptions("captions.vtt", { assets });
    return undefined;
  } catch (error) {
    return (error as UnusableMedia).fault;
  }
}

test.for([
  ["too large", captions.padEnd(201_000, "a")],
  ["not UTF-8", Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nCafé\n", "latin1")],
  ["signature", ""],
  ["signature", "WEBVTTX\n\n00:01.000 --> 00:02.000\nA"],
  ["signature", "1\n00:00:01,000 --> 00:00:04,000\nA"],
  ["no times", "WEBVTT\n\nA"],
  ["no times", "WEBVTT\n\n00:01,000 --> 00:02,000\nA"],
  ["no times", "WEBVTT\n\n0:01.000 --> 0:02.000\nA"],
  ["no times", "WEBVTT\n\n00:01.000 -> 00:02.000\nA"],
  ["no times", "WEBVTT\n\n00:71.000 --> 00:72.000\nA"],
] as const)("captions with the fault %j are refused: %j", ([way, text]) => {
  expect(findCaptionsFault(text)).toEqual({ code: "media/captions", way });
});

test.for([
  ["a mark of the byte order", `\uFEFF${captions}`],
  ["the line ends of Windows", captions.replaceAll("\n", "\r\n")],
  ["hours, names and settings", "WEBVTT - Tour\n\n1\n1:00:01.000 --> 01:00:02.000 align:start\nA"],
])("captions with %s are taken", ([, text]) => {
  expect(findCaptionsFault(text!)).toBeUndefined();
});

test("a misspelled key for captions is one problem", async () => {
  const { codes } = await build({
    ...withSound,
    "assets/videos/harbor.vtt": captions,
    "site/services/Whitening.md": page.replace("captions:", "caption s:").replace("caption s", "captons"),
  });
  expect(codes).toEqual(["site/services/Whitening.md key/unknown"]);
});
