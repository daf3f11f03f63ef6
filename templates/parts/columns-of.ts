/** Returns the number of columns that leaves no card alone in its row, and whether cards are in pairs in narrower columns. */
export function columnsOf(count: number): { "data-columns"?: 3 | 4; "data-pairs"?: "" } {
  const isFull = (columns: number) => count % columns === 0;
  const most = ([3, 4] as const).find(isFull) ?? ([3, 4] as const).find((columns) => count % columns > 1);
  return {
    ...(most !== undefined && count > 2 && { "data-columns": most }),
    ...(isFull(2) && { "data-pairs": "" }),
  };
}
