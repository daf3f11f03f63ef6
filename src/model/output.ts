/** One file of the built site, by its path below the output folder with forward slashes. */
export type OutputFile = { path: string; contents: string | Uint8Array } | { path: string; copyOf: string };

/** A rendered page. */
export interface Page {
  /** Path below the output folder. */
  path: string;
  /** The address a browser asks for: base path and trailing slash included. */
  address: string;
  html: string;
  /** The content file it came from. */
  source: string;
}
