/*
 * The allow-lists for HTML in content: `simpleHtml` for the HTML fields of front matter, `markdownHtml` for Markdown bodies.
 * Only the elements and attributes in `renderedMarkdown` can reach a page.
 */

export type AllowedHtml = Readonly<Record<string, readonly string[]>>;

export const simpleHtml: AllowedHtml = {
  a: ["href"],
  abbr: ["title"],
  b: [],
  br: [],
  em: [],
  i: [],
  li: [],
  ol: [],
  p: [],
  strong: [],
  sub: [],
  sup: [],
  ul: [],
};

export const markdownHtml: AllowedHtml = {
  ...simpleHtml,
  blockquote: [],
  code: [],
  del: [],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  hr: [],
  img: ["src", "alt", "title", "width", "height", "loading", "decoding"],
  pre: [],
  ol: ["start"],
  table: [],
  tbody: [],
  td: [],
  th: [],
  thead: [],
  tr: [],
};

/** The HTML that Markdown becomes. Links may have titles, and table columns may be aligned, for which HTML has no attribute. */
export const renderedMarkdown: AllowedHtml = {
  ...markdownHtml,
  a: ["href", "title"],
  td: ["data-align"],
  th: ["data-align"],
};

/** Whether a link is allowed: a place on this page, a page of the site, or one of three harmless schemes. */
export function isAllowedHref(href: string): boolean {
  if (/^https:/i.test(href) && !URL.canParse(href)) return false;
  return /^(#|\/(?!\/)|https:\/\/|(mailto|tel):(?=.))[^\s\\]*$/i.test(href);
}
