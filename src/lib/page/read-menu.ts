import type { Element, Root } from "hast";
import { nameOfLanguage } from "../../model/domain/language.ts";
import { isLogo, isMenuPart } from "./frame-parts.ts";
import { attributeOf, elementsIn, findBelow, isElement, walkElements, wordsBelow } from "./read-html.ts";

/** A link of the old menu, with all that are below it. */
export interface MenuLink {
  label: string;
  href: string;
  children?: Omit<MenuLink, "children">[];
}

/** Whether an element is named as a part for links, as in sites older than `<nav>`. */
const isNamedMenu = (element: Element): boolean =>
  ["id", "class"].some((key) => /\b(menu|nav)(bar|igation)?\b/i.test(attributeOf(element, key)));

/** Parts of a menu that open below an entry, and words in it that only screen readers say. */
const submenu = /(^|[\s_-])(dropdown-?(menu|content|list)|sub-?(menu|nav)|mega-?menu|children)([\s_-]|$)/i;
const unseenWords = /(^|\s)(sr-only|visually-hidden|screen-reader(-text)?|visuallyhidden|u-hidden\S*)(\s|$)/;

/** Links of a menu that are none of its entries: the logo, and telephone numbers. */
const noEntry = /(^|[\s_-])(logo|brand)([\s_-]|$)/i;
const languages = "ar az bg ca cs da de el en es fr he hi hr hu it ja ko lt nl pl pt ro ru sr sv th tr uk vi zh".split(
  " ",
);

/** Whether a link leads to the same page in another language. Some languages say that they are one, such as русский язык. */
function isLanguage(link: Element, label: string): boolean {
  const [first = "", ...others] = label.toLowerCase().split(" ");
  const isNamed = (tag: string): boolean =>
    (others.length === 0 && (first === tag || first === nameOfLanguage(tag, "en").toLowerCase())) ||
    (others.length < 2 && first === nameOfLanguage(tag, tag).toLowerCase());
  return attributeOf(link, "hreflang") !== "" || languages.some(isNamed);
}

const noLabel = /^[\d\s()+./-]*$/;

/** Reads the links that lead through a site: the longest list in a part for them, or else all links of the header, or a list of links alone. */
export function readMenu(root: Root): MenuLink[] {
  const lists: MenuLink[][] = [];
  const find = (node: Root | Element, isInMenu: boolean): void => {
    for (const child of elementsIn(node)) {
      if (child.tagName === "footer") continue;
      const isMenu = isMenuPart(child) || isNamedMenu(child);
      const isInside = isInMenu || isMenu || child.tagName === "header";
      if (isInside && child.tagName === "ul") lists.push(readMenuLinks(child));
      else {
        if (isInside && findBelow(child, ({ tagName }) => tagName === "ul") === undefined)
          lists.push(readLooseLinks(child));
        find(child, isInside);
      }
    }
  };
  find(root, false);
  const longest = (): MenuLink[] => lists.sort((a, b) => b.length - a.length)[0] ?? [];
  if (longest().flatMap((link) => [link, ...(link.children ?? [])]).length < 2)
    walkElements(root, (element) => {
      const links = element.tagName === "ul" ? readMenuLinks(element) : [];
      if (links.length > 2 && wordsBelow(element).length <= wordsOfLinks(links).length + links.length)
        lists.push(links);
      return element.tagName !== "footer";
    });
  return longest();
}

const wordsOfLinks = (links: readonly MenuLink[]): string =>
  links.flatMap(({ label, children = [] }) => [label, ...children.map((each) => each.label)]).join(" ");

function readMenuLinks(list: Element): MenuLink[] {
  return elementsIn(list).flatMap((item): MenuLink[] => {
    const [first] = elementsIn(item);
    const opener = first?.tagName === "button" ? wordsOfLink(first) : "";
    const opened = opener === "" ? [] : readLooseLinks(item).filter(({ href }) => href !== "");
    if (opened.length > 0) return [{ label: opener, href: "", children: opened }];
    const link = findBelow(item, ({ tagName }) => tagName === "a");
    const below = findBelow(item, ({ tagName }) => tagName === "ul");
    const loose = below === undefined && link !== undefined ? readLooseLinks(item).slice(1) : [];
    const label = link === undefined ? "" : wordsOfLink(link);
    const lower = below === undefined ? loose : readMenuLinks(below);
    const children = lower.flatMap(({ children: deeper = [], ...own }) => [own, ...deeper]);
    if (noLabel.test(label) || (link !== undefined && isLanguage(link, label))) return children;
    return [{ label, href: attributeOf(link!, "href"), ...(children.length > 0 && { children }) }];
  });
}

/** Reads links that are in no list: those in a part that opens belong to the one in front of it. */
function readLooseLinks(part: Element): MenuLink[] {
  const links: MenuLink[] = [];
  walkElements(part, (element, parents) => {
    const isSummary = element.tagName === "summary";
    const isToggle =
      isSummary || (element.tagName === "button" && /dropdown|submenu/i.test(attributeOf(element, "class")));
    if (element.tagName !== "a" && !isToggle) return true;
    const [label, href] = [wordsOfLink(element), attributeOf(element, "href")];
    const isNone = noLabel.test(label) || noEntry.test(attributeOf(element, "class")) || isLanguage(element, label);
    if (isNone || /^(tel|mailto|javascript|sms):/i.test(href)) return false;
    const around = parents.filter(isElement).slice(parents.indexOf(part) + 1);
    const opened = around.filter((each) => each.tagName === "details" || submenu.test(attributeOf(each, "class")));
    const isBelow = opened.length > Number(isSummary);
    const last = links.at(-1);
    if (isBelow && last) last.children = [...(last.children ?? []), { label, href }];
    else if (!links.some((each) => each.label === label && each.href === href)) links.push({ label, href });
    return false;
  });
  return links;
}

/** Returns the words of a link as visitors see them, without a sentence below its name, and without lines and dots between links. */
function wordsOfLink(link: Element): string {
  const hasSentence = elementsIn(link).length > 1 || elementsIn(link).some((each) => elementsIn(each).length > 1);
  const seen = (element: Element): Element => ({
    ...element,
    children: element.children
      .filter(
        (child) =>
          !isElement(child) ||
          !(unseenWords.test(attributeOf(child, "class")) || (hasSentence && child.tagName === "p")),
      )
      .map((child) => (isElement(child) ? seen(child) : child)),
  });
  const picture = findBelow(link, ({ tagName }) => tagName === "img");
  const alt = picture === undefined || isLogo(picture, [link]) ? "" : attributeOf(picture, "alt");
  return (wordsBelow(seen(link)) || alt.replace(/^logo\b.*|.*\blogo$/i, "")).replace(
    /^[\s|•·»›▸/-]+|[\s|•·«‹▾▼/-]+$/g,
    "",
  );
}
