/** Turns a pattern of a word list into a regular expression: a space is any white space, " ?" one or none, "[ -]" white space or a hyphen. */
export function spaced(pattern: string): string {
  return pattern
    .replaceAll("[ -]", String.raw`(?:\s+|-)`)
    .replaceAll(" ?", String.raw`\s?`)
    .replaceAll(" ", String.raw`\s+`);
}
