/**
 * Limits of one content file; no practice comes near them. Readers recurse, compare each element with its siblings, or take time
 * by the square of a text. So a file that passes a limit is refused (`file/too-large`) before it is read any further.
 */
export const limits = {
  bytes: 256 * 1024,
  /** Limit of a file for the top of the site, which is searched in memory. GitHub takes no larger file into a repository either. */
  rootMegabytes: 100,
  /** Limit of lists, groups, quotations or elements inside each other. */
  levels: 100,
  /** Limit of headings, paragraphs, items, cells, links and other parts in the text or the HTML fields. */
  parts: 2000,
  /** Limit of values in YAML. A practice with five hundred services has fewer. */
  values: 2000,
  /** Limit of values in `redirects.yaml`, since hosts read thousands of redirects. */
  redirectValues: 6000,
  /** Limits of one paragraph. */
  characters: 10_000,
  marks: 500,
};
