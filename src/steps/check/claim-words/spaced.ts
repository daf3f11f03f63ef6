/** A pattern of a word list as a regular expression has it: a space is any white space, " ?" one or none, and "[ -]" white space or a hyphen. */
export function spaced(pattern: string): string {
  return pattern
    .replaceAll("[ -]", String.raw`(?:\s+|-)`)
    .replaceAll(" ?", String.raw`\s?`)
    .replaceAll(" ", String.raw`\s+`);
}
