/*
 * Readers of a page's HTML compare each element with its siblings, and take minutes for tens of thousands. Content that would produce
 * that many is refused before any of it is rendered.
 */

/** The limit for headings, paragraphs, items, cells, links and other parts in the text or the HTML fields of one file. */
export const mostParts = 2000;

/** Counts start tags. */
export function countTags(html: string): number {
  return html.match(/<[a-z]/gi)?.length ?? 0;
}
