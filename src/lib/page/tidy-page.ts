import type { Element, Root } from "hast";
import { filmFileIn, linkShownFilms } from "./films.ts";
import { addLeft, countAllWords, type Left } from "./left.ts";
import { headPanels } from "./panels.ts";
import {
  attributeOf,
  elementsIn,
  emptyBlock,
  findBelow,
  isElement,
  listBlocks,
  removeChild,
  walkElements,
  wordsBelow,
} from "./read-html.ts";

/** What is taken out of pages besides their frame, with the name that the report has for it. */
const leftElements: Readonly<Record<string, string>> = {
  form: "form",
  select: "form",
  textarea: "form",
  input: "form",
  iframe: "embedded page",
  embed: "embedded page",
  object: "embedded page",
  video: "film",
  audio: "film",
  script: "script",
  style: "script",
  template: "script",
  svg: "drawing",
  canvas: "drawing",
  head: "head",
};

/** WordPress's parts for comments. Visitors wrote them, perhaps about their health, and not for another site. */
const comments = /(^|\s)(comments-area|comment-?list|comment-respond)(\s|$)/;

/** Copies that a carousel makes of its own slides. */
const clone = /(^|\s)(slick-cloned|swiper-slide-duplicate|bx-clone|owl-item cloned)(\s|$)/;

/** Parts for screens of some widths. Their words count only if the page has them nowhere else. */
const someWidths =
  /(^|\s)(elementor-hidden-\S+|elementor-tab-desktop-title|vc_hidden-\S+|(hidden|visible)-(xs|sm|md|lg)\S*|d-(sm|md|lg)-none|\w+:hidden|w-hidden-\S+|(show|hide)-(for|on)-\S+)(\s|$)|(?:mobile|phone|desktop|tablet)[-_]?(?:only|hide|show)|(?:only|hide|show)[-_]?(?:mobile|phone|desktop|tablet)/;

/**
 * Makes of a page's elements those that a text has, and takes out what no text can have. Counts what it takes out. Returns the number of words
 * that it adds.
 */
export function tidyPage(root: Root, left: Left): number {
  const added = linkShownFilms(root, left);
  headPanels(root, left);
  walkElements(root, (element, parents) => {
    const { tagName } = element;
    const reason = leftElements[tagName];
    if (reason !== undefined) {
      if (!/^(script|drawing|head)$/.test(reason)) addLeft(left, reason + filesOfFilm(element), 1);
      const words = /^(form|embedded page|film)$/.test(reason) ? countAllWords(wordsBelow(element)) : 0;
      addLeft(left, "words of forms and films", words);
      removeChild(parents.at(-1)!, element);
      return false;
    }
    if (comments.test(attributeOf(element, "class"))) {
      addLeft(left, "words of comments", countAllWords(wordsBelow(element)));
      removeChild(parents.at(-1)!, element);
      return false;
    }
    if (tagName === "table") loosenLayout(element);
    if (/^su[bp]$/.test(tagName)) raiseDigits(element);
    if (tagName in renamed) element.tagName = renamed[tagName]!;
    decodeEmail(element);
    if (tagName === "caption") putBefore(element, parents);
    return undefined;
  });
  dropDoubles(root, left);
  return added;
}

/** Returns what the report says of a film's files, such as " (team.mp4, with the picture team.jpg)"; empty if it names none. */
function filesOfFilm(film: Element): string {
  const addresses = [film, ...elementsIn(film)].flatMap((each) => [
    attributeOf(each, "src"),
    attributeOf(each, "data-src"),
  ]);
  const file = addresses.map(filmFileIn).find((each) => each !== "") ?? "";
  const poster = attributeOf(film, "poster").replace(/^data:.*|^[^?#]*\/|[?#].*/g, "");
  const names = [file, poster && `with the picture ${poster}`].filter((each) => each !== "");
  return names.length === 0 ? "" : ` (${names.join(", ")})`;
}

/** Makes parts of a text of the cells of a table that only places them: one in one row or column, or with titles, lists or pictures in it. */
function loosenLayout(table: Element): void {
  const parts: Element[] = [];
  walkElements(table, (each) => {
    if (/^(thead|tbody|tfoot|tr|td|th)$/.test(each.tagName)) parts.push(each);
    return each.tagName !== "table";
  });
  const [rows, cells] = [/^tr$/, /^t[dh]$/].map((kind) => parts.filter(({ tagName }) => kind.test(tagName)));
  const isBlock = ({ tagName }: Element): boolean => /^(h[1-6]|[uod]l|table|img|form|blockquote)$/.test(tagName);
  const isPlaced = /^(presentation|none)$/.test(attributeOf(table, "role"));
  const hasHeads = parts.some(({ tagName }) => tagName === "th");
  const isList = rows!.length < 2 || cells!.length <= rows!.length || cells!.some((cell) => findBelow(cell, isBlock));
  if (isPlaced || (!hasHeads && isList)) for (const each of [table, ...parts]) each.tagName = "div";
}

/** Writes raised and lowered numbers as characters, as in m² and CO₂. Left plain, they would be part of the number before them. */
function raiseDigits(element: Element): void {
  const digits = element.tagName === "sup" ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  const words = wordsBelow(element);
  if (!/^\d+$/.test(words) || findBelow(element, ({ tagName }) => tagName === "a") !== undefined) return;
  element.children = [{ type: "text", value: words.replace(/\d/g, (digit) => digits[Number(digit)]!) }];
}

/** Makes of a table's caption a paragraph in front of it, since Markdown has none. */
function putBefore(caption: Element, parents: readonly (Root | Element)[]): void {
  const [around, table] = parents.slice(-2);
  if (table === undefined || around === undefined) return;
  removeChild(table, caption);
  caption.tagName = "p";
  around.children.splice(around.children.indexOf(table as Element), 0, caption);
}

/** Elements that Markdown's writer would leave out with their words. */
const renamed: Readonly<Record<string, string>> = {
  dialog: "div",
  menu: "ul",
  optgroup: "div",
  nav: "div",
  abbr: "span",
  q: "span",
};

/** Takes out what a page says twice: clones of slides, parts for other widths of screens, and long texts that it has already. */
function dropDoubles(root: Root, left: Left): void {
  const blocks = listBlocks(root);
  const counts = new Map<string, number>();
  for (const { words } of blocks) counts.set(words, (counts.get(words) ?? 0) + 1);
  const seen = new Set<string>();
  for (const { element, parents, words } of blocks) {
    const classes = [...parents, element].filter(isElement).map((each) => attributeOf(each, "class"));
    const isCopy = classes.some((each) => clone.test(each) || someWidths.test(each));
    const isLong = words.length >= 40 && seen.has(words);
    // The last one stays, whatever it looks like.
    if (counts.get(words)! < 2 || !(isCopy || isLong)) {
      seen.add(words);
      continue;
    }
    counts.set(words, counts.get(words)! - 1);
    emptyBlock(element);
    addLeft(left, "words said twice", countAllWords(words));
  }
}

/** Puts an e-mail address back that Cloudflare has hidden: each byte is combined with the first one. */
function decodeEmail(element: Element): void {
  const hidden = attributeOf(element, "data-cfemail");
  if (!/^[\da-f]{4,}$/i.test(hidden)) return;
  const [key = 0, ...bytes] = Buffer.from(hidden, "hex");
  const value = Buffer.from(bytes.map((each) => each ^ key)).toString();
  element.tagName = "a";
  element.properties = { href: `mailto:${value}` };
  element.children = [{ type: "text", value }];
}
