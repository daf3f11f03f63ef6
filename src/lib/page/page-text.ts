import type { Element, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type {
  Emphasis,
  Heading,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root as Text,
  RootContent,
  Strong,
} from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { decodePercent } from "../../model/text/percent-encoding.ts";
import { isAllowedHref } from "../markup/allowed-html.ts";
import { createHeadingIds } from "../markup/heading-ids.ts";
import { filmFileIn } from "./films.ts";
import { addLeft, type Left } from "./left.ts";
import {
  attributeOf,
  findBelow,
  listPictureAddresses,
  pictureKeys,
  removeChild,
  setKeys,
  walkElements,
  wordsBelow,
} from "./read-html.ts";

/** How a page's links and pictures are found again in the new site. */
export interface CopyFinders {
  /** Returns the new address of a link; undefined if it leads nowhere. */
  findLink: (href: string) => string | undefined;
  /** Returns the new path of the best of a picture's files, and what it shows; undefined if none is in the copy; or why it is left. */
  findPicture: (addresses: readonly string[], alt: string) => { path: string; words: string } | string | undefined;
}

/** Writes what is left of a page as Markdown. The title is not in it. Counts links and pictures that it leaves out. */
export function writeText(
  root: Root,
  title: string,
  { findLink, findPicture, left }: CopyFinders & { left: Left },
): string {
  choosePictures(root, findPicture, left);
  const parts = headingsOfParts(root);
  const text = toMdast(root) as Text;
  const rewrite = (node: Nodes): Nodes[] => {
    if ("children" in node) node.children = (node.children as Nodes[]).flatMap(rewrite) as never[];
    return rewriteNode(node, (href) => parts.get(href) ?? findLink(href), left);
  };
  text.children = (text.children as Nodes[]).flatMap(rewrite) as RootContent[];
  // White space between blocks is no text.
  text.children = text.children.filter((node) => node.type !== "text" || !hasNoWords(node)).map(asList);
  orderHeadings(text, title);
  if (parts.size > 0) dropLostParts(text);
  return toMarkdown(text, { bullet: "-", emphasis: "*", rule: "-", extensions: [gfmTableToMarkdown()] });
}

/** Returns where links to parts of the page lead now: to the heading of the part, whose words are its new name. */
function headingsOfParts(root: Root): Map<string, string> {
  const found = new Map<string, string>();
  const waiting: string[] = [];
  const ids = createHeadingIds();
  walkElements(root, (element) => {
    const id = attributeOf(element, "id") || (element.tagName === "a" ? attributeOf(element, "name") : "");
    if (id !== "") waiting.push(`#${id}`);
    if (!/^h[2-6]$/.test(element.tagName)) return true;
    const name = ids.idOf(wordsBelow(element));
    for (const each of waiting.splice(0)) found.set(each, `#${name}`);
    return true;
  });
  return found;
}

/** Takes links away that lead to a heading that is none in the text, and keeps their words. */
function dropLostParts(text: Text): void {
  const ids = createHeadingIds();
  const headings = text.children.filter(({ type }) => type === "heading");
  const names = new Set(headings.map((heading) => `#${ids.idOf(wordsOfNode(heading))}`));
  const drop = (node: Parents): void => {
    node.children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
      if ("children" in child) drop(child);
      return child.type === "link" && child.url.startsWith("#") && !names.has(child.url) ? child.children : [child];
    }) as never[];
  };
  drop(text);
}

/** Gives each picture its file in the new site. One without a file or without words goes. */
function choosePictures(root: Root, findPicture: CopyFinders["findPicture"], left: Left): void {
  let last: string | undefined;
  walkElements(root, (element, parents) => {
    if (element.tagName !== "img") return;
    const addresses = listPictureAddresses(element);
    const alt = attributeOf(element, "alt").replace(/\s+/g, " ");
    const best = addresses.length === 0 ? undefined : findPicture(addresses, alt);
    const found = typeof best === "string" ? undefined : best;
    const isRepeated = found?.path === last;
    if (typeof best === "string") addLeft(left, best, 1);
    if (best === undefined && addresses.length > 0) addLeft(left, whyLost(element, addresses), 1);
    if (found?.words === "") addLeft(left, "picture without words", 1);
    element.properties = { src: found?.path ?? "", alt: found?.words ?? "" };
    last = found?.path ?? last;
    if (found && found.words !== "" && !isRepeated) return;
    removeChild(parents.at(-1)!, element);
  });
}

/** Says which picture is lost, and where its address was. */
function whyLost(element: Element, addresses: readonly string[]): string {
  const [address = ""] = addresses;
  const name = decodePercent(address.replace(/[?#].*/, "").replace(/^.*\//, "")).slice(0, 80);
  const key = [...pictureKeys, ...setKeys].find((each) => attributeOf(element, each).includes(address)) ?? "src";
  const place = attributeOf(element, "data-from") || (key === "src" ? "a missing file" : key);
  if (/\.(gif|bmp|tiff?|heic)$/i.test(name)) return `picture in a format that the site does not take (${name})`;
  return `picture that is not in the copy (${name}, ${place})`;
}

/** Returns what takes the place of a node: itself, its content, or nothing. */
function rewriteNode(node: Nodes, findLink: CopyFinders["findLink"], left: Left): Nodes[] {
  if (node.type === "thematicBreak" || node.type === "html") return [];
  if (node.type === "delete") return node.children;
  if (node.type === "listItem") delete node.checked;
  if (emptied.has(node.type) && hasNoWords(node)) return hasPicture(node) && "children" in node ? node.children : [];
  if (!keptEmpty.has(node.type) && hasNoWords(node) && !hasPicture(node)) return [];
  if (node.type === "tableCell") node.children = lineOfCell(node.children);
  if (node.type === "paragraph") takeEnds(node);
  if (node.type === "strong" || node.type === "emphasis") {
    const [before, after] = takeEnds(node);
    return [...before, node, ...after];
  }
  if (node.type === "text") return linkAddresses(node.value, findLink);
  if (node.type === "image") return [{ ...node, title: null }];
  if (node.type !== "link") return [node];
  node.children = withoutInnerLinks(node.children);
  const href = findLink(node.url);
  const isSound = href !== undefined && isAllowedHref(href) && !hasNoWords(node);
  if (!isSound && !hasNoWords(node)) {
    const film = filmFileIn(node.url);
    addLeft(left, film === "" ? "link that leads nowhere" : `film (${film})`, 1);
  }
  return isSound ? [{ ...node, url: href, title: null }] : node.children;
}

/** Returns what a cell has in one line: blocks in it, such as paragraphs and the parts of a list, with a space between them. */
function lineOfCell(nodes: readonly Nodes[]): PhrasingContent[] {
  const parts = nodes.flatMap((node): PhrasingContent[] => {
    if (!("children" in node) || inlineNodes.has(node.type)) return [node as PhrasingContent];
    const children = lineOfCell(node.children);
    return [blank, ...(node.type === "heading" ? [{ type: "strong", children } as const] : children), blank];
  });
  const first = parts.findIndex((each) => each !== blank);
  const isBetween = (at: number): boolean => at > first && (parts[at + 1] ?? blank) !== blank;
  return parts.filter((each, at) => each !== blank || isBetween(at));
}

const blank = { type: "text", value: " " } as const;

const inlineNodes = new Set(["link", "strong", "emphasis"]);

/** Takes links out and keeps their words: Markdown allows no link inside another. */
const withoutInnerLinks = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "link") return withoutInnerLinks(node.children);
    return "children" in node ? [{ ...node, children: withoutInnerLinks(node.children) }] : [node];
  });

/**
 * Turns web addresses in a text into links. Left as text, their underscores would be escaped, and Markdown would put the backslashes into the
 * link.
 */
const linkAddresses = (text: string, findLink: CopyFinders["findLink"]): PhrasingContent[] =>
  text.split(/(https?:\/\/[^\s<>"]*[\p{L}\p{N}/])/u).flatMap((value, at): PhrasingContent[] => {
    const word = { type: "text", value } as const;
    if (value === "") return [];
    if (at % 2 === 0 || !URL.canParse(value)) return [word];
    return [{ type: "link", url: findLink(value) ?? value.replace(/^http:/, "https:"), children: [word] }];
  });

/**
 * Takes white space and breaks from both ends of a text, and returns them. A paragraph has them where a picture was; inside bold or
 * italic words, Markdown would have to write them as character references.
 */
function takeEnds({ children }: Paragraph | Strong | Emphasis): [PhrasingContent[], PhrasingContent[]] {
  const ends: [PhrasingContent[], PhrasingContent[]] = [[], []];
  const isEmpty = (node?: PhrasingContent): boolean =>
    node?.type === "break" || (node?.type === "text" && node.value.trim() === "");
  while (isEmpty(children[0])) ends[0].push(children.shift()!);
  while (isEmpty(children.at(-1))) ends[1].unshift(children.pop()!);
  const [first, last] = [children[0], children.at(-1)];
  const space = { type: "text", value: " " } as const;
  if (first?.type === "text" && /^\s/.test(first.value)) {
    first.value = first.value.trimStart();
    ends[0].push({ ...space });
  }
  if (last?.type === "text" && /\s$/.test(last.value)) {
    last.value = last.value.trimEnd();
    ends[1].unshift({ ...space });
  }
  return ends;
}

/** Nodes that mean something without words: cells keep others in their column. */
const keptEmpty = new Set(["text", "break", "tableCell"]);

/** Nodes that mean nothing around a picture alone. */
const emptied = new Set(["heading", "emphasis", "strong"]);

const wordsOfNode = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? (node.children as Nodes[]).map(wordsOfNode).join("") : "";

const hasNoWords = (node: Nodes): boolean => !/[\p{L}\p{N}]/u.test(wordsOfNode(node));

const hasPicture = (node: Nodes): boolean =>
  node.type === "image" || ("children" in node && (node.children as Nodes[]).some(hasPicture));

const bullet = /^\s*[•●▪◦‣·–-]\s*/u;

/** Makes a list of a paragraph whose lines all begin with a bullet. */
function asList(node: RootContent): RootContent {
  if (node.type !== "paragraph") return node;
  const lines: PhrasingContent[][] = [[]];
  for (const child of node.children) {
    if (child.type === "break") lines.push([]);
    else lines.at(-1)!.push(child);
  }
  const filled = lines.filter((line) => line.map(wordsOfNode).join("").trim() !== "");
  if (filled.length === 0 || !filled.every(([first]) => first?.type === "text" && bullet.test(first.value)))
    return node;
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: filled.map(([first, ...rest]) => ({
      type: "listItem",
      children: [
        { type: "paragraph", children: [{ type: "text", value: wordsOfNode(first!).replace(bullet, "") }, ...rest] },
      ],
    })),
  };
}

/**
 * Gives headings the levels that follow from their order: one below the title, and each part of a part one more. In lists and tables a heading
 * is bold. The page's title goes.
 */
function orderHeadings(text: Text, title: string): void {
  const open: number[] = [];
  const isTitle = (node: RootContent): boolean => node.type === "heading" && sameWords(wordsOfNode(node), title);
  const at = text.children.findIndex(isTitle);
  if (at !== -1) text.children.splice(at, 1);
  for (const heading of text.children.filter((node): node is Heading => node.type === "heading")) {
    while (open.length > 0 && open.at(-1)! >= heading.depth) open.pop();
    open.push(heading.depth);
    heading.depth = Math.min(1 + open.length, 4) as Heading["depth"];
    heading.children = heading.children.flatMap(headingPart);
  }
  for (const node of text.children) if ("children" in node && node.type !== "heading") boldHeadings(node);
}

export const sameWords = (a: string, b: string): boolean =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "") === b.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** A heading has one line of words and links. */
const headingPart = (node: PhrasingContent): PhrasingContent[] =>
  node.type === "break"
    ? [{ type: "text", value: " " }]
    : node.type === "image"
      ? []
      : node.type === "strong"
        ? node.children.flatMap(headingPart)
        : [node];

function boldHeadings(parent: Parents): void {
  parent.children = (parent.children as Nodes[]).map((node): Nodes => {
    if ("children" in node) boldHeadings(node);
    if (node.type !== "heading") return node;
    return { type: "paragraph", children: [{ type: "strong", children: node.children.flatMap(headingPart) }] };
  }) as never[];
}

/** Returns the part of a page that visitors see. */
export const bodyOf = (root: Root): Root => {
  const body = findBelow(root, ({ tagName }) => tagName === "body");
  return body ? { type: "root", children: body.children } : root;
};
