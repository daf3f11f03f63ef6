import { extensionOf } from "../../model/build/media-kinds.ts";
import { makeSlug } from "../../model/build/page-paths.ts";

/** What a file picker offers. Phones turn their own format into JPEG if it is not in the list. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif,image/svg+xml";

/** The longest side of a photo, in pixels: sharp on the largest screen, and small enough to send. */
const longestSide = 2560;
const quality = 0.85;

/** A picture as the practice keeps it: upright, and without the place and the camera that a phone writes into it. */
export interface UprightPicture {
  name: string;
  blob: Blob;
}

export type PictureFault = "not a picture" | "heic" | "too many pixels";

/** Prepares a picture that somebody has chosen. */
export async function makeUpright(file: File): Promise<UprightPicture | { refused: PictureFault }> {
  if (await isHeic(file)) return { refused: "heic" };
  const named = (extension: string, blob: Blob): UprightPicture => ({
    name: `${makeSlug(file.name.replace(/\.\w+$/, ""), "picture").slice(0, 60)}.${extension}`,
    blob,
  });
  if (file.type === "image/svg+xml" || extensionOf(file.name) === "svg") return named("svg", file);
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (bitmap === undefined) return { refused: "not a picture" };
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (context === null) return { refused: "too many pixels" };
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const isClear = file.type !== "image/jpeg" && hasTransparency(context);
  const type = isClear ? (file.type === "image/png" ? "image/png" : "image/webp") : "image/jpeg";
  const blob = await canvas.convertToBlob({ type, quality });
  // A browser that cannot write a format writes PNG instead.
  return named({ "image/png": "png", "image/webp": "webp" }[blob.type] ?? "jpg", blob);
}

/** Whether any pixel shows what is behind it. */
function hasTransparency(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** Whether a file is in the format of iPhones, which browsers cannot read, whatever its name says (ISO/IEC 23008-12, annex B). */
async function isHeic(file: File): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(head) && file.type !== "image/avif";
}
