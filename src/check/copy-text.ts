/** A part of a text keeps the whole text in memory; a copy does not. */
export function copyText(part: string): string {
  return Buffer.from(part).toString();
}
