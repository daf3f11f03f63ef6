import { inflateSync } from "node:zlib";
import { UnsearchableFile } from "./unsearchable-file.ts";

/** A photo's bytes are in the file as is, unless they are compressed again. */
const unpacked = /^(?![^]*\/Filter)|\/Filter\s*(\[\s*)?\/DCTDecode/;
const unusualPacking = /\/Predictor\s*(?!1\b)\d|\/(LZW|ASCII85|ASCIIHex|RunLength)Decode/;
const mostUnpacked = 200_000_000;
const longestAbout = 2000;

/**
 * Returns the whole of a PDF, and its compressed parts whose descriptions match `searched`, in earlier versions kept in the file too. Throws
 * UnsearchableFile if the file is not a PDF or cannot be read to its end.
 */
export function unpackPdf(bytes: Buffer, searched: RegExp): Buffer[] {
  if (!bytes.subarray(0, 1024).includes("%PDF-")) throw new UnsearchableFile("is damaged, or no PDF");
  const text = bytes.toString("latin1");
  if (/\/Encrypt\b/.test(text)) throw new UnsearchableFile("is locked");
  return [bytes, ...unpackParts(bytes, text, searched)];
}

/** ISO 32000-1, 7.3.8: a part is described between "obj" and "stream". */
function unpackParts(bytes: Buffer, text: string, searched: RegExp): Buffer[] {
  const parts: Buffer[] = [];
  let left = mostUnpacked;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const about = text
      .slice(Math.max(index - longestAbout, 0), index)
      .split("obj")
      .at(-1)!;
    if (!searched.test(about) || unpacked.test(about)) continue;
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
