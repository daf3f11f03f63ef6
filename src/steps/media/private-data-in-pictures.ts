import readExif from "exif-reader";
import sharp from "sharp";

/** Facts that a file reveals besides what it shows, in words that follow "it says". */
export type PrivateData = "where it was made" | "which camera made it" | "who made it";

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
  ["who made it", /<dc:creator\b(?:(?!<\/dc:creator)[^]){0,500}?>\s*[^<\s]|\btiff:Artist/],
  ["who made it", /:(AuthorsPosition|CaptionWriter|CreatorContactInfo|\w*OwnerName)\b/],
];
/** Keywords of PNG texts that reveal private data. */
const commentNames: Patterns = [
  ["where it was made", /^(GPS|Location)/i],
  ["which camera made it", /^(Make|Model)$/i],
  ["who made it", /^(Author|Artist)$/i],
];

/** Returns the worst that a picture reveals about a place, a camera or an author. Throws if the bytes are not a picture. */
export async function findPrivateData(picture: Buffer): Promise<PrivateData | undefined> {
  const { exif, xmp, comments = [] } = await sharp(picture, { limitInputPixels: false }).metadata();
  const found = [
    exif && findInExif(exif),
    xmp && findInXmp(xmp),
    findPattern(
      commentNames,
      comments.map(({ keyword }) => keyword),
    ),
  ];
  return found.find((each) => each === "where it was made") ?? found.find((each) => each !== undefined);
}

/** Searches all XMP in a file, wherever it is. */
export function findInXmp(bytes: Buffer): PrivateData | undefined {
  const [, ...parts] = bytes.toString("latin1").split("<rdf:RDF");
  return findPattern(
    xmpNames,
    parts.map((part) => part.split("</rdf:RDF>", 1)[0]!),
  );
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
