import type { Encoded } from "./cache.ts";
import type { RasterSettings } from "./settings.ts";

/** A file to encode, or one of several files that are made of it, with all that decides what becomes of it. */
export type Order = { bytes: Buffer } & (
  | { kind: "photo"; extension: string; settings: RasterSettings }
  | { kind: "variant"; format: "avif" | "webp"; width: number; settings: RasterSettings }
  | { kind: "drawing" }
  | { kind: "link preview"; extension: string }
  | { kind: "film"; extension: string; isSilent?: boolean }
  | { kind: "font" }
  | { kind: "shades"; extension: string }
);

/** Carries out an order in this process; each library is loaded for the first file that needs it. Throws UnusableMedia. */
export async function encode(order: Order): Promise<Encoded> {
  const { bytes } = order;
  switch (order.kind) {
    case "photo":
      return (await import("./raster.ts")).encodePhoto(bytes, order.extension, order.settings);
    case "variant":
      return (await import("./raster.ts")).encodeVariant(bytes, order.format, order.width, order.settings);
    case "drawing":
      return (await import("./svg.ts")).encodeSvg(bytes);
    case "link preview":
      return (await import("./link-preview.ts")).encodePreview(bytes, order.extension);
    case "shades":
      return (await import("./shades.ts")).encodeShades(bytes, order.extension);
    case "font":
      return (await import("./font.ts")).encodeFont(bytes);
    case "film":
      return (await import("./film.ts")).encodeFilm(bytes, order.extension, order.isSilent);
  }
}
