import { expect, test } from "vitest";
import { checkOgg, checkVorbisSettings } from "../../../src/steps/media/ogg.ts";

/** Makes an Ogg file with each packet on a separate page. */
function makeOgg(...packets: Buffer[]): Buffer {
  return Buffer.concat(
    packets.map((packet) => {
      const lengths = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255];
      const head = Buffer.alloc(27);
      head.write("OggS");
      head.writeUInt8(lengths.length, 26);
      return Buffer.concat([head, Buffer.from(lengths), packet]);
    }),
  );
}

function makeComments(opening: string, comments: readonly string[]): Buffer {
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const text = (value: string): Buffer => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from(opening, "latin1"),
    text("libtheora"),
    number(comments.length),
    ...comments.map(text),
  ]);
}

const streams = [
  ["\x80theora", "\x81theora"],
  ["\x01vorbis", "\x03vorbis"],
  ["OpusHead", "OpusTags"],
] as const;

const head = (name: string): Buffer => Buffer.from(`${name} and settings`, "latin1");

test.for(streams)("an Ogg film without comments may be published: %s", ([start, opening]) => {
  expect(() => {
    checkOgg(makeOgg(head(start), makeComments(opening, ["ENCODER=Lavf", "Duration=1"]), Buffer.alloc(600)));
  }).not.toThrow();
});

test.for(streams)("an Ogg film with comments is refused: %s", ([start, opening]) => {
  const long = `DESCRIPTION=${"x".repeat(600)}`;
  for (const comment of ["location=+33.6333-117.9167/", "ARTIST=Jane Doe", long]) {
    expect(() => {
      checkOgg(makeOgg(head(start), makeComments(opening, ["encoder=Lavf", comment])));
    }).toThrow(
      expect.objectContaining({
        fault: { code: "media/hidden-data", found: `a comment called ${comment.split("=")[0]!}` },
      }) as Error,
    );
  }
});

test.for([
  ["nothing", Buffer.alloc(0), "media/corrupt"],
  ["a page cut off", Buffer.from("OggS"), "media/corrupt"],
  ["no comments", makeOgg(head("\x80theora"), Buffer.from("frames")), "media/corrupt"],
  [
    "half a comment",
    makeOgg(head("OpusHead"), makeComments("OpusTags", ["encoder=x"]).subarray(0, -12)),
    "media/corrupt",
  ],
  ["text", makeOgg(head("\x80kate")), "media/hidden-data"],
] as const)("an Ogg file of %s is refused", ([, bytes, code]) => {
  expect(() => {
    checkOgg(bytes);
  }).toThrow(expect.objectContaining({ fault: expect.objectContaining({ code }) as object }) as Error);
});

test("the settings of Vorbis sound in WebM are searched for comments too", () => {
  const settings = (comments: Buffer): Buffer =>
    Buffer.concat([Buffer.from([2, 7, comments.length]), Buffer.from("\x01vorbis"), comments, Buffer.from("rest")]);
  expect(() => {
    checkVorbisSettings(settings(makeComments("\x03vorbis", ["encoder=Lavf"])));
  }).not.toThrow();
  expect(() => {
    checkVorbisSettings(settings(makeComments("\x03vorbis", ["ARTIST=Jane Doe"])));
  }).toThrow(
    expect.objectContaining({ fault: { code: "media/hidden-data", found: "a comment called ARTIST" } }) as Error,
  );
});
