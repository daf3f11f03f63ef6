import { inflateSync } from "node:zlib";
import { findInPicturesWithin, findInXmp, type PrivateData } from "./private-data-in-pictures.ts";
import { UnsearchableFile } from "./unsearchable-file.ts";

/** An author's name that is not empty: a literal string, a hexadecimal string, or a reference. */
const author = /\/(Author|Manager)\s*(\((?!(\\376\\377|\xfe\xff)?\))|<(?!<|\s*(feff)?\s*>)|\d+\s+\d+\s+R)/i;

/** Compressed parts that may hold private data: other parts, XMP, and photos that are compressed again. */
const searchedParts = /\/ObjStm|\/XML|\/DCTDecode/;
/** A photo's bytes are in the file as is, unless they are compressed again. */
const unpacked = /^(?![^]*\/Filter)|\/Filter\s*(\[\s*)?\/DCTDecode/;
const unusualPacking = /\/Predictor\s*(?!1\b)\d|\/(LZW|ASCII85|ASCIIHex|RunLength)Decode/;
const mostUnpacked = 200_000_000;
const longestAbout = 2000;

/**
 * Finds what a PDF says about its author, and photos in it that name a place or camera, in earlier versions kept in the file too. Throws
 * UnsearchableFile if the file is not a PDF or cannot be read to its end.
 */
export async function findPrivateDataInPdf(bytes: Buffer): Promise<PrivateData | undefined> {
  if (!bytes.subarray(0, 1024).includes("%PDF-")) throw new UnsearchableFile("is damaged, or no PDF");
  const text = bytes.toString("latin1");
  if (/\/Encrypt\b/.test(text)) throw new UnsearchableFile("is locked");
  if (/\/EmbeddedFile\b/.test(text)) throw new UnsearchableFile("has other files attached to it");
  const parts = [bytes, ...unpackParts(bytes, text)];
  for (const part of parts) {
    const found = findInXmp(part) ?? (await findInPicturesWithin(part));
    if (found !== undefined) return found;
  }
  return parts.some((part) => author.test(part.toString("latin1"))) ? "who made it" : undefined;
}

/** ISO 32000-1, 7.3.8: a part is described between "obj" and "stream". */
function unpackParts(bytes: Buffer, text: string): Buffer[] {
  const parts: Buffer[] = [];
  let left = mostUnpacked;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const about = text
      .slice(Math.max(index - longestAbout, 0), index)
      .split("obj")
      .at(-1)!;
    if (!searchedParts.test(about) || unpacked.test(about)) continue;
    if (unusualPacking.test(about)) throw new UnsearchableFile("is packed in a way that cannot be read");
    const part = unpack(bytes.subarray(index + word.length), left);
    left -= part.length;
    parts.push(part);
  }
  return parts;
}

function unpack(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    throw new UnsearchableFile("is damaged, or packed in a way that cannot be read");
  }
}
