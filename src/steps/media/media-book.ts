import type { FontMetrics } from "../style/fonts.ts";

/** A prepared picture: its files below the output folder. */
export interface PreparedPicture {
  kind: "picture";
  width: number;
  height: number;
  /** The file that every browser can show. */
  path: string;
  /** Better formats first; empty for SVG. Each variant is one width of the same picture, narrowest first. */
  formats: { type: string; variants: { path: string; width: number }[] }[];
}

export interface PreparedVideo {
  kind: "video";
  /** Size in pixels; absent if the format hides it (Ogg), in which case the poster's shape counts. */
  size?: { width: number; height: number };
  /** Whether the film is audible. */
  hasSound: boolean;
  /** Preferred file first. `name` is the path inside `assets/`. */
  files: { name: string; path: string; type: string; isForNarrowScreens: boolean }[];
}

export interface PreparedFont {
  kind: "font";
  path: string;
  metrics: FontMetrics;
  /** The least and the most weight of a variable font. */
  weights?: string;
  /** The first and the last of each run of code points that it has. */
  letters: readonly (readonly [number, number])[];
}

export interface PreparedCaptions {
  kind: "captions";
  path: string;
}

export type PreparedMedia = PreparedPicture | PreparedVideo | PreparedFont | PreparedCaptions;

/** Every picture, film, font and caption file that the content names, by its path inside `assets/`. */
export type MediaBook = ReadonlyMap<string, PreparedMedia>;
