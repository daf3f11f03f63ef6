import type { RareProfile } from "./film-profile.ts";
/** What a picture became: its files below the output folder. */
export interface PreparedPicture {
  kind: "picture";
  width: number;
  height: number;
  /** The file every browser can show. */
  path: string;
  /** Better formats first, empty for SVG; each variant is one width of the same picture, narrowest first. */
  formats: { type: string; variants: { path: string; width: number }[] }[];
}

export interface PreparedVideo {
  kind: "video";
  /** Pixels; absent if the format does not let them be read (Ogg), so that the poster's shape counts. */
  size?: { width: number; height: number };
  /** Whether it can be heard. */
  hasSound: boolean;
  /** Of those of its files that few phones play. */
  rare: { file: string; profile: RareProfile }[];
  /** Preferred first, each with its name inside `assets/`. */
  files: { name: string; path: string; type: string; isForNarrowScreens: boolean }[];
}

/** In the units of the font, of which `unitsPerEm` make the size of its letters. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** The average width of letters, by how often they are in texts. */
  xWidthAvg: number;
}

export interface PreparedFont {
  kind: "font";
  path: string;
  metrics: FontMetrics;
}

export interface PreparedCaptions {
  kind: "captions";
  path: string;
}

export type PreparedMedia = PreparedPicture | PreparedVideo | PreparedFont | PreparedCaptions;

/** Every picture, film, font and captions that the content names, by its path inside `assets/`. */
export type MediaBook = ReadonlyMap<string, PreparedMedia>;
