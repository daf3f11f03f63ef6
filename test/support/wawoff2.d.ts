declare module "wawoff2" {
  /** Compresses a TrueType or OpenType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
