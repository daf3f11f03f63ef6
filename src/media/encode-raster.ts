import type { Encoded } from "./cache.ts";
import { encodeApart } from "./encode-apart.ts";
import type { encode } from "./encode.ts";
import type { RasterSettings } from "./settings.ts";

/**
 * Encodes a photograph in the settings' formats and widths, with a JPEG (PNG where it is transparent) for every other browser, which
 * comes first. Each file is an order of its own, so that one photograph keeps all cores busy. Throws UnusableMedia.
 */
export async function encodeRaster(
  bytes: Buffer,
  extension: string,
  settings: RasterSettings,
  run: typeof encode = encodeApart,
): Promise<Encoded> {
  // Alone, so that what is wrong with the file is found before more is asked of it.
  const { size, files } = await run({ kind: "photo", bytes, extension, settings });
  const largest = Math.min(size.width, settings.widths.at(-1)!);
  const widths = [...settings.widths.filter((each) => each < largest), largest];
  // The widest first: they take longest.
  const variants = widths
    .toReversed()
    .flatMap((width) =>
      settings.formats.toReversed().map((format) => run({ kind: "variant", bytes, format, width, settings })),
    );
  const made = await Promise.all(variants);
  return { size, files: [...files, ...made.toReversed().flatMap((each) => each.files)] };
}
