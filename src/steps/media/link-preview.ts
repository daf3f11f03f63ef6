import sharp from "sharp";
import type { Encoded } from "./cache.ts";
import { drawWords, type Box } from "./lettering.ts";
import type { PreviewDesign } from "../style/look.ts";
import { inspectRaster, openRaster } from "./raster.ts";
import { readSvg } from "./read-svg.ts";
import { previewSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** A picture's bytes, and the extension that names their format. */
export interface PictureBytes {
  bytes: Buffer;
  extension: string;
}

/** Parts of a link preview: a picture, unless `extension` is empty, and the logo and the name on the brand's background. */
export interface PreviewParts extends PictureBytes {
  design: PreviewDesign;
  logo: PictureBytes;
  /** The practice's name; empty if the logo shows it. */
  name: string;
}

const { type, width, height, quality } = previewSettings;
/** Where the background of the logo ends and the picture begins. */
const edge = 440;
const pictureBox: Box = { left: edge, top: 0, width: width - edge, height };
const nameBox: Box = { left: 40, top: 340, width: edge - 80, height: 190 };
const logoBox = { left: 70, top: 120, width: edge - 140, height: 190 };

/**
 * Draws and encodes a picture for link previews: the logo above the name, beside a picture or the sun of page heads. The drawing embeds
 * the pictures, which takes half as long as compositing them. Throws UnusableMedia for a picture that no page can show.
 */
export async function encodePreview({ bytes, extension, design, logo, name }: PreviewParts): Promise<Encoded> {
  const words = await drawWords(name, design.typeface, { box: nameBox, color: design.name });
  const middle = { ...logoBox, top: (height - logoBox.height) / 2 };
  try {
    const parts = [
      paint(design.tint, width),
      extension === "" ? drawSun(design) : await embed({ bytes, extension }, pictureBox, "xMidYMin slice"),
      drawEdge(design),
      await embed(logo, words === "" ? middle : logoBox, "xMidYMid meet"),
      words,
    ];
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
    const preview = await sharp(Buffer.from(drawing)).flatten().jpeg({ quality }).toBuffer();
    return { size: { width, height }, files: [{ type, width, bytes: preview }] };
  } catch (thrown) {
    throw thrown instanceof UnusableMedia ? thrown : new UnusableMedia({ code: "media/corrupt" });
  }
}

/** Draws a picture into a box. Of an upright one, the upper part stays, in which a head would be. */
async function embed(picture: PictureBytes, box: Box, ratio: string): Promise<string> {
  const { left, top, width, height } = box;
  const href = await (picture.extension === "svg" ? hrefOfDrawing(picture) : hrefOfPhoto(picture, box));
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="${ratio}" href="${href}"/>`;
}

async function hrefOfDrawing({ bytes }: PictureBytes): Promise<string> {
  return `data:image/svg+xml;base64,${Buffer.from((await readSvg(bytes)).text).toString("base64")}`;
}

/** Returns a photo as a `data:` address, with no more pixels than it takes to fill a box. */
async function hrefOfPhoto({ bytes, extension }: PictureBytes, { width, height }: Box): Promise<string> {
  const { hasAlpha } = await inspectRaster(bytes, extension);
  const photo = openRaster(bytes).resize({ width, height, fit: "outside", withoutEnlargement: true });
  const sized = hasAlpha ? photo.png({ compressionLevel: 1 }) : photo.jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
  const small = await sized.toBuffer();
  return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${small.toString("base64")}`;
}

const paint = (color: string, to: number): string => `<path fill="${color}" d="M0 0H${to}V${height}H0z"/>`;

const drawSun = ({ sun }: PreviewDesign): string =>
  `<g fill="${sun}"><circle cx="850" cy="315" r="230" opacity=".3"/><circle cx="850" cy="315" r="150"/></g>`;

/** Draws the background of the logo. Its edge is the sun's color, and a wave if those between the bands of a page are. */
function drawEdge({ logoGround, sun, wave }: PreviewDesign): string {
  if (!wave) return paint(sun, edge + 10) + paint(logoGround, edge);
  const line = `h${edge}c22 80-22 150-6 250s35 150 14 230-30 80-8 150H0z`;
  return `<path fill="${sun}" d="M10 0${line}"/><path fill="${logoGround}" d="M0 0${line}"/>`;
}
