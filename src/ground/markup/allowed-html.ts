/*
 * The allow-lists for HTML in content. `simple` is for the HTML fields of front matter; Markdown bodies may use `markdown` as well.
 * Only what is on `renderedMarkdown` can reach a page.
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

/** What Markdown becomes: links may have titles, and the columns of tables may be aligned, for which HTML itself has no attribute. */
export const renderedMarkdown: AllowedHtml = {
  ...markdownHtml,
  a: ["href", "title"],
  td: ["data-align"],
  th: ["data-align"],
};

/** Whether a link may be written at all: a place on this page, a page of the site, or one of three harmless schemes. */
export function isAllowedHref(href: string): boolean {
  if (/^https:/i.test(href) && !URL.canParse(href)) return false;
  return /^(#|\/(?!\/)|https:\/\/|(mailto|tel):(?=.))[^\s\\]*$/i.test(href);
}
