import { previewFormat } from "../../model/build/media-kinds.ts";
import { versionOf } from "../../lib/package-folder.ts";

/*
 * Everything that decides what an encoder makes and refuses; the cache's keys include it. It is apart from the encoders, so a build that
 * encodes nothing does not load them: versions are read from package files. Each version of sharp brings one version of libvips.
 */

export interface RasterSettings {
  /** Formats besides the one that every browser can show; preferred first. */
  formats: readonly ("avif" | "webp")[];
  /** Widths in pixels. Those larger than the picture's are left out, and the picture's own is added. */
  widths: readonly number[];
  fallbackWidth: number;
  avif: object;
  webp: object;
  jpeg: object;
  png: object;
}

export const rasterSettings = {
  formats: ["avif", "webp"],
  widths: [480, 800, 1200, 1800],
  // One more step of effort takes three times as long and saves no more than one step of quality, which nobody sees.
  avif: { quality: 49, effort: 3 },
  webp: { quality: 72 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
  fallbackWidth: 1200,
  /** Threads per file. With another number, the AVIF encoder makes different bytes. */
  threads: 1,
  sharp: versionOf("sharp"),
} satisfies RasterSettings & Record<string, unknown>;

/** Makes one file quickly, for photographs in a preview. */
export const quickSettings = {
  ...rasterSettings,
  formats: [],
  fallbackWidth: 1280,
  jpeg: { quality: 75 },
  png: { compressionLevel: 1 },
} satisfies RasterSettings;

/** Raise `layout` whenever the composition of link previews changes. */
export const previewSettings = {
  ...previewFormat,
  quality: 86,
  layout: 2,
  sharp: rasterSettings.sharp,
};

/** Sizes of the icons made from one icon; sides are in pixels. */
export const iconSettings = {
  rules: 1,
  sharp: rasterSettings.sharp,
  /** Sides for tabs and bookmarks of older browsers, and for search results. */
  inIco: [32, 48],
  touch: 180,
  small: 192,
  largest: 512,
  /**
   * Android draws icons at 108 dp, which is this many pixels on its finest screens. It may cut off everything outside a circle of 66 dp
   * (Adaptive icons).
   */
  maskable: 432,
  maskableShare: 0.6,
  /** Apple's icons fill their square and have no transparency. */
  touchShare: 0.76,
};

export const svgSettings = {
  // Four more passes take four times as long and save 1 %.
  multipass: false,
  rules: 9,
  svgo: versionOf("svgo"),
  // The optimizer's time grows with the square of these. A larger drawing only loses its notes.
  mostElements: 2000,
  longestText: 200_000,
  longestValue: 10_000,
  /** Elements times style rules; this many take a second. */
  mostComparisons: 20_000,
};

export const videoSettings = { rules: 6, mediabunny: versionOf("mediabunny") };

export const fontSettings = {
  rules: 3,
  unpack: versionOf("@capsizecss/unpack"),
  /** Ten times the size of a font with all letters of Europe. */
  mostBytes: 1_000_000,
  mostUnpackedBytes: 20_000_000,
};

/** Settings for measuring a logo. */
export const shadeSettings = {
  rules: 4,
  sharp: rasterSettings.sharp,
  /** Pixels: the size of a large logo in a header on a high-resolution screen. */
  side: 256,
  /** Out of 255. */
  leastAlpha: 128,
  /** Shades that differ by no more are of one part. */
  likeness: 24,
  /** Share of the rim at which a part stands alone: the edge of a letter has pixels of other shades. */
  leastOpen: 0.8,
  /** The least of red, green and blue that is a white ground. */
  leastOfPaper: 240,
  /** Share of the edge that is white around a logo. A JPEG has specks. */
  leastRim: 0.95,
  /** Share of the pixels at which a color is one of the logo's. */
  leastColor: 0.015,
};
