import { posterWidth, previewFormat } from "../model/media-kinds.ts";
import { versionOf } from "../package-folder.ts";

/*
 * Everything that decides what an encoder makes and what is refused: part of the cache's keys. Apart from the encoders, so that a
 * build which encodes nothing does not load them: the versions are read, not asked for. sharp brings its libvips in one version.
 */

export interface RasterSettings {
  /** Beside the one that every browser can show; preferred first. */
  formats: readonly ("avif" | "webp")[];
  /** Pixels; one that is wider than the picture is left out, and its own is added. */
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
  // A step more of effort takes three times as long, and saves no more than one of quality, which nobody sees.
  avif: { quality: 49, effort: 3 },
  webp: { quality: 72 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
  fallbackWidth: 1200,
  /** For each file. With another number, the AVIF encoder makes other bytes. */
  threads: 1,
  sharp: versionOf("sharp"),
} satisfies RasterSettings & Record<string, unknown>;

/** A film's poster is one attribute: WebP, which every browser with the site's films can show. */
export const posterSettings = { ...rasterSettings, formats: ["webp"], widths: [posterWidth] } satisfies RasterSettings;

/** One file that is made in a moment, for photographs in a preview. */
export const quickSettings = {
  ...rasterSettings,
  formats: [],
  fallbackWidth: 1280,
  jpeg: { quality: 75 },
  png: { compressionLevel: 1 },
} satisfies RasterSettings;

/** `layout` is the number of the way in which link previews are put together. */
export const previewSettings = {
  ...previewFormat,
  quality: 86,
  layout: 1,
  sharp: rasterSettings.sharp,
};

/** What is made of one icon; sides in pixels. */
export const iconSettings = {
  rules: 1,
  sharp: rasterSettings.sharp,
  /** Tabs and bookmarks of older browsers, and search results. */
  inIco: [32, 48],
  touch: 180,
  small: 192,
  largest: 512,
  /** The largest that Android draws icons in, 108 dp on its finest screens; it may cut off all outside a circle of 66 dp (Adaptive icons). */
  maskable: 432,
  maskableShare: 0.6,
  /** Apple's icons fill their square, and have nothing transparent. */
  touchShare: 0.76,
};

export const svgSettings = {
  // Once: four more passes take four times as long and save 1 %.
  multipass: false,
  rules: 6,
  svgo: versionOf("svgo"),
  // The optimiser's time grows with the square of these; a larger drawing only loses its notes.
  mostElements: 2000,
  longestText: 200_000,
  longestValue: 10_000,
  /** Elements times rules of style: this many take a second. */
  mostComparisons: 20_000,
};

export const videoSettings = { rules: 5, mediabunny: versionOf("mediabunny") };

export const fontSettings = {
  rules: 1,
  unpack: versionOf("@capsizecss/unpack"),
  /** One with all letters of Europe has a tenth of it. */
  mostBytes: 1_000_000,
  mostUnpackedBytes: 20_000_000,
};

/** What is asked of a logo. */
export const shadeSettings = {
  rules: 1,
  sharp: rasterSettings.sharp,
  /** Pixels: as large as it is in a header on a fine screen. */
  side: 128,
  shades: 256,
  /** Of 255. */
  leastAlpha: 128,
};
