/** The number of characters, so that one of 60 million other texts has the same hash. */
const length = 5;

/**
 * Returns five letters and digits that stand for a text. It is FNV-1a, which is quick and needs no library in a browser. It recognizes what
 * the same people wrote before, and protects nothing.
 */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(length, "0").slice(-length);
}
