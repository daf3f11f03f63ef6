/** A picture for links to a page that are shared, with its absolute address. */
export interface LinkPreview {
  src: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

/** The document head of one page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute; absent if a page has no address of its own (the error page), or the site none. */
  canonical?: string;
  /** Absent if the site has no address. */
  preview?: LinkPreview;
  isIndexed: boolean;
  /** The day from which the page is as it is, as far as its content says so; in the sitemap. */
  modified?: string;
  /** Structured data about the practice and this page, in the vocabulary of schema.org. */
  graph?: object;
}
