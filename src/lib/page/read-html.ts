import type { Element, Root, RootContent } from "hast";
import { Parser } from "htmlparser2";

/** The most levels of elements in a saved page. Page builders nest some forty. */
const deepest = 400;

/** A page that no browser could have meant, and that later readers could not walk through. */
export class TooDeep extends Error {
  override name = "TooDeep";
}

/** Reads a saved page. Attributes keep the names that they have in HTML. Throws `TooDeep` for more levels than any page has. */
export function readHtml(html: string): Root {
  const root: Root = { type: "root", children: [] };
  const open: (Root | Element)[] = [root];
  const add = (node: RootContent): void => {
    open.at(-1)!.children.push(node as Element);
  };
  const parser = new Parser({
    onopentag: (tagName, properties) => {
      const element: Element = { type: "element", tagName, properties, children: [] };
      add(element);
      open.push(element);
      if (open.length > deepest) throw new TooDeep();
    },
    ontext: (value) => {
      add({ type: "text", value: cleanText(value) });
    },
    onclosetag: (tagName) => {
      if (tagName === "picture") gatherSizes(open.at(-1)!);
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** Attributes that list the files of a picture in several sizes. */
export const setKeys = ["srcset", "data-srcset", "data-lazy-srcset"];

/** Gives a picture the addresses that are beside it, for other sizes and formats. */
function gatherSizes(node: Root | Element): void {
  const parts = elementsIn(node);
  const sets = parts.flatMap((each) => setKeys.map((key) => attributeOf(each, key))).filter((each) => each !== "");
  for (const { tagName, properties } of parts) if (tagName === "img") properties.srcset = sets.join(", ");
}

/** Takes out characters that nobody sees: control characters, soft hyphens, marks of byte order, and spaces without width. */
const cleanText = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffd]/g, "");

export const isElement = (node: RootContent | Root | undefined): node is Element => node?.type === "element";

export const elementsIn = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => (isElement(child) ? [child] : []));

/** Returns an attribute of an element; empty if it has none. */
export const attributeOf = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === "string" ? value.trim() : "";
};

/** Attributes in which a picture's addresses may be. Lazy pages keep an empty picture in the usual one, so it is the last. */
export const pictureKeys = ["data-src", "data-lazy-src", "data-original", "data-orig-file", "data-large_image", "src"];

/** Lists the addresses of a picture's files, of all sizes. */
export function listPictureAddresses(element: Element): string[] {
  const sets = setKeys.flatMap((key) =>
    attributeOf(element, key)
      .split(/,\s+|,(?=https?:)/)
      .map((each) => each.trim().split(/\s+/)[0]!),
  );
  const single = pictureKeys.map((key) => attributeOf(element, key));
  return [...single, ...sets].filter((each) => each !== "" && !each.startsWith("data:"));
}

/** Takes an element out of the one around it. */
export function removeChild(parent: Root | Element, element: Element): void {
  parent.children = parent.children.filter((each) => each !== element);
}

/** Returns a copy of a text that does not keep the whole page in memory that it is a part of. */
export const copyText = (text: string): string => Buffer.from(text).toString();

/** Calls a function for every element below a node, parents first. Nothing below an element is visited for which it returns false. */
export function walkElements(
  node: Root | Element,
  visit: (element: Element, parents: readonly (Root | Element)[]) => unknown,
  parents: readonly (Root | Element)[] = [],
): void {
  const here = [...parents, node];
  for (const child of [...node.children]) {
    if (isElement(child) && visit(child, here) !== false) walkElements(child, visit, here);
  }
}

/** Returns the first element below a node for which a function holds. */
export function findBelow(node: Root | Element, holds: (element: Element) => boolean): Element | undefined {
  for (const child of elementsIn(node)) {
    const found = holds(child) ? child : findBelow(child, holds);
    if (found) return found;
  }
  return undefined;
}

/** Returns all words below a node, with single spaces. */
export function wordsBelow(node: Root | RootContent): string {
  const parts: string[] = [];
  const collect = (each: Root | RootContent): void => {
    if (each.type === "text") parts.push(each.value);
    if (!("children" in each) || unseen.has("tagName" in each ? each.tagName : "")) return;
    const isApart = isElement(each) && (each.tagName === "br" || !inline.has(each.tagName));
    if (isApart) parts.push(" ");
    each.children.forEach(collect);
    if (isApart) parts.push(" ");
  };
  collect(node);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** Elements whose text no visitor reads. */
const unseen = new Set(["head", "script", "style", "template", "svg", "math", "object", "audio", "canvas"]);

/** Elements that stand within a line of text. */
export const inline = new Set(
  "a abbr b bdi bdo big br button cite code data del dfn em font i img ins kbd label mark noscript q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** A piece of text as readers see it: an element, and the words in it that are in no block inside it. */
export interface TextBlock {
  element: Root | Element;
  words: string;
  /** Its words line by line. */
  lines: string[];
  parents: readonly (Root | Element)[];
}

/** Lists the pieces of text of a page in order. */
export function listBlocks(root: Root | Element): TextBlock[] {
  const blocks: (TextBlock & { parts: string[] })[] = [];
  const collect = (node: Root | Element, block: { parts: string[] }, parents: readonly (Root | Element)[]): void => {
    const here = [...parents, node];
    for (const child of node.children) {
      if (child.type === "text") block.parts.push(child.value);
      if (!isElement(child) || unseen.has(child.tagName)) continue;
      if (child.tagName === "br") block.parts.push("\u2028");
      if (inline.has(child.tagName)) collect(child, block, here);
      else collect(child, begin(child, here), here);
    }
  };
  const begin = (element: Root | Element, parents: readonly (Root | Element)[]): (typeof blocks)[number] => {
    const block = { element, words: "", lines: [], parents, parts: [] };
    blocks.push(block);
    return block;
  };
  collect(root, begin(root, []), []);
  for (const block of blocks) {
    const lines = block.parts.join("").split("\u2028");
    block.lines = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
    block.words = block.lines.join(" ");
  }
  return blocks.filter(({ words }) => words !== "");
}

/** Takes the words of a piece of text out of the page, with its pictures. Blocks inside it stay. */
export function emptyBlock(element: Root | Element): void {
  element.children = element.children.filter((child) => {
    if (!isElement(child) || (!inline.has(child.tagName) && !unseen.has(child.tagName))) return child.type !== "text";
    if (child.children.some(isElement)) emptyBlock(child);
    else return false;
    return child.children.length > 0;
  }) as typeof element.children;
}
