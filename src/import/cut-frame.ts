import type { Element, Root } from "hast";
import { hashText } from "../lib/hash-text.ts";
import { addLeft, countAllWords, type Left } from "./left.ts";
import {
  attributeOf,
  elementsIn,
  emptyBlock,
  findBelow,
  isElement,
  listBlocks,
  listPictureAddresses,
  removeChild,
  walkElements,
  wordsBelow,
  type TextBlock,
} from "./read-html.ts";

/** On how many pages each piece of text and each picture is, by the hash of its words or its name. */
export class Repetition {
  readonly #counts = new Map<number, number>();
  #pages = 0;

  /** Notes the texts and pictures of one page. */
  add(body: Root, blocks: readonly TextBlock[] = listBlocks(body)): void {
    this.#pages++;
    const keys = new Set(blocks.map((block) => keyOfBlock(block, placeOfBlock(block))));
    walkElements(body, (element) => {
      if (element.tagName === "img") keys.add(keyOfPicture(listPictureAddresses(element)));
    });
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Whether a piece of text belongs to the frame that pages share: it is on more than half of them, or is in a part for that and is on some. */
  isFrame(block: TextBlock): boolean {
    const place = placeOfBlock(block);
    const count = this.#counts.get(keyOfBlock(block, place)) ?? 0;
    if (place === "frame") return this.#pages < 3 || count > 1;
    return place === "menu" || this.#isOnMost(count);
  }

  /** Whether a picture is on more than half of the pages. */
  isFramePicture(addresses: readonly string[]): boolean {
    return this.#isOnMost(this.#counts.get(keyOfPicture(addresses)) ?? 0);
  }

  /** Whether a picture is on several pages, like those of cards that lead to other pages. */
  isSharedPicture(addresses: readonly string[]): boolean {
    return (this.#counts.get(keyOfPicture(addresses)) ?? 0) > 1;
  }

  readonly #isOnMost = (count: number): boolean => this.#pages > 2 && count > this.#pages / 2;
}

/** A picture is known again by the name of its file, since its folder depends on the page. */
const keyOfPicture = ([address = ""]: readonly string[]): number =>
  keyOfText(`picture ${address.replace(/^.*\//, "")}`);

/**
 * Words are enough to know a text again in one place, however they are capitalized; a number in them, such as that of comments, is part of
 * them. The title of a part of a page may also be in the menu.
 */
const keyOfBlock = ({ words }: Pick<TextBlock, "words">, place: string): number =>
  keyOfText(`${place} ${words.toLowerCase()}`);

/** A large site has millions of texts; as numbers of 48 bits, their hashes take a third of the memory. */
const keyOfText = (text: string): number => Number.parseInt(hashText(text).slice(0, 12), 16);

const isMenuPart = (element: Element): boolean =>
  element.tagName === "nav" ||
  /^(navigation|search|menu|menubar)$/.test(attributeOf(element, "role")) ||
  isPathOfCrumbs(element);

/**
 * Whether an element is a path of links to the page. A part whose class only mentions one, such as `has-breadcrumbs`, is not; nor is one with
 * a title or a paragraph.
 */
function isPathOfCrumbs(element: Element): boolean {
  const isNamed = /(^|\s)(?!\S*\b(has|with|no)-)\S*breadcrumb/i.test(attributeOf(element, "class"));
  return isNamed && findBelow(element, ({ tagName }) => tagName === "h1" || tagName === "p") === undefined;
}

const isFramePart = (element: Element): boolean =>
  /^(header|footer)$/.test(element.tagName) || /^(banner|contentinfo)$/.test(attributeOf(element, "role"));

function placeOfBlock({ parents, element }: TextBlock): "menu" | "frame" | "text" {
  const around = [...parents, element].filter(isElement);
  if (around.some(isMenuPart)) return "menu";
  return around.some(isFramePart) ? "frame" : "text";
}

/** Takes the frame out of a page. Counts the words and pictures that went. */
export function cutFrame(root: Root, repetition: Repetition, left: Left): void {
  const framed: TextBlock[] = [];
  const holdOwn = new Map<Root | Element, boolean>();
  for (const block of listBlocks(root)) {
    const isFrame = repetition.isFrame(block);
    if (isFrame) framed.push(block);
    for (const each of [...block.parents, block.element]) holdOwn.set(each, holdOwn.get(each) === true || !isFrame);
  }
  for (const { element } of framed) emptyBlock(element);
  addLeft(left, "words of the frame", countAllWords(framed.map(({ words }) => words).join(" ")));
  walkElements(root, (element, parents) => {
    if (element.tagName !== "img") return;
    const addresses = listPictureAddresses(element);
    const around = parents.findLast((each) => holdOwn.has(each));
    const isAmongFrame = around !== undefined && holdOwn.get(around) === false && repetition.isSharedPicture(addresses);
    if (!isAmongFrame && !repetition.isFramePicture(addresses)) return;
    removeChild(parents.at(-1)!, element);
    addLeft(left, "picture of the frame", 1);
  });
}

/** Whether an element is named as a part for links, as in sites older than `<nav>`. */
const isNamedMenu = (element: Element): boolean =>
  ["id", "class"].some((key) => /\b(menu|nav)(bar)?\b/i.test(attributeOf(element, key)));

/** A link of the old menu, with all that are below it. */
export interface MenuLink {
  label: string;
  href: string;
  children?: Omit<MenuLink, "children">[];
}

/** Reads the list of links that leads through a site: the first one in a page's menu, or the longest. */
export function readMenu(root: Root): MenuLink[] {
  const lists: MenuLink[][] = [];
  const find = (node: Root | Element, isInMenu: boolean): void => {
    for (const child of elementsIn(node)) {
      const isInside = isInMenu || isMenuPart(child) || child.tagName === "header" || isNamedMenu(child);
      if (isInside && child.tagName === "ul") lists.push(readMenuLinks(child));
      else find(child, isInside);
    }
  };
  find(root, false);
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
}

function readMenuLinks(list: Element): MenuLink[] {
  return elementsIn(list).flatMap((item): MenuLink[] => {
    const link = findBelow(item, ({ tagName }) => tagName === "a");
    const below = findBelow(item, ({ tagName }) => tagName === "ul");
    const label = link === undefined ? "" : wordsBelow(link);
    const children = (below === undefined ? [] : readMenuLinks(below)).flatMap(({ children: deeper = [], ...own }) => [
      own,
      ...deeper,
    ]);
    if (label === "") return children;
    return [{ label, href: attributeOf(link!, "href"), ...(children.length > 0 && { children }) }];
  });
}
