/*
 * Readers of a page's HTML compare each element with those beside it, and take minutes for tens of thousands. So what would come to
 * that many is refused before anything is made of it.
 */

/** Headings, paragraphs, items, cells, links and others in the text or the HTML fields of a file. Nobody reads as many. */
export const mostParts = 2000;

/** Elements that begin in HTML. */
export function countTags(html: string): number {
  return html.match(/<[a-z]/gi)?.length ?? 0;
}
