/**
 * Makes plain HTML of what a word processor or a page has copied: lists that Word writes as paragraphs become lists. Tables and pictures
 * are left out; `leftOut` is called if there are any. If the text is HTML itself, headings and what else only Markdown says become paragraphs.
 */
export function cleanPastedHtml(html: string, isForHtml: boolean, leftOut: () => void): string {
  // The editor's own words are as they should be.
  if (html.includes("data-pm-slice")) return html;
  // Styles become data, because the policy of the page allows none in HTML.
  const text = html
    .replace(/<style[^]*?<\/style>|mso-bidi-[^;"']*/gi, "")
    .replace(/(<[^>]*?\s)style=/gi, "$1data-style=");
  const dom = new DOMParser().parseFromString(text, "text/html");
  if (dom.querySelector("table, img")) leftOut();
  for (const each of dom.querySelectorAll("table, button")) each.remove();
  // A link inside of another page leads nowhere here.
  for (const each of dom.querySelectorAll("a[href^='#']")) each.replaceWith(each.textContent.replace(/^\P{L}+$/u, ""));
  for (const each of dom.querySelectorAll("p[class*=MsoList], p[data-style*=mso-list]")) listItem(each);
  // Pages keep blanks together for their layout; people do it behind digits, and before the signs of French.
  const clean = dom.body.innerHTML.replaceAll(/(?<![\d«])&nbsp;(?![:;!?»%€])/g, " ");
  if (!isForHtml) return clean;
  return clean
    .replace(/<(\/?)(?:h[1-6]|blockquote|pre)\b[^>]*>/g, "<$1p>")
    .replace(/<\/?code>| (?:start|title)="[^"]*"/g, "");
}

/** Makes a paragraph that looks like an item one of a list. */
function listItem(paragraph: Element): void {
  const dom = paragraph.ownerDocument;
  const sign = paragraph.querySelector("[data-style*='mso-list:Ignore'], [data-style*='mso-list: Ignore']");
  const tag = /^\s*(?:\d+|[a-z])[.)]/i.test(sign?.textContent ?? "") ? "ol" : "ul";
  sign?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === tag ? before : dom.createElement(tag);
  if (list !== before) paragraph.before(list);
  list.appendChild(dom.createElement("li")).append(paragraph);
}
