/** Of all lists and groups of a file; a practice with five hundred services has fewer. Little is made of each redirect, and hosts read thousands. */
export function mostValuesIn(file: string): number {
  return file === "site/redirects.yaml" ? 6000 : 2000;
}

/** The key at the top with which a file comes to more values than that. What is made of each is many times as large. */
export function findOvergrownKey(data: unknown, most: number): string | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  let left = most;
  const isOver = (value: unknown): boolean =>
    typeof value === "object" && value !== null ? Object.values(value).some(isOver) : --left < 0;
  return Object.entries(data).find(([, value]) => isOver(value))?.[0];
}
