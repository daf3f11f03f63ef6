/** The picture of a shared link to a page, with its absolute address. */
export interface LinkPreview {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The document head of one page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute; absent if the page has no address (the error page), or the site has none. */
  canonical?: string;
  /** Absent if the site has no address. */
  preview?: LinkPreview;
  isIndexed: boolean;
  /** Day of the page's last change, if its content names one; for the sitemap. */
  modified?: string;
  /** Day of a post. */
  published?: string;
  /** Address of the feed of all posts, and its title. */
  feed?: { href: string; title: string };
  /** The page in all of its languages, this one too, by `hreflang`: absolute addresses. Absent if there is only this one. */
  alternates?: { hreflang: string; href: string }[];
  /** Structured data about the practice and this page, in the vocabulary of schema.org. */
  graph?: object;
}
