import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makePrivateFilm, privateWords } from "../support/films.ts";
import { findPrivateData } from "./find-private-data.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { makePdf, makePicture, makeXmp, pictureFormats, privateExif, privateXmp } from "../support/private-files.ts";
import { listTree } from "../support/read-tree.ts";
import { openShippedSite } from "../support/shipped-site.ts";

/*
 * No file of a finished site reveals where it was made, with which camera, or by whom, except that files in assets/root/ may name a
 * camera or an author. These tests read all files with a separate reader.
 */

const everything = Object.assign({}, ...Object.values(privateExif)) as (typeof privateExif)[string];
const allXmp = makeXmp(Object.values(privateXmp).join(""));

const makePhoto = (format: (typeof pictureFormats)[number]): Promise<Buffer> =>
  makePicture(format, (picture) => (format === "gif" ? picture : picture.withExif(everything).withXmp(allXmp)));

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 80 60">
<!-- Jane Doe --><metadata>${allXmp}</metadata><path fill="#399" inkscape:label="Jane Doe" d="M0 0h80v60z"/></svg>`;

/** Makes every kind of picture and film that a page may name, each with all kinds of private data. */
async function makePrivateAssets(): Promise<Record<string, Buffer>> {
  const photos = ["jpg", "png", "webp", "avif"] as const;
  return {
    ...Object.fromEntries(
      await Promise.all(photos.map(async (format) => [`pictures/private.${format}`, await makePhoto(format)] as const)),
    ),
    "pictures/office.webp": await makePhoto("webp"),
    "pictures/logo.svg": Buffer.from(drawing),
    "videos/harbor.mp4": await makePrivateFilm("mp4"),
    "videos/harbor.webm": await makePrivateFilm("webm"),
    "videos/harbor-small.mp4": await makePrivateFilm("mp4", { sound: "opus" }),
  };
}

const words = [...privateWords, "Jane", "Newport Beach", "K-3"];

test("no file of the sample site names a place, a camera or an author", async () => {
  const { folder } = await openShippedSite();
  expect(listTree(folder).filter((name) => /\.(mp4|webm)$/.test(name)).length).toBeGreaterThan(4);
  expect(await findPrivateData(folder)).toEqual([]);
});

describe("a site whose pictures and films all name a place, a camera and an author", () => {
  let site: LittleSite;
  let assets: Record<string, Buffer>;

  beforeAll(async () => {
    assets = await makePrivateAssets();
    site = makeLittleSite(Object.fromEntries(Object.entries(assets).map(([name, bytes]) => [`assets/${name}`, bytes])));
    const service = "site/services/sealants.md";
    const named = Object.keys(assets).filter((name) => name.startsWith("pictures/private"));
    site.write(service, `${site.read(service)}\n${named.map((name) => `![A room.](${name})`).join("\n\n")}\n`);
    site.write("assets/videos/harbor.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nWelcome.\n");
    const film = "site/services/Whitening.md";
    site.write(film, site.read(film).replace("\nposter:", "\ncaptions: videos/harbor.vtt\nposter:"));
    const { result } = await buildLittleSite(site);
    expect(result.problems).toEqual([]);
  });

  test("starts from files in which the reader finds them", async () => {
    const found = await findPrivateData(site.file("assets"), words);
    const telling = new Set(found.map((each) => each.split(":")[0]!));
    expect([...telling].sort()).toEqual(Object.keys(assets).sort());
    for (const word of words) expect(found.join("\n")).toContain(word);
  });

  test("names none of them once it is built", async () => {
    const kinds = new Set(listTree(site.file("dist")).map((name) => path.extname(name)));
    for (const kind of [".avif", ".webp", ".jpg", ".svg", ".mp4", ".webm"]) expect(kinds).toContain(kind);
    expect(await findPrivateData(site.file("dist"), words)).toEqual([]);
  });

  test("is not built if files in assets/root/ name them too", async () => {
    const atTop: Record<string, Buffer> = {
      ...Object.fromEntries(
        await Promise.all(pictureFormats.map(async (format) => [`team.${format}`, await makePhoto(format)] as const)),
      ),
      "team.gif": Buffer.concat([await makePhoto("gif"), Buffer.from(allXmp)]),
      "forms/new-patient.docx": Buffer.from("PK"),
      "tour.mp4": await makePrivateFilm("mp4"),
    };
    for (const [name, bytes] of Object.entries(atTop)) site.write(`assets/root/${name}`, bytes);
    const { result } = await buildLittleSite(site);
    expect(result.problems.map(({ place }) => place.file)).toEqual(
      Object.keys(atTop)
        .map((name) => `assets/root/${name}`)
        .sort(),
    );
  });
});

test("the reader finds private data in files of any kind, and nothing in plain ones", async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, "forms"));
  writeFileSync(path.join(folder, "forms/a.pdf"), makePdf("<</Author(Jane Doe)>>"));
  writeFileSync(path.join(folder, "b.html"), "<p>By Jane Doe");
  writeFileSync(path.join(folder, "c.jpg"), await makePicture("jpg"));
  writeFileSync(path.join(folder, "d.bin"), Buffer.from("by Jane Doe", "utf16le"));
  expect(await findPrivateData(folder, ["Jane Doe"])).toEqual([
    'b.html: "Jane Doe"',
    'd.bin: "Jane Doe"',
    'forms/a.pdf: "/Author"',
    'forms/a.pdf: "Jane Doe"',
  ]);
});
