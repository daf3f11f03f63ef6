/**
 * HTML of the content, which has passed the allow-list. Its links and pictures are still as their author wrote them: only `route`
 * knows addresses, and puts them in.
 */
export type Markup = readonly MarkupPart[];

export type MarkupPart = string | MarkupLink | MarkupPicture;

/** The start tag of a link. */
export interface MarkupLink {
  kind: "link";
  href: string;
  title?: string;
}

export interface MarkupPicture {
  kind: "picture";
  /** Path inside `assets/`. */
  name: string;
  /** Further attributes, such as `alt`. */
  attributes: Readonly<Record<string, string>>;
}

/** The Markdown of a page, split at its `##` headings. */
export interface MarkdownText {
  /** What comes before the first of them. */
  opening: Markup;
  sections: MarkdownSection[];
}

export interface MarkdownSection {
  id: string;
  /** The heading's words without their markup. */
  words: string;
  title: Markup;
  body: Markup;
}
