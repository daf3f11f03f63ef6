import { deflateSync } from "node:zlib";
import sharp, { type Exif, type Sharp } from "sharp";

/** Exif with private data, by what it says. */
export const privateExif: Readonly<Record<string, Exif>> = {
  "where it was made": { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 37/1 59/1" } },
  "which camera made it": { IFD0: { Make: "Pentax", Model: "K-3" } },
  "who made it": { IFD0: { Artist: "Jane Doe" } },
};

export const privateXmp: Readonly<Record<string, string>> = {
  "where it was made": "<photoshop:City>Newport Beach</photoshop:City>",
  "which camera made it": "<tiff:Model>K-3</tiff:Model>",
  "who made it": "<dc:creator><rdf:Seq><rdf:li>Jane Doe</rdf:li></rdf:Seq></dc:creator>",
};

export function makeXmp(inside: string): string {
  const names = ["dc", "photoshop", "tiff"].map((name) => `xmlns:${name}="http://ns.example/${name}/"`).join(" ");
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${names}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

export const pictureFormats = ["jpg", "png", "webp", "gif", "avif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export function makePicture(format: PictureFormat, change = (picture: Sharp): Sharp => picture): Promise<Buffer> {
  const picture = sharp({ create: { width: 16, height: 12, channels: 3, background: "#28786e" } });
  return change(picture)
    .toFormat(format === "jpg" ? "jpeg" : format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
}

/** Makes a PDF without pages from parts, each with its dictionary and stream. */
export function makePdf(
  ...parts: (string | { about: string; stream: string | Uint8Array; isPacked?: boolean })[]
): Buffer {
  const written = parts.map((part, index) => {
    if (typeof part === "string") return Buffer.from(`${index + 1} 0 obj\n${part}\nendobj\n`, "latin1");
    const { about, stream, isPacked = false } = part;
    const head = `${index + 1} 0 obj\n<<${about}${isPacked ? "/Filter/FlateDecode" : ""}>>\nstream\r\n`;
    return Buffer.concat([
      Buffer.from(head),
      isPacked ? deflateSync(stream) : Buffer.from(stream as string),
      Buffer.from("\nendstream\nendobj\n"),
    ]);
  });
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...written,
    Buffer.from("trailer\n<</Size 9/Info 1 0 R>>\n%%EOF\n"),
  ]);
}
