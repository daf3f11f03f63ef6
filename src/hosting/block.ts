/** A block of settings: what begins it, and the lines between its braces. */
export function block(head: string, lines: readonly string[], indent: string): string[] {
  return [`${head} {`, ...lines.map((line) => (line === "" ? line : indent + line)), "}"];
}
