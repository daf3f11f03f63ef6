import type { Element, Root } from "hast";
import { hashText } from "../hash-text.ts";
import { isFramePart, isMenuPart } from "./frame-parts.ts";
import { addLeft, countAllWords, type Left } from "./left.ts";
import {
  emptyBlock,
  isElement,
  listBlocks,
  listPictureAddresses,
  removeChild,
  walkElements,
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
    return this.#isOnMost(this.countPages(addresses));
  }

  /** Returns on how many pages a picture is. */
  countPages(addresses: readonly string[]): number {
    return this.#counts.get(keyOfPicture(addresses)) ?? 0;
  }

  /** Whether a picture is on several pages, like those of cards that lead to other pages. */
  isSharedPicture(addresses: readonly string[]): boolean {
    return this.countPages(addresses) > 1;
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
