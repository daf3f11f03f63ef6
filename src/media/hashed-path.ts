import { createHash } from "node:crypto";

const hashDigits = 8;

/** `pictures/crowns.svg` → `assets/pictures/crowns.3f2a9c1b.svg`: a file that may be cached forever. */
export function hashedPath(name: string, bytes: Uint8Array | string): string {
  return pathWithHash(name, contentHash(bytes));
}

/** The same for a file whose hash is known; as much of it is taken as a name holds. */
export function pathWithHash(name: string, hash: string): string {
  return `assets/${name.replace(/\.[^.]+$/, `.${hash.slice(0, hashDigits)}$&`)}`;
}

/** What a hashed path says of what is in its file, in hexadecimal digits. */
export function contentHash(bytes: Uint8Array | string, digits = hashDigits): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, digits);
}
