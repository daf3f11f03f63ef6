/**
 * The content's HTML after the allow-list. Links and pictures are still as their author wrote them; only `route` knows addresses and
 * inserts them.
 */
export type Markup = readonly MarkupPart[];

export type MarkupPart = string | MarkupLink | MarkupPicture | MarkupId;

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

/** The id of a heading below a `##` heading. */
export interface MarkupId {
  kind: "id";
  id: string;
}

/** A page's Markdown, split at its `##` headings. */
export interface MarkdownText {
  /** Its language if that is not the page's. */
  lang?: string;
  /** Text before the first `##` heading. */
  opening: Markup;
  sections: MarkdownSection[];
}

export interface MarkdownSection {
  id: string;
  /** Words of the heading without markup. */
  words: string;
  title: Markup;
  body: Markup;
}

export interface HeadingId {
  id: string;
  level: number;
}

/** Lists the headings of a text, without those in HTML. */
export const listHeadings = ({ opening, sections }: MarkdownText): HeadingId[] => [
  ...headingsIn(opening),
  ...sections.flatMap(({ id, body }) => [{ id, level: 2 }, ...headingsIn(body)]),
];

const headingsIn = (markup: Markup): HeadingId[] =>
  markup.flatMap((part, index) => {
    const before = markup[index - 1];
    if (typeof part === "string" || part.kind !== "id" || typeof before !== "string") return [];
    return [{ id: part.id, level: Number(before.at(-1)) }];
  });
