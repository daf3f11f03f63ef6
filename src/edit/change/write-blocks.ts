import type { Node } from "prosemirror-model";
import { isListNode, nodes } from "./block-schema.ts";
import { readBlocks, type WrittenBlock, type WrittenBlocks } from "./read-blocks.ts";
import { styleOf } from "./text-style.ts";
import { tidyBlock, tidyDoc } from "./tidy-blocks.ts";
import { cares, writeWords, type Manner } from "./write-inline.ts";

/** A text that says what a document does, or the block that it cannot say. */
export type WrittenDoc = { text: string } | { refused: Node };

/** How texts of one kind are read, and how their blocks are written anew. */
export interface TextFormat {
  read: (text: string) => WrittenBlocks | undefined;
  writerOf: (read: WrittenBlocks) => TextWriter;
}

export interface TextWriter {
  /** The usual characters between two blocks. */
  gap: string;
  /** The last characters of a text that had no block. */
  end: string;
  /** Lines without which the blocks of a text are read as something else. */
  beside: string;
  /** Lists ways to write a block, and what it says in its tidy form. */
  list: (block: Node, meant: Node, written: WrittenBlock | undefined) => Iterable<string>;
}

/** A piece of the new text, and the number of the block or item that it was in the old one. */
export interface NewPiece {
  text: string;
  at: number;
}

/**
 * Writes a document that was made from a text. A block that says what was read is written as it was; any other is written as the author of
 * the text would. The new text is read as the build does, and counts only if it says what the document does.
 */
export function writeBlocks(read: WrittenBlocks, doc: Node, format = markdown): WrittenDoc {
  const writer = format.writerOf(read);
  const pieces: NewPiece[] = [];
  for (const block of doc.children) {
    const at = Number(block.attrs.origin ?? NaN);
    const written = read.blocks[at];
    const text = written?.node.eq(block) ? written.raw : writeAnew(block, written, { ...writer, read: format.read });
    if (text === undefined) return { refused: block };
    if (text !== "") pieces.push({ text, at });
  }
  const end = pieces.length > 0 ? (read.blocks.at(-1)?.gap ?? writer.end) : "";
  const text = read.lead + joinPieces(pieces, read.blocks, writer.gap) + end;
  // A block may be read together with the next one.
  const now = format.read(text);
  return now && tidyDoc(now.doc, format.read).eq(tidyDoc(doc, format.read)) ? { text } : { refused: doc };
}

/** Returns a text of a block that is read as what is meant, with as few escapes as possible; undefined if there is none. */
function writeAnew(
  block: Node,
  written: WrittenBlock | undefined,
  { read, list, beside }: TextWriter & Pick<TextFormat, "read">,
): string | undefined {
  if (block.type === nodes.source) return block.textContent.replace(/^\s*\n|\s+$/g, "");
  const [meant] = tidyBlock(block);
  if (meant === undefined || meant.childCount === 0) return "";
  for (const text of list(block, meant, written)) {
    const now = read(text + beside);
    const [said, ...more] = now ? tidyDoc(now.doc, read).children : [];
    if (said?.eq(meant) && more.every(({ type }) => type === nodes.source)) return text;
  }
  return undefined;
}

/** Puts pieces below each other: with what was between them, if they were below each other. */
export const joinPieces = (pieces: readonly NewPiece[], before: readonly WrittenBlock[], usualGap: string): string =>
  pieces
    .flatMap(({ text, at }, nth) => [text, pieces[nth + 1]?.at === at + 1 ? before[at]!.gap : usualGap])
    .slice(0, -1)
    .join("");

export const markdown: TextFormat = { read: readBlocks, writerOf: writerOfMarkdown };

function writerOfMarkdown({ text: whole, blocks }: WrittenBlocks): TextWriter {
  const styleOfText = styleOf(whole);
  // Links whose addresses are listed apart are not read without these.
  const definitions = blocks.filter(({ raw }) => /^ {0,3}\[[^\]]+\]:/.test(raw));
  const beside = definitions.map(({ raw }) => `\n\n${raw}`).join("");
  return { gap: "\n\n", end: "\n", beside, list };

  function* list(block: Node, meant: Node, written: WrittenBlock | undefined): Generator<string> {
    const { bullet: usual, indent: usualIndent, width } = styleOfText;
    const [, bullet = usual, indent = usualIndent] = /^ *([-*+])( +)/.exec(written?.raw ?? "") ?? [];
    const style = { ...styleOfText, bullet, indent };
    const origin = block.attrs.origin as unknown;
    // Items of a list of one kind can stay as they were written.
    if (written?.items && written.node.hasMarkup(meant.type, { ...meant.attrs, origin }))
      for (const care of cares) yield writeList(meant.copy(block.content), { style, care, width }, written.items);
    for (const care of cares) yield writeBlock(meant, { style, care, width });
  }
}

function writeBlock(node: Node, manner: Manner): string {
  if (isListNode(node)) return writeList(node, manner, []);
  if (node.type === nodes.heading)
    return `${"#".repeat(Number(node.attrs.level))} ${writeWords(node, { ...manner, width: Infinity })}`;
  if (node.type !== nodes.blockquote) return writeWords(node, manner);
  const inside = node.children.map((each) => writeBlock(each, { ...manner, width: manner.width - 2 })).join("\n\n");
  return inside.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

/** Writes a list, with those of its items as they were that say the same. */
function writeList({ type, attrs, children }: Node, manner: Manner, before: readonly WrittenBlock[]): string {
  const gap = attrs.isTight === true ? "\n" : "\n\n";
  const numberOf = (nth: number): number => Number(attrs.order) + nth;
  const isOrdered = type === nodes.ordered_list;
  const isCounted = isOrdered && before.every(({ raw }, nth) => RegExp(`^ *${numberOf(nth)}[.)]`).test(raw));
  const pieces = children.flatMap((item, nth): NewPiece[] => {
    const at = before.findIndex(({ node }) => node.eq(item));
    const marker = isOrdered ? `${numberOf(nth)}. ` : manner.style.bullet + manner.style.indent;
    const [tidy] = tidyBlock(item);
    const text = before[at]?.raw ?? (tidy && writeListItem(tidy, [marker, gap], manner));
    if (text === undefined) return [];
    return [{ text: isCounted ? text.replace(/^( *)\d+/, `$1${numberOf(nth)}`) : text, at: at === -1 ? NaN : at }];
  });
  return joinPieces(pieces, before, before.find((each) => each.gap !== "")?.gap ?? gap);
}

function writeListItem({ children }: Node, [marker, gap]: [string, string], manner: Manner): string {
  const width = manner.width - marker.length;
  const body = children.map((each) => writeBlock(each, { ...manner, width })).join(gap);
  return (marker + body.replace(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`)).trimEnd();
}
