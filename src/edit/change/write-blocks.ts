import type { Node } from "prosemirror-model";
import { isListNode, nodes } from "./block-schema.ts";
import { readBlocks, type WrittenBlock, type WrittenBlocks } from "./read-blocks.ts";
import { styleOf, type TextStyle } from "./text-style.ts";
import { tidyBlock, tidyDoc } from "./tidy-blocks.ts";
import { cares, writeWords, type Manner } from "./write-inline.ts";

/** Markdown that says what a document does, or the block that it cannot say. */
export type WrittenDoc = { text: string } | { refused: Node };

/** A piece of the new text, and where it was in the old one. */
interface NewPiece {
  text: string;
  at?: number;
}

/**
 * Writes a document that was made from a text. A block that says what was read is written as it was; any other is written as the author of
 * the text would. The new text is read as the build does, and counts only if it says what the document does.
 */
export function writeBlocks(read: WrittenBlocks, doc: Node): WrittenDoc {
  const writer = new BlockWriter(read);
  const pieces: NewPiece[] = [];
  for (const block of doc.children) {
    const at = Number(block.attrs.origin ?? NaN);
    const written = read.blocks[at];
    const isKept = written !== undefined && block.eq(written.node);
    const meant = isKept ? [] : tidyBlock(block).filter(({ childCount }) => childCount > 0);
    if (!isKept && meant.length === 0) continue;
    const text = isKept ? written.raw : writer.write(block, meant, written);
    if (text === undefined) return { refused: block };
    pieces.push(written ? { text, at } : { text });
  }
  const end = pieces.length > 0 ? (read.blocks.at(-1)?.gap ?? "\n") : "";
  const text = read.lead + joinPieces(pieces, read.blocks, () => "\n\n") + end;
  // A block may be read together with the next one.
  const now = readBlocks(text);
  const isMeant = now && says(now.doc, tidyDoc(doc));
  return isMeant ? { text } : { refused: doc };
}

const says = (doc: Node, meant: Node): boolean => {
  const said = tidyDoc(doc);
  return said.eq(meant) || said.textContent + meant.textContent === "";
};

/** Puts pieces below each other: with what was between them, if they were below each other. */
const joinPieces = (
  pieces: readonly NewPiece[],
  before: readonly WrittenBlock[],
  gapOf: (at: number | undefined) => string,
): string =>
  pieces
    .map(({ text, at }, nth) => {
      const next = pieces[nth + 1];
      if (next === undefined) return text;
      return text + (at !== undefined && next.at === at + 1 ? before[at]!.gap : gapOf(at));
    })
    .join("");

/** Writes blocks anew. */
class BlockWriter {
  readonly #style: TextStyle;
  /** The addresses of links that are listed apart, without which such links are not read. */
  readonly #definitions: string;

  constructor({ text, blocks }: WrittenBlocks) {
    this.#style = styleOf(text);
    this.#definitions = blocks
      .filter(({ raw }) => /^ {0,3}\[[^\]]+\]:/.test(raw))
      .map(({ raw }) => `\n\n${raw}`)
      .join("");
  }

  /** Returns a text of a block that is read as what is meant, with as few escapes as possible; undefined if there is none. */
  write(block: Node, meant: readonly Node[], written: WrittenBlock | undefined): string | undefined {
    if (block.type === nodes.source) return block.textContent.replace(/^\s*\n|\s+$/g, "");
    for (const text of this.#list(block, meant[0]!, written)) if (this.#isReadAs(meant[0]!, text)) return text;
    return undefined;
  }

  *#list(block: Node, meant: Node, written: WrittenBlock | undefined): Generator<string> {
    const style = { ...this.#style, ...(written && bulletOf(written.raw)) };
    const items = isListNode(meant) && isLikeBefore(meant, written) ? written.items : undefined;
    for (const care of items ? cares : [])
      yield writeItems(block, items!, (item, nth) => {
        const [tidy] = tidyBlock(item);
        return tidy && writeListItem(tidy, placeOf(meant, nth, style), { style, care, width: style.width });
      });
    for (const care of cares) yield writeBlock(meant, { style, care, width: style.width });
  }

  #isReadAs(meant: Node, text: string): boolean {
    const read = readBlocks(text + this.#definitions);
    const [said, ...more] = read ? tidyDoc(read.doc).children : [];
    return said?.eq(meant) === true && more.every(({ type }) => type === nodes.source);
  }
}

/** Whether a list is of the kind that was read, so that its items can stay as they were written. */
const isLikeBefore = ({ type, attrs }: Node, written: WrittenBlock | undefined): written is Required<WrittenBlock> =>
  written?.items !== undefined &&
  written.node.type === type &&
  written.node.attrs.start === attrs.start &&
  written.node.attrs.isTight === attrs.isTight;

function bulletOf(raw: string): Partial<TextStyle> {
  const [, bullet, indent] = /^ *([-*+])( *)/.exec(raw) ?? [];
  return { ...(bullet && { bullet }), ...(indent && { indent }) };
}

/** Writes a list with those of its items as they were that say the same. */
function writeItems(
  list: Node,
  before: readonly WrittenBlock[],
  writeNew: (item: Node, nth: number) => string | undefined,
): string {
  const start = Number(list.attrs.start);
  const isCounted =
    list.type === nodes.ordered_list && before.every(({ raw }, nth) => RegExp(`^ *${start + nth}[.)]`).test(raw));
  const pieces = list.children.flatMap((item, nth): NewPiece[] => {
    const at = before.findIndex(({ node }) => node.eq(item));
    const text = at === -1 ? writeNew(item, nth) : before[at]!.raw;
    if (text === undefined) return [];
    const numbered = isCounted ? text.replace(/^( *)\d+/, `$1${start + nth}`) : text;
    return [at === -1 ? { text: numbered } : { text: numbered, at }];
  });
  const usual = before.find(({ gap }) => gap !== "")?.gap ?? gapIn(list);
  return joinPieces(pieces, before, () => usual);
}

function writeBlock(node: Node, manner: Manner): string {
  const { style, width } = manner;
  if (node.type === nodes.heading) {
    const words = writeWords(node, { ...manner, style: { ...style, lineBreak: " " }, width: Infinity });
    return `${"#".repeat(Number(node.attrs.level))} ${words}`;
  }
  if (node.type === nodes.blockquote) {
    const inside = node.children.map((each) => writeBlock(each, { ...manner, width: width - 2 })).join("\n\n");
    return inside.replace(/^(?=(.?))/gm, (_, first: string) => (first === "" ? ">" : "> "));
  }
  if (!isListNode(node)) return writeWords(node, manner);
  const items = node.children.map((item, nth) => writeListItem(item, placeOf(node, nth, style), manner));
  return items.join(gapIn(node));
}

const gapIn = ({ attrs }: Node): string => (attrs.isTight === true ? "\n" : "\n\n");

interface ItemPlace {
  marker: string;
  gap: string;
}

function placeOf(list: Node, nth: number, { bullet, indent }: TextStyle): ItemPlace {
  const isCounted = list.type === nodes.ordered_list;
  return { marker: isCounted ? `${Number(list.attrs.start) + nth}. ` : bullet + indent, gap: gapIn(list) };
}

function writeListItem({ children }: Node, { marker, gap }: ItemPlace, manner: Manner): string {
  const width = manner.width - marker.length;
  const body = children.map((each) => writeBlock(each, { ...manner, width })).join(gap);
  return (marker + body.replace(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`)).trimEnd();
}
