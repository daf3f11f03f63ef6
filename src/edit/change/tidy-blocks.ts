import { Fragment, type Mark, type Node } from "prosemirror-model";
import { isListNode, marks, nodes, textSchema } from "./block-schema.ts";
import type { WrittenBlocks } from "./read-blocks.ts";

type Read = (text: string) => WrittenBlocks | undefined;

/**
 * Returns what a document says, without what no source can say and nobody sees: spaces at the ends of words in bold, empty paragraphs,
 * where a block was read. Two documents with one tidy form say the same.
 */
export const tidyDoc = (doc: Node, read: Read): Node => {
  const known = doc.children.flatMap((node) => (node.type === nodes.source ? readSourceBlocks(node, read) : [node]));
  return doc.copy(Fragment.fromArray(tidyEach(known)));
};

const isCode = (marked: readonly Mark[]): boolean => marked.some(({ type }) => type === marks.code);

const tidyEach = (all: readonly Node[], isInItem = false): Node[] =>
  all.flatMap(tidyBlock).filter((node, nth) => !isEmpty(node) || (nth === 0 && isInItem));

const isEmpty = (node: Node): boolean =>
  node.childCount === 0 || (node.type === nodes.list_item && node.childCount === 1 && isEmpty(node.firstChild!));

export function tidyBlock(node: Node): Node[] {
  const attrs = { ...node.attrs, origin: null, isBare: false };
  if (node.type === nodes.source) return [nodes.source.create(null, node.content)];
  if (node.isTextblock) return [node.type.create(attrs, tidyWords(node.children))];
  const content = tidyEach(node.children, node.type === nodes.list_item);
  return [node.type.create(isListNode(node) ? { ...attrs, isTight: isTight(node, content) } : attrs, content)];
}

/** Source is blocks of other kinds as soon as it is read as such. */
const readSourceBlocks = ({ textContent }: Node, read: Read): Node[] =>
  read(textContent)?.blocks.map(({ node }) => node) ?? [];

/** Two paragraphs in one item need an empty line between them, which puts one between all items. */
function isTight({ attrs }: Node, items: readonly Node[]): boolean {
  if (items.length === 1 && items[0]!.childCount === 1) return true;
  return attrs.isTight === true && items.every(({ children }) => children.every(mayFollow));
}

const mayFollow = (node: Node, nth: number, all: readonly Node[]): boolean =>
  nth === 0 || (isListNode(node) && !isListNode(all[nth - 1]!));

export function tidyWords(words: readonly Node[]): Fragment {
  const all = words.flatMap(splitAtSpaces);
  const [first, last] = [all.findIndex(isSeen), all.findLastIndex(isSeen)];
  return Fragment.fromArray(first === -1 ? [] : all.slice(first, last + 1).flatMap(tidyBetween));
}

const isSeen = (node: Node): boolean =>
  node.type !== nodes.hard_break && (isCode(node.marks) || !node.isText || node.text!.trim() !== "");

const splitAtSpaces = (node: Node): Node[] => {
  if (!node.isText || isCode(node.marks)) return [node];
  return node.text!.split(/(\s+)/).flatMap((text) => (text === "" ? [] : [textSchema.text(text, node.marks)]));
};

/** Gives spaces and line breaks between two words the marks that both words have. Several spaces become one, and none stays beside a break. */
function tidyBetween(node: Node, nth: number, all: readonly Node[]): Node[] {
  if (isSeen(node)) return [node];
  const [start, end] = [
    all.slice(0, nth).findLastIndex(isSeen),
    all.findIndex((other, at) => at > nth && isSeen(other)),
  ];
  const own = all[start]!.marks.filter((mark) => mark.type !== marks.code && mark.isInSet(all[end]!.marks));
  if (!node.isText) return [node.mark(own)];
  const isRepeated = nth > start + 1 || all.slice(start + 1, end).some(({ isText }) => !isText);
  return isRepeated ? [] : [textSchema.text(node.text!.replace(/[^\S\u00a0]+/g, " "), own)];
}
