/**
 * The files of a practice: read from its folder, or made in memory by a form, an importer or a test. They are all that the site is made
 * from, but for pictures and films.
 */
export interface SiteFiles {
  /** Files and links in `site/`, `assets/` and `templates/`, sorted by path in each. One of these folders is in the list if it is a link. */
  files: readonly SiteFile[];
  /** The package's words for pages, as YAML, by language: `en`. */
  packageWords: ReadonlyMap<string, string>;
}

export interface SiteFile {
  /** Path from the practice's folder, with forward slashes. */
  path: string;
  /** Absent if only the name counts, as that of a picture, and if nothing was read. */
  bytes?: Uint8Array;
  /** The size of a file that is too large to be read, in bytes. */
  size?: number;
  /** Why the file could not be read. */
  unread?: string;
  isSymbolicLink?: boolean;
  /** Whether its name is not UTF-8, so that nothing can be opened by it. */
  isLost?: boolean;
  /** Differs from that of the same path with other bytes. Absent if that is not sure. */
  state?: string;
  /** Absent in memory. */
  absolutePath?: string;
}
