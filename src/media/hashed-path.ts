import { createHash } from "node:crypto";

/** `pictures/crowns.svg` → `assets/pictures/crowns.3f2a9c1b.svg`: a file that may be cached for ever. */
export function hashedPath(name: string, bytes: Uint8Array | string): string {
  return `assets/${name.replace(/\.[^.]+$/, `.${contentHash(bytes)}$&`)}`;
}

/** What a hashed path says of what is in its file, in hexadecimal digits. */
export function contentHash(bytes: Uint8Array | string, digits = 8): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, digits);
}
