import { composeAccents } from "./compose-accents.ts";

/** Decodes `%20` and the like (RFC 3986). A text whose percent signs mean something else stays as is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads the name of a file inside `assets/` from an address, in which `%CC%81` and the like are accents apart from their letters. */
export const readFileName = (address: string): string => composeAccents(decodePercent(address));
