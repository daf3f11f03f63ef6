/**
 * Makes plain HTML of what a word processor or a page has copied: lists that Word writes as paragraphs, and bold words that are only
 * styles. Tables are left out; `leftOut` is called if there are any.
 */
export function cleanPastedHtml(html: string, leftOut: () => void): string {
  const text = html.replace(/<!--\[if[^]*?<!\[endif\]-->/g, "").replace(/<style[^]*?<\/style>|<\/?o:p[^>]*>/gi, "");
  // Styles become data, because the policy of the page allows none in HTML.
  const dom = new DOMParser().parseFromString(text.replace(/(<[^>]*?\s)style=/gi, "$1data-style="), "text/html");
  for (const each of dom.querySelectorAll("script, meta, link, title, xml")) each.remove();
  const tables = dom.querySelectorAll("table");
  for (const each of tables) each.remove();
  if (tables.length > 0) leftOut();
  for (const each of dom.querySelectorAll<HTMLElement>("p[class*=MsoList], p[data-style*=mso-list]")) listItem(each);
  for (const each of dom.querySelectorAll<HTMLElement>("[data-style]")) markStyled(each);
  return dom.body.innerHTML;
}

/** Makes a paragraph that looks like an item one of a list. */
function listItem(paragraph: HTMLElement): void {
  const dom = paragraph.ownerDocument;
  const sign = paragraph.querySelector("[data-style*='mso-list:Ignore'], [data-style*='mso-list: Ignore']");
  const tag = /^\s*(?:\d+|[a-z])[.)]/i.test(sign?.textContent ?? "") ? "ol" : "ul";
  sign?.remove();
  const item = dom.createElement("li");
  const before = paragraph.previousElementSibling;
  const list = before?.localName === tag ? before : dom.createElement(tag);
  if (list !== before) paragraph.before(list);
  list.append(item);
  item.append(paragraph);
}

/** Gives words that look bold or italic the elements that say so, and takes those away that a style takes back. */
function markStyled(element: HTMLElement): void {
  const style = element.dataset.style ?? "";
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1] ?? "";
  if (/^(?:b|strong)$/.test(element.localName)) {
    if (/^(?:normal|[1-4]00)$/.test(weight)) element.replaceWith(...element.childNodes);
    return;
  }
  if (element.localName !== "span") return;
  if (/^(?:bold|[6-9]00)$/.test(weight)) wrapContent(element, "strong");
  if (/font-style:\s*italic/.test(style)) wrapContent(element, "em");
}

function wrapContent(element: HTMLElement, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}
