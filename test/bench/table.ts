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

/** Returns a function that formats a measure of a row, and how many times as much the own row takes. */
export function compareWith<Row>(row: Row, own: Row) {
  return (format: (value: number) => string, measure: (row: Row) => number): string => {
    const times = measure(own) / measure(row);
    return format(measure(row)) + (row === own || !Number.isFinite(times) ? "" : ` (${times.toFixed(2)} ×)`);
  };
}
