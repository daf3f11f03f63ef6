import { crc32, deflateSync } from "node:zlib";
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

const says = (what: string): RegExp =>
  new RegExp(`^root-file/${what === "where it was made" ? "private-data" : "maker"}: .* says ${what}, `);
const unsearchable = (why: string): RegExp => new RegExp(`^root-file/unsearchable: .*: it ${why}\\.$`);

describe.for(pictureFormats)("a picture in assets/root/ as %s", (format) => {
  // GIF has no place for Exif.
  test.for(format === "gif" ? [] : Object.entries(privateExif))(
    "with Exif that says %s is refused",
    async ([what, exif]) => {
      expect(await search(`a.${format}`, await makePicture(format, (picture) => picture.withExif(exif)))).toMatch(
        says(what),
      );
    },
  );

  test.for(format === "gif" ? [] : Object.entries(privateXmp))(
    "with XMP that says %s is refused",
    async ([what, inside]) => {
      const picture = await makePicture(format, (each) => each.withXmp(makeXmp(inside)));
      expect(await search(`a.${format}`, picture)).toMatch(says(what));
    },
  );

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
    expect(await search("a.gif", await picture("gif", Buffer.from(makeXmp(privateXmp["who made it"]!))))).toMatch(
      says("who made it"),
    );
  });

  test("is refused for a place recorded by a drone", async () => {
    const xmp = '<rdf:RDF><rdf:Description drone-dji:GpsLatitude="33.6333"/></rdf:RDF>';
    expect(await search("a.png", await picture("png", Buffer.from(xmp)))).toMatch(says("where it was made"));
  });

  test("is refused for IPTC", async () => {
    const bytes = await makePicture("jpg");
    const iptc = Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0d\x1c\x02\x50\0\x08Jane Doe\0", "latin1");
    const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0, iptc.length + 2]), iptc]);
    const withIptc = Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
    expect(await search("a.jpg", withIptc)).toMatch(says("who made it"));
  });

  test.for([
    ["Author", says("who made it")],
    ["Make", says("which camera made it")],
    ["GPS position", says("where it was made")],
    ["Raw profile type exif", unsearchable("has packed notes")],
    ["Software", undefined],
  ] as const)("is refused for a text of a PNG called %s, where that is private", async ([keyword, expected]) => {
    const bytes = await makePicture("png");
    const found = await search("a.png", addText(bytes, keyword));
    if (expected) expect(found).toMatch(expected);
    else expect(found).toBeUndefined();
  });

  test("is refused for a photo that is attached to it, or a film", async () => {
    expect(await search("a.jpg", await picture("jpg", await photo))).toMatch(says("where it was made"));
    expect(await search("favicon.ico", Buffer.concat([Buffer.alloc(22), await photo]))).toMatch(
      says("where it was made"),
    );
    const film = Buffer.from("\0\0\0\x18ftypmp42", "latin1");
    expect(await search("a.jpg", await picture("jpg", film))).toMatch(unsearchable("has a film in it"));
  });

  test("is refused if it seems to contain endless pictures", async () => {
    expect(await search("a.jpg", await picture("jpg", Buffer.alloc(9000, Buffer.from([0xff, 0xd8, 0xff]))))).toMatch(
      unsearchable("has too many pictures in it"),
    );
  });
});

describe("a PDF in assets/root/", () => {
  const packed = { about: "/Type/ObjStm/N 1/First 4", isPacked: true };
  const photo = makePicture("jpg", (each) => each.withExif(privateExif["where it was made"]!));

  test.for([
    ["plainly", makePdf("<</Author(Jane Doe)>>")],
    ["in another encoding", makePdf("<</Author <FEFF004A>>>")],
    ["elsewhere", makePdf("<</Author 2 0 R>>", "(Jane Doe)")],
    ["in an earlier version", makePdf("<</Author(Jane Doe)>>", "<</Author()>>")],
    ["in a packed part", makePdf({ ...packed, stream: "1 0 <</Author(Jane Doe)>>" })],
    ["in XMP", makePdf({ about: "/Type/Metadata/Subtype/XML", stream: makeXmp(privateXmp["who made it"]!) })],
    [
      "in packed XMP",
      makePdf({ about: "/Type/Metadata/Subtype/XML", stream: makeXmp(privateXmp["who made it"]!), isPacked: true }),
    ],
  ] as const)("that names its author %s is refused", async ([, pdf]) => {
    expect(await search("form.PDF", pdf)).toMatch(says("who made it"));
  });

  test.for([false, true])("with a photo that says where it was made is refused, packed: %s", async (isPacked) => {
    const pdf = makePdf({
      about: `/Subtype/Image/Filter${isPacked ? "[/FlateDecode/DCTDecode]" : "/DCTDecode"}`,
      stream: isPacked ? deflateSync(await photo) : await photo,
    });
    expect(await search("form.pdf", pdf)).toMatch(says("where it was made"));
  });

  test("that names its author, and has a photo that says where it was made, is refused for the place", async () => {
    const image = { about: "/Subtype/Image/Filter/DCTDecode", stream: await photo };
    expect(await search("form.pdf", makePdf("<</Author(Check Out)>>", image))).toMatch(says("where it was made"));
    const [found] = await findPrivateRootFiles({
      rootFiles: new Map([["form.pdf", makePdf("<</Author(Check Out)>>")]]),
    });
    expect(found).toMatchObject({ code: "root-file/maker", severity: "advice" });
  });

  test.for([
    ["is locked", makePdf("<</Encrypt 4 0 R>>")],
    ["has other files attached to it", makePdf({ about: "/Type/EmbeddedFile", stream: "hi", isPacked: true })],
    ["is damaged, or no PDF", Buffer.from("<html>")],
    ["is packed in a way that cannot be read", makePdf({ about: "/Type/ObjStm/Filter/LZWDecode", stream: "?" })],
    [
      "is packed in a way that cannot be read",
      makePdf({ ...packed, about: "/Type/ObjStm/DecodeParms<</Predictor 12>>", stream: "x" }),
    ],
    [
      "is damaged, or packed in a way that cannot be read",
      makePdf({ about: "/Type/ObjStm/Filter/FlateDecode", stream: "not packed" }),
    ],
    [
      "is damaged, or packed in a way that cannot be read",
      makePdf(...Array.from({ length: 5 }, () => ({ ...packed, stream: Buffer.alloc(50_000_000) }))),
    ],
  ] as const)("that %s is refused", async ([why, pdf]) => {
    expect(await search("form.pdf", pdf)).toMatch(unsearchable(why));
  });

  test("that names a program and a title but no author is published", async () => {
    const pdf = makePdf(
      "<</Title(New patient)/Creator(Writer)/Producer(Writer)/Author()>>",
      "<</Author (\\376\\377)>>",
      "<</Author <feff>>>",
      { ...packed, stream: "1 0 <</Title(GPS)>>" },
      { about: "/Type/Metadata/Subtype/XML", stream: makeXmp("<dc:title>Form</dc:title>"), isPacked: true },
      { about: "/Subtype/Image/Filter/DCTDecode", stream: await makePicture("jpg") },
      { about: "", stream: "(By /Author, dc:creator and tiff:Make) Tj", isPacked: true },
    );
    expect(await search("form.pdf", pdf)).toBeUndefined();
  });
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
