import { categorySlug } from "./page-paths.ts";
import { listAt } from "./walk-fields.ts";

/** Returns the categories of a post, which may have mistakes, by their slugs. */
export function categoriesOfPost(data: unknown): Map<string, string> {
  const bySlug = new Map<string, string>();
  for (const name of listAt(data, ["categories"])) {
    if (typeof name === "string" && !bySlug.has(categorySlug(name))) bySlug.set(categorySlug(name), name);
  }
  return bySlug;
}
