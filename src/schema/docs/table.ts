/** Formats a Markdown table without padding, since one column is usually long. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Formats text as code, in which Markdown has no meaning. */
export const asCode = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Escapes bars, which end a cell even in code, and tags outside code. */
const escapeCell = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll("<", "&lt;")))
    .join("")
    .replaceAll("|", "\\|");
