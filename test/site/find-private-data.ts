import { readFileSync } from "node:fs";
import path from "node:path";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import sharp from "sharp";
import { listTree } from "../support/read-tree.ts";

/** Patterns that reveal a place, a camera or an author, in files of any kind. */
const signs = [
  "Exif\0\0",
  "http://ns.adobe.com/xap",
  "http://ns.adobe.com/exif",
  "<rdf:RDF",
  "Photoshop 3.0",
  "location.ISO6709",
  "\xa9xyz",
  "/Author",
  "sodipodi:",
  "inkscape:",
  "<metadata",
];

/**
 * Finds places, cameras, authors and any of the `words` in the files below a folder, each with the file's name. Reads files of all kinds
 * without the code that made them.
 */
export async function findPrivateData(folder: string, words: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const name of listTree(folder)) {
    const bytes = readFileSync(path.join(folder, name));
    const isCode = /\.(html|css|js|json|xml|txt)$/.test(name);
    const inBytes = isCode ? [] : signs.filter((sign) => bytes.includes(Buffer.from(sign, "latin1")));
    const inWords = words.filter((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, "utf16le")));
    const inside = await readerOf(name)?.(bytes);
    found.push(...[...inBytes, ...inWords, ...(inside ?? [])].map((each) => `${name}: ${JSON.stringify(each)}`));
  }
  return found;
}

function readerOf(name: string): ((bytes: Buffer) => Promise<string[]>) | undefined {
  if (/\.(jpe?g|png|webp|avif|gif)$/.test(name)) return readPicture;
  return /\.(mp4|webm)$/.test(name) ? readFilm : undefined;
}

async function readPicture(bytes: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  return Object.entries({ exif, xmp, iptc, comments }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

async function readFilm(bytes: Buffer): Promise<string[]> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const { raw = {}, ...tags } = await input.getMetadataTags();
  const tracks = await input.getTracks();
  const names = (await Promise.all(tracks.map((track) => track.getName()))).filter((name) => name !== null);
  return [...Object.keys(tags), ...Object.keys(raw), ...names, ...findDates(bytes)];
}

/** Finds the boxes of an MP4 with a date that is not zero (ISO/IEC 14496-12, 8.2.2). */
function findDates(bytes: Buffer): string[] {
  return ["mvhd", "tkhd", "mdhd"].filter((box) => {
    const at = bytes.indexOf(box);
    return at >= 0 && bytes.readBigUInt64BE(at + 8) !== 0n;
  });
}
