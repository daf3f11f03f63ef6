import { limits } from "../../model/build/limits.ts";

/** Returns the limit of values in a file. Files outside of `site/`, such as the plan of an import, make no page. */
export function mostValuesIn(file: string): number {
  if (!file.startsWith("site/")) return Infinity;
  return file === "site/redirects.yaml" ? limits.redirectValues : limits.values;
}

/** Finds the top-level key with which a file passes the limit. Each value becomes many times as large on its way to a page. */
export function findOvergrownKey(data: unknown, most: number): string | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  let left = most;
  const isOver = (value: unknown): boolean =>
    typeof value === "object" && value !== null ? Object.values(value).some(isOver) : --left < 0;
  return Object.entries(data).find(([, value]) => isOver(value))?.[0];
}
