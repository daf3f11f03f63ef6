import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { findPrivateRootFiles } from "../../../src/steps/media/private-root-files.ts";
import {
  makePdf,
  makePicture,
  makeXmp,
  pictureFormats,
  privateExif,
  privateXmp,
  type PictureFormat,
} from "../../support/private-files.ts";

/** The code and message of the problem that is found in a file. */
async function search(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const [first] = await findPrivateRootFiles({ rootFiles: new Map([[name, bytes]]) });
  return first && `${first.code}: ${first.message}`;
}

const saysWhere = /^root-file\/private-data: .* says where it was made, /;
const unsearchable = (why: string): RegExp => new RegExp(`^root-file/unsearchable: .*: it ${why}\\.$`);

describe.for(pictureFormats)("a picture in assets/root/ as %s", (format) => {
  // GIF has no place for Exif.
  test.skipIf(format === "gif")(
    "with Exif that says where it was made is refused, and one with a camera is not",
    async () => {
      for (const [what, exif] of Object.entries(privateExif)) {
        const found = await search(`a.${format}`, await makePicture(format, (picture) => picture.withExif(exif)));
        expect(found ?? "").toMatch(what === "where it was made" ? saysWhere : /^$/);
      }
    },
  );

  test.skipIf(format === "gif")("with XMP that says where it was made is refused, also below an author", async () => {
    const inside = Object.values(privateXmp).reverse().join("");
    const picture = await makePicture(format, (each) => each.withXmp(makeXmp(inside)));
    expect(await search(`a.${format}`, picture)).toMatch(saysWhere);
  });

  test("without private data is published", async () => {
    expect(await search(`a.${format}`, await makePicture(format))).toBeUndefined();
  });

  test("with data only about how to show it is published", async () => {
    const picture = await makePicture(format, (each) =>
      each
        .withExif({ IFD0: { Software: "Editor", XResolution: "72/1", Artist: " " } })
        .withMetadata({ orientation: 6 })
        .withXmp(
          makeXmp("<dc:title>GPS for teeth</dc:title><dc:creator><rdf:Seq><rdf:li> </rdf:li></rdf:Seq></dc:creator>"),
        ),
    );
    expect(await search(`a.${format}`, picture)).toBeUndefined();
  });

  test("that is cut off, or has another format than its name, is refused", async () => {
    const picture = await makePicture(format);
    for (const bytes of [picture.subarray(0, 20), Buffer.from("no picture"), Buffer.alloc(0)]) {
      expect(await search(`a.${format}`, bytes)).toMatch(unsearchable("is damaged, or not what its name says"));
    }
  });
});

describe("a picture in assets/root/", () => {
  const picture = (format: PictureFormat, inside: Buffer): Promise<Buffer> =>
    makePicture(format).then((bytes) => Buffer.concat([bytes, inside]));
  const photo = makePicture("jpg", (each) => each.withExif(privateExif["where it was made"]!));

  test("is refused for XMP that is only attached, as in a GIF", async () => {
    const xmp = makeXmp(privateXmp["where it was made"]!);
    expect(await search("a.gif", await picture("gif", Buffer.from(xmp)))).toMatch(saysWhere);
  });

  test("is refused for a place recorded by a drone", async () => {
    const xmp = '<rdf:RDF><rdf:Description drone-dji:GpsLatitude="33.6333"/></rdf:RDF>';
    expect(await search("a.png", await picture("png", Buffer.from(xmp)))).toMatch(saysWhere);
  });

  test.for([
    ["GPS position", saysWhere],
    ["Raw profile type exif", unsearchable("has packed notes")],
    ["Software", undefined],
  ] as const)("is refused for a text of a PNG called %s, where that is private", async ([keyword, expected]) => {
    const bytes = await makePicture("png");
    const found = await search("a.png", addText(bytes, keyword));
    if (expected) expect(found).toMatch(expected);
    else expect(found).toBeUndefined();
  });

  test("is refused for a photo that is attached to it, or a film", async () => {
    for (const bytes of [await picture("jpg", await photo), Buffer.concat([await photo, await photo])]) {
      expect(await search("a.jpg", bytes)).toMatch(unsearchable("has another photo in it"));
    }
    expect(await search("favicon.ico", Buffer.concat([Buffer.alloc(22), await photo]))).toMatch(
      unsearchable("has another photo in it"),
    );
    const film = Buffer.from("\0\0\0\x18ftypmp42", "latin1");
    expect(await search("a.jpg", await picture("jpg", film))).toMatch(unsearchable("has a film in it"));
  });
});

test.for([
  ["has other files attached to it", makePdf({ about: "/Type/EmbeddedFile", stream: "hi", isPacked: true })],
  ["is damaged, or no PDF", Buffer.from("<html>")],
] as const)("a PDF in assets/root/ that %s is refused", async ([why, pdf]) => {
  expect(await search("form.PDF", pdf)).toMatch(unsearchable(why));
});

test("a PDF in assets/root/ is published with its author, and with a password", async () => {
  const pdf = makePdf("<</Author(Jane Doe)>>", "<</Encrypt 4 0 R>>");
  expect(await search("form.pdf", pdf)).toBeUndefined();
});

test("plain text in assets/root/ is published unchanged", async () => {
  expect(await search("ads.txt", Buffer.from("Author: Jane"))).toBeUndefined();
});

/** Adds a text with a keyword to a PNG, before its pixels. */
function addText(png: Buffer, keyword: string): Buffer {
  const data = Buffer.from(`tEXt${keyword}\0Jane Doe`, "latin1");
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  const end = 33;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}
