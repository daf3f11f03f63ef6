/** Makes the header of an iPhone's photo: HEIF (ISO/IEC 23008-12) with one picture in HEVC of 64 by 48 pixels. */
export function makeHeic(): Buffer {
  return Buffer.concat([
    box("ftyp", "heic", zeros(4), "mif1heic"),
    box(
      "meta",
      zeros(4),
      box("hdlr", zeros(8), "pict", zeros(13)),
      box("pitm", zeros(5), [1]),
      box("iinf", zeros(5), [1], box("infe", [2, 0, 0, 0, 0, 1, 0, 0], "hvc1", [0])),
      box(
        "iprp",
        box("ipco", box("hvcC", [1], zeros(22)), box("ispe", zeros(4), [0, 0, 0, 64, 0, 0, 0, 48])),
        box("ipma", zeros(7), [1, 0, 1, 2, 0x81, 2]),
      ),
      box("iloc", zeros(4), [0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1], zeros(8)),
    ),
  ]);
}

function box(name: string, ...parts: readonly (string | readonly number[] | Buffer)[]): Buffer {
  const contents = parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(contents.reduce((sum, { length }) => sum + length, head.length));
  head.write(name, 4, "latin1");
  return Buffer.concat([head, ...contents]);
}

const zeros = (length: number): Buffer => Buffer.alloc(length);
