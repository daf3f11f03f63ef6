import path from "node:path";
import type { Element, Root } from "hast";
import { attributeOf, walkElements } from "./read-html.ts";

/** A style sheet of the site: its text, and the file that it is in. */
export interface SavedStyle {
  css: string;
  file: string;
}

/** A rule of a style sheet: its selectors and its declarations. It begins after a brace, so that long texts without one are read once. */
export const styleRule = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;
const behind = /(?:^|[;\s])background(?:-image)?\s*:[^;]*?url\(\s*["']?(?!data:)([^"')]+)/i;
const lazyKeys = ["data-bg", "data-background", "data-background-image", "data-bg-image"];

/** Returns the pictures that style sheets put behind elements, by the class or the id that a selector ends with. */
export function listBackgrounds(styles: readonly SavedStyle[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { css, file } of styles)
    for (const [, selectors = "", declarations = ""] of css.matchAll(styleRule)) {
      const [, url] = behind.exec(declarations) ?? [];
      if (url === undefined) continue;
      const address = /^(\/|\w+:)/.test(url) ? url : `/${path.posix.join(path.posix.dirname(file), url)}`;
      for (const [key] of selectors.matchAll(/[.#][\w-]+(?=(?::{1,2}[\w-]+)?\s*(?:,|$))/g)) found.set(key, address);
    }
  return found;
}

/** Reads the style sheets that are in a page itself. */
export function readOwnStyles(root: Root, file: string): SavedStyle[] {
  const found: SavedStyle[] = [];
  walkElements(root, (element) => {
    if (element.tagName !== "style") return;
    found.push({ css: element.children.map((each) => (each.type === "text" ? each.value : "")).join(""), file });
  });
  return found;
}

/** Makes pictures of those behind elements, with the words that the elements have for screen readers. */
export function showBackgrounds(root: Root, backgrounds: ReadonlyMap<string, string>, file: string): void {
  const own = new Map([...backgrounds, ...listBackgrounds(readOwnStyles(root, file))]);
  walkElements(root, (element) => {
    if (/^(head|script|style|svg|video|iframe|body)$/.test(element.tagName)) return element.tagName === "body";
    const classes = attributeOf(element, "class").split(/\s+/);
    const keys = [`#${attributeOf(element, "id")}`, ...classes.map((each) => `.${each}`)];
    const [, inStyle] = behind.exec(attributeOf(element, "style")) ?? [];
    const lazy = lazyKeys.map((key) => attributeOf(element, key)).find((each) => /\.\w{3,4}($|\?)/.test(each));
    const src = inStyle ?? lazy ?? keys.flatMap((key) => own.get(key) ?? [])[0];
    if (src === undefined) return true;
    const alt = attributeOf(element, "aria-label") || attributeOf(element, "title");
    const picture: Element = {
      type: "element",
      tagName: "img",
      properties: { src, alt, "data-from": "a style sheet" },
      children: [],
    };
    element.children.unshift(picture);
    return true;
  });
}
