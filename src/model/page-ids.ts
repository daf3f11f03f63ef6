/** Ids that templates give to parts of a page. Ids made from headings avoid them. */
export const templateIds = [
  "main",
  "map",
  "sidebar",
  "drawer",
  "site-nav",
  "emergency",
  "new-patients",
  "figure",
] as const;

/** Returns the id of an office or a doctor on a page that shows several: its slug, changed if templates use that id. */
export function idOfEntry(slug: string): string {
  return (templateIds as readonly string[]).includes(slug) ? `${slug}-1` : slug;
}
