import type { Encoded } from "./cache.ts";
import { encodeApart } from "./encode-apart.ts";
import type { encode } from "./encode.ts";
import type { PhotoOrder } from "./raster.ts";

/**
 * Encodes a photograph in the settings' formats and widths. The first file is for every other browser: a JPEG, or a PNG if the photograph
 * is transparent. Each file is a separate order, so one photograph keeps all cores busy. Throws UnusableMedia.
 */
export async function encodeRaster(photo: PhotoOrder, run: typeof encode = encodeApart): Promise<Encoded> {
  const { bytes, settings } = photo;
  // This order runs alone, so that a fault in the file is found before more work starts.
  const { size, files } = await run({ kind: "photo", ...photo });
  const largest = Math.min(size.width, settings.widths.at(-1)!);
  const widths = [...settings.widths.filter((each) => each < largest), largest];
  // The widest variants start first, because they take longest.
  const variants = widths
    .toReversed()
    .flatMap((width) =>
      settings.formats.toReversed().map((format) => run({ kind: "variant", bytes, format, width, settings })),
    );
  const made = await Promise.all(variants);
  return { size, files: [...files, ...made.toReversed().flatMap((each) => each.files)] };
}
