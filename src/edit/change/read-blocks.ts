import type { MarkedToken, Token, Tokens } from "marked";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { decodeReferences } from "../../lib/markup/decode-references.ts";
import { lexMarkdown, TooLarge } from "../../lib/markup/limited-lexer.ts";
import { isDeepMarkdown } from "../../lib/markup/nesting.ts";
import { knownToken } from "../../lib/markup/token-parts.ts";
import { marks, nodes, textSchema } from "./block-schema.ts";

/** Bytes of a text, and what is between them and those of the next block. */
export interface WrittenBytes {
  raw: string;
  gap: string;
}

/** A block, or an item of a list, as it is written. */
export interface WrittenBlock extends WrittenBytes {
  node: Node;
  items?: readonly WrittenBlock[];
}

/** A text as blocks that remember how they are written. */
export interface WrittenBlocks {
  text: string;
  /** Spaces and empty lines before the first block. */
  lead: string;
  blocks: readonly WrittenBlock[];
  doc: Node;
}

/** Reads Markdown as the build does; undefined if its blocks cannot be told apart. */
export function readBlocks(text: string): WrittenBlocks | undefined {
  const tokens = isDeepMarkdown(text) ? undefined : lexAll(text);
  if (tokens?.map(({ raw }) => raw).join("") !== text) return undefined;
  let lead = "";
  const blocks: WrittenBlock[] = [];
  for (const token of tokens.map(knownToken)) {
    if (token.type !== "space") blocks.push(readWrittenBlock(token, blocks.length));
    else if (blocks.length === 0) lead += token.raw;
    else blocks.at(-1)!.gap += token.raw;
  }
  const content = blocks.length > 0 ? blocks.map(({ node }) => node) : [nodes.paragraph.create()];
  return { text, lead, blocks, doc: nodes.doc.create(null, content) };
}

function lexAll(text: string): Token[] | undefined {
  try {
    return lexMarkdown(text);
  } catch (error) {
    if (error instanceof TooLarge || error instanceof RangeError) return undefined;
    throw error;
  }
}

function cutGap(text: string): WrittenBytes {
  const raw = text.replace(/\s+$/, "");
  return { raw, gap: text.slice(raw.length) };
}

function readWrittenBlock(token: MarkedToken, origin: number): WrittenBlock {
  const items = token.type === "list" ? token.items.map(({ raw }) => cutGap(raw)) : undefined;
  return makeBlock({ ...cutGap(token.raw), origin }, () => readBlock(token), items);
}

/** Makes a block of its bytes; one of source if no other node says it. */
export function makeBlock(
  { origin, ...written }: WrittenBytes & { origin: number },
  read: () => Node,
  items: readonly WrittenBytes[] | undefined,
): WrittenBlock {
  try {
    const { type, attrs, content } = read();
    const node = type.createChecked({ ...attrs, origin }, content);
    return items
      ? { ...written, node, items: items.map((each, nth) => ({ ...each, node: node.child(nth) })) }
      : { ...written, node };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ...written, node: nodes.source.create({ origin }, textSchema.text(written.raw)) };
  }
}

/** The library throws an error of this kind, too, if a node cannot hold another one. */
export const onlySource = (): RangeError => new RangeError("No node says this.");

const readEach = (tokens: readonly Token[]): Node[] =>
  tokens
    .map(knownToken)
    .filter(({ type }) => type !== "space")
    .map(readBlock);

function readBlock(token: MarkedToken): Node {
  switch (token.type) {
    case "paragraph":
    case "text":
      return nodes.paragraph.createChecked(null, readInline(token.tokens ?? []));
    case "heading":
      if (token.depth < 2 || token.depth > 4) throw onlySource();
      return nodes.heading.createChecked({ level: token.depth }, readInline(token.tokens));
    case "blockquote":
      return nodes.blockquote.createChecked(null, readEach(token.tokens));
    case "list": {
      const kind = token.ordered ? nodes.ordered_list : nodes.bullet_list;
      return kind.createChecked({ order: token.start, isTight: !token.loose }, token.items.map(readItem));
    }
    default:
      throw onlySource();
  }
}

function readItem({ task, tokens }: Tokens.ListItem): Node {
  if (task) throw onlySource();
  const blocks = readEach(tokens);
  const isLed = blocks[0]?.type === nodes.paragraph;
  return nodes.list_item.createChecked(null, isLed ? blocks : [nodes.paragraph.create(), ...blocks]);
}

const readInline = (tokens: readonly Token[]): Fragment => Fragment.fromArray(readPieces(tokens, []));

const readPieces = (tokens: readonly Token[], around: readonly Mark[]): Node[] =>
  tokens.map(knownToken).flatMap((token) => readPiece(token, around));

function readPiece(token: MarkedToken, around: readonly Mark[]): Node[] {
  switch (token.type) {
    case "text":
      if (token.tokens) return readPieces(token.tokens, around);
      return readWords(decodeReferences(token.text), around);
    case "escape":
      return readWords(token.text, around);
    case "strong":
      return readPieces(token.tokens, marks.strong.create().addToSet(around));
    case "em":
      return readPieces(token.tokens, marks.em.create().addToSet(around));
    case "codespan":
      return readWords(token.text, marks.code.create().addToSet(around));
    case "br":
      return [nodes.hard_break.create(null, null, around)];
    case "image":
      return [nodes.piece.create({ raw: token.raw, words: token.text }, null, around)];
    case "link":
      return readLink(token, around);
    default:
      throw onlySource();
  }
}

function readLink({ raw, text, href, title, tokens }: Tokens.Link, around: readonly Mark[]): Node[] {
  // Markdown itself makes a link of an address in a text.
  if (raw === text) return readWords(decodeReferences(raw), around);
  if (/^\[[^]*\]\[[^]*\]$|^\[[^\]]*\]$/.test(raw)) return [nodes.piece.create({ raw, words: text }, null, around)];
  const link = { href: decodeReferences(href), title: decodeReferences(title ?? "") };
  return readPieces(tokens, marks.link.create(link).addToSet(around));
}

function readWords(text: string, around: readonly Mark[]): Node[] {
  const words = text.replace(/[ \t]*\n[ \t]*/g, " ");
  return words === "" ? [] : [textSchema.text(words, around)];
}
