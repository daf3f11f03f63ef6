/** A logo as it looks from afar. */
export interface LogoFacts {
  /** The number of pixels of each shade (see `shadeOf`). */
  counts: number[];
  /** A logo as its parts look that stand alone, such as letters: everything around them is transparent. */
  countsAlone: number[];
  /** The color of the white ground that the picture brings, as a photo of a printed logo does; absent if it has none. */
  paper?: string;
  /** The colors that cover most of it, the largest first, each with its share from 0 to 1. Shades of a color may be several. */
  colors: { color: string; share: number }[];
}

/** Logos by the names of their files. One that cannot be used, which is a problem of its own, is not there. */
export type MeasuredLogos = ReadonlyMap<string, LogoFacts>;
