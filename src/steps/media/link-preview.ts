import sharp from "sharp";
import type { Encoded } from "./cache.ts";
import { drawWords } from "./lettering.ts";
import type { PreviewDesign } from "../style/look.ts";
import { drawPreview, layOutPreview, type Box } from "./preview-shapes.ts";
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

/**
 * Composes and encodes a picture for link previews. It renders one drawing that embeds the others, which takes half as long as compositing
 * pictures. Throws UnusableMedia for a picture that no page can show.
 */
export async function encodePreview({ bytes, extension, design, logo, name }: PreviewParts): Promise<Encoded> {
  const { type, width, height, quality } = previewSettings;
  const picture = extension === "" ? undefined : await openPicture({ bytes, extension });
  const shape = picture && picture.width / picture.height;
  const { link: color, typeface } = design;
  const words = await drawWords(name, typeface, { box: layOutPreview(shape, { design, hasName: true }).name, color });
  const layout = layOutPreview(shape, { design, hasName: words !== "" });
  try {
    const drawing = drawPreview(layout, {
      picture: picture && layout.picture && (await picture.hrefFor(layout.picture)),
      logo: await (await openPicture(logo)).hrefFor(layout.logo),
      name: words,
    });
    const preview = await sharp(Buffer.from(drawing)).flatten().jpeg({ quality }).toBuffer();
    return { size: { width, height }, files: [{ type, width, bytes: preview }] };
  } catch {
    throw new UnusableMedia({ code: "media/corrupt" });
  }
}

interface OpenPicture {
  /** Size in pixels. */
  width: number;
  height: number;
  /** Returns the picture as a `data:` address, with no more pixels than it takes to fill a box. */
  hrefFor: (box: Box) => Promise<string>;
}

async function openPicture({ bytes, extension }: PictureBytes): Promise<OpenPicture> {
  if (extension !== "svg") return openPhoto(bytes, extension);
  const { text, size } = await readSvg(bytes);
  const href = `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;
  return { ...size, hrefFor: () => Promise.resolve(href) };
}

async function openPhoto(bytes: Buffer, extension: string): Promise<OpenPicture> {
  const { width, height, hasAlpha } = await inspectRaster(bytes, extension);
  const hrefFor = async (box: Box): Promise<string> => {
    const photo = openRaster(bytes).resize({
      width: box.width,
      height: box.height,
      fit: "outside",
      withoutEnlargement: true,
    });
    const sized = hasAlpha
      ? photo.png({ compressionLevel: 1 })
      : photo.jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
    const small = await sized.toBuffer();
    return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${small.toString("base64")}`;
  };
  return { width, height, hrefFor };
}
