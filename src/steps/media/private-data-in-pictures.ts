import readExif from "exif-reader";
import sharp from "sharp";
import { UnsearchableFile } from "../../ground/unsearchable-file.ts";

/** Facts that a file reveals besides what it shows, in words that follow "it says". */
export type PrivateData = "where it was made" | "which camera made it" | "who made it";

const startsOfPictures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("\x89PNG\r\n", "latin1")];
const mostPicturesWithin = 2000;

type Patterns = readonly (readonly [PrivateData, RegExp])[];

/** Exif names that reveal the camera or the author. Names of places are in a separate part of Exif. */
const exifNames: Patterns = [
  ["which camera made it", /^(Make|Model|HostComputer|MakerNote|Lens\w*|\w*SerialNumber|UniqueCameraModel)$/],
  ["who made it", /^(Artist|XPAuthor|CameraOwnerName)$/],
];
/** XMP names that reveal private data. XMP is text. */
const xmpNames: Patterns = [
  ["where it was made", /:gps|\b(photoshop|Iptc4xmp\w+):(City|State|Country|Location)/i],
  ["which camera made it", /\b(tiff|aux|exif\w*):(Make|Model|\w*Lens|\w*SerialNumber)/],
  ["who made it", /<dc:creator\b(?:(?!<\/dc:creator)[^]){0,500}?>\s*[^<\s]|\b(tiff:Artist|pdf:Author)/],
  ["who made it", /:(AuthorsPosition|CaptionWriter|CreatorContactInfo|\w*OwnerName)\b/],
];
/** Keywords of PNG texts that reveal private data. */
const commentNames: Patterns = [
  ["where it was made", /^(GPS|Location)/i],
  ["which camera made it", /^(Make|Model)$/i],
  ["who made it", /^(Author|Artist)$/i],
];
/** IPTC numbers that reveal private data (IIM 4.2, chapter 6); IPTC uses numbers instead of names. */
const iptcNumbers: Patterns = [
  ["where it was made", /\x1c\x02[\x1a\x1b\x5a\x5c\x5f\x64\x65]/],
  ["who made it", /\x1c\x02[\x50\x55\x6e\x7a]/],
];

/** Returns the worst of what was found: a place is certainly private, an author's name may be the practice's own. */
export function worstOf(found: readonly (PrivateData | undefined)[]): PrivateData | undefined {
  return found.find((each) => each === "where it was made") ?? found.find((each) => each !== undefined);
}

/** Returns the worst that a picture reveals about a place, a camera or an author. Throws if the bytes are not a picture. */
export async function findPrivateData(picture: Buffer): Promise<PrivateData | undefined> {
  const { exif, xmp, iptc, comments = [] } = await sharp(picture, { limitInputPixels: false }).metadata();
  const keywords = comments.map(({ keyword }) => keyword);
  // Old programs pack Exif and similar data into a text.
  if (keywords.some((each) => /^Raw profile type (?!icc)/i.test(each))) throw new UnsearchableFile("has packed notes");
  return worstOf([
    exif && findInExif(exif),
    xmp && findInXmp(xmp),
    findPattern(iptcNumbers, [iptc?.toString("latin1") ?? ""]),
    findPattern(commentNames, keywords),
  ]);
}

/** Searches all XMP in a file, wherever it is. */
export function findInXmp(bytes: Buffer): PrivateData | undefined {
  const [, ...parts] = bytes.toString("latin1").split("<rdf:RDF");
  return findPattern(
    xmpNames,
    parts.map((part) => part.split("</rdf:RDF>", 1)[0]!),
  );
}

/** Searches every JPEG and PNG within other bytes, such as those of a PDF. Throws UnsearchableFile if there are too many. */
export async function findInPicturesWithin(bytes: Buffer): Promise<PrivateData | undefined> {
  let left = mostPicturesWithin;
  let worst: PrivateData | undefined;
  for (const start of startsOfPictures) {
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      if (left-- === 0) throw new UnsearchableFile("has too many pictures in it");
      // These bytes usually only look like the start of a picture.
      const found = await findPrivateData(bytes.subarray(at)).catch(() => undefined);
      worst = worstOf([worst, found]);
      if (worst === "where it was made") return worst;
    }
  }
  return worst;
}

function findInExif(bytes: Buffer): PrivateData | undefined {
  const { Image, Photo, GPSInfo } = readExif(bytes);
  const places = filledFieldsIn(GPSInfo).filter((name) => name !== "GPSVersionID");
  return places.length > 0
    ? "where it was made"
    : findPattern(exifNames, [...filledFieldsIn(Image), ...filledFieldsIn(Photo)]);
}

/** Names the fields that are not empty. Programs that remove data leave empty fields behind. */
function filledFieldsIn(fields: object | null | undefined): string[] {
  return Object.entries(fields ?? {}).flatMap(([name, value]) => (isBlankField(value) ? [] : [name]));
}

function isBlankField(value: unknown): boolean {
  return value === null || (typeof value === "string" && /^[\s\0]*$/.test(value));
}

function findPattern(patterns: Patterns, texts: readonly string[]): PrivateData | undefined {
  return patterns.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0];
}
