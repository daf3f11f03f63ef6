/** Decodes `%20` and the like (RFC 3986). A text whose percent signs mean something else stays as is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
