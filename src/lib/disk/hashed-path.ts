import { createHash } from "node:crypto";
import { plainPath } from "../../model/text/plain-name.ts";

const hashDigits = 8;

/** Turns `pictures/Crowns #1.svg` into `assets/pictures/Crowns-1.3f2a9c1b.svg`, which may be cached forever and published anywhere. */
export function hashedPath(name: string, bytes: Uint8Array | string): string {
  return pathWithHash(name, contentHash(bytes));
}

/** Makes a hashed path from a known hash, of which it uses as many digits as a name holds. */
export function pathWithHash(name: string, hash: string): string {
  return `assets/${plainPath(name).replace(/\.[^.]+$/, `.${hash.slice(0, hashDigits)}$&`)}`;
}

/** Hashes a file's bytes for a hashed path, in hexadecimal digits. */
export function contentHash(bytes: Uint8Array | string, digits = hashDigits): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, digits);
}
