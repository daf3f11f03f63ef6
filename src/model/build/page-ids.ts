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

/** Makes ids that a page has only once. */
export interface PageIds {
  idOf: (heading: string) => string;
}

/**
 * Returns the id of an office or a person on a page that shows several: its slug, changed if templates use that id. Files that have no page
 * may have any name, and an id no spaces.
 */
export function idOfEntry(slug: string): string {
  const id = slug.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, "-");
  return templateIds.some((each) => each === id) ? `${id}-1` : id;
}
