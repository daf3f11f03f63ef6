/** Prints the first two lines of a Markdown table. */
export function printHead(columns: readonly string[]): void {
  printRow(columns);
  printRow(columns.map(() => "---"));
}

export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}

export function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
}

export function formatMebibytes(mebibytes: number): string {
  return Number.isNaN(mebibytes) ? "?" : `${mebibytes.toFixed(0)} MiB`;
}

/** Formats the ratio of `value` to `other`, in parentheses. */
export function formatRatio(value: number, other: number): string {
  return Number.isFinite(value / other) ? ` (${(value / other).toFixed(2)} ×)` : "";
}
