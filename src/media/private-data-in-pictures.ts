import readExif from "exif-reader";
import sharp from "sharp";
import { UnsearchableFile } from "./unsearchable-file.ts";

/** What a file says besides what it shows, in words that follow "it says". */
export type PrivateData = "where it was made" | "which camera made it" | "who made it";

const startsOfPictures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("\x89PNG\r\n", "latin1")];
const mostPicturesWithin = 2000;

type Patterns = readonly (readonly [PrivateData, RegExp])[];

/** Names of what tells it in Exif, without those of places: these have a part of their own. */
const exifNames: Patterns = [
  ["which camera made it", /^(Make|Model|HostComputer|MakerNote|Lens\w*|\w*SerialNumber|UniqueCameraModel)$/],
  ["who made it", /^(Artist|XPAuthor|CameraOwnerName)$/],
];
/** The same in XMP, which is text. */
const xmpNames: Patterns = [
  ["where it was made", /:gps|\b(photoshop|Iptc4xmp\w+):(City|State|Country|Location)/i],
  ["which camera made it", /\b(tiff|aux|exif\w*):(Make|Model|\w*Lens|\w*SerialNumber)/],
  [
    "who made it",
    /<dc:creator\b(?:(?!<\/dc:creator)[^]){0,500}?>\s*[^<\s]|\b(tiff:Artist|pdf:Author)|:(AuthorsPosition|CaptionWriter|CreatorContactInfo|\w*OwnerName)\b/,
  ],
];
/** The same in the texts of a PNG. */
const commentNames: Patterns = [
  ["where it was made", /^(GPS|Location)/i],
  ["which camera made it", /^(Make|Model)$/i],
  ["who made it", /^(Author|Artist)$/i],
];
/** The same in IPTC, where numbers stand for names (IIM 4.2, chapter 6). */
const iptcNumbers: Patterns = [
  ["where it was made", /\x1c\x02[\x1a\x1b\x5a\x5c\x5f\x64\x65]/],
  ["who made it", /\x1c\x02[\x50\x55\x6e\x7a]/],
];

/** What a picture says about a place, a camera or an author. Throws when the bytes are no picture. */
export async function findPrivateData(picture: Buffer): Promise<PrivateData | undefined> {
  const { exif, xmp, iptc, comments = [] } = await sharp(picture, { limitInputPixels: false }).metadata();
  const keywords = comments.map(({ keyword }) => keyword);
  // Old programs pack Exif and the like into a text.
  if (keywords.some((each) => /^Raw profile type (?!icc)/i.test(each))) throw new UnsearchableFile("has packed notes");
  return (
    (exif && findInExif(exif)) ??
    (xmp && findInXmp(xmp)) ??
    find(iptcNumbers, [iptc?.toString("latin1") ?? ""]) ??
    find(commentNames, keywords)
  );
}

/** The same in all XMP in a file, wherever it is. */
export function findInXmp(bytes: Buffer): PrivateData | undefined {
  const [, ...parts] = bytes.toString("latin1").split("<rdf:RDF");
  return find(
    xmpNames,
    parts.map((part) => part.split("</rdf:RDF>", 1)[0]!),
  );
}

/** The same for every JPEG and PNG within other bytes, such as those of a PDF. Throws UnsearchableFile when there are too many. */
export async function findInPicturesWithin(bytes: Buffer): Promise<PrivateData | undefined> {
  let left = mostPicturesWithin;
  for (const start of startsOfPictures) {
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      if (left-- === 0) throw new UnsearchableFile("has too many pictures in it");
      // Most often these bytes only look like the start of one.
      const found = await findPrivateData(bytes.subarray(at)).catch(() => undefined);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function findInExif(bytes: Buffer): PrivateData | undefined {
  const { Image, Photo, GPSInfo } = readExif(bytes);
  const places = namesIn(GPSInfo).filter((name) => name !== "GPSVersionID");
  return places.length > 0 ? "where it was made" : find(exifNames, [...namesIn(Image), ...namesIn(Photo)]);
}

/** Of what is not empty: programs that take data out leave such fields behind. */
function namesIn(fields: object | null | undefined): string[] {
  return Object.entries(fields ?? {}).flatMap(([name, value]) => (isEmpty(value) ? [] : [name]));
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && /^[\s\0]*$/.test(value));
}

function find(patterns: Patterns, texts: readonly string[]): PrivateData | undefined {
  return patterns.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0];
}
