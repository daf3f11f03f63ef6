/** Decodes `%20` and its like (RFC 3986); a text whose percent signs mean something else comes back as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
