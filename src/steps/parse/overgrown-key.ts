/**
 * The most values in one file. A practice with five hundred services has fewer; redirects may be more, since hosts read thousands. Other
 * files, such as the plan of an import, make no page.
 */
export function mostValuesIn(file: string): number {
  if (!file.startsWith("site/")) return Infinity;
  return file === "site/redirects.yaml" ? 6000 : 2000;
}

/** Finds the top-level key with which a file passes the limit. Each value becomes many times as large on its way to a page. */
export function findOvergrownKey(data: unknown, most: number): string | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  let left = most;
  const isOver = (value: unknown): boolean =>
    typeof value === "object" && value !== null ? Object.values(value).some(isOver) : --left < 0;
  return Object.entries(data).find(([, value]) => isOver(value))?.[0];
}
