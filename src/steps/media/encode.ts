import type { Encoded } from "./cache.ts";
import type { PreviewParts } from "./link-preview.ts";
import type { PhotoOrder, Variant } from "./raster.ts";

/** A file to encode, or one of several files made from it, with everything that affects the result. */
export type Order = { bytes: Buffer } & (
  | ({ kind: "photo" } & Omit<PhotoOrder, "bytes">)
  | ({ kind: "variant" } & Omit<Variant, "bytes">)
  | { kind: "drawing" }
  | ({ kind: "link preview" } & Omit<PreviewParts, "bytes">)
  | { kind: "film"; extension: string; isSilent?: boolean }
  | { kind: "font" }
  | { kind: "shades"; extension: string }
  | { kind: "icons"; extension: string; background: string }
);

/** Carries out an order in this process. Each library is loaded for the first file that needs it. Throws UnusableMedia. */
export async function encode(order: Order): Promise<Encoded> {
  const { bytes } = order;
  switch (order.kind) {
    case "photo":
      return (await import("./raster.ts")).encodePhoto(order);
    case "variant":
      return (await import("./raster.ts")).encodeVariant(order);
    case "drawing":
      return (await import("./svg.ts")).encodeSvg(bytes);
    case "link preview":
      return (await import("./link-preview.ts")).encodePreview(order);
    case "shades":
      return (await import("./shades.ts")).encodeShades(bytes, order.extension);
    case "icons":
      return (await import("./icons.ts")).encodeIcons(bytes, order.extension, order.background);
    case "font":
      return (await import("./font.ts")).encodeFont(bytes);
    case "film":
      return (await import("./film.ts")).encodeFilm(bytes, order.extension, order.isSilent);
  }
}
