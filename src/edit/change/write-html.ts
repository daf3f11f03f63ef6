import type { Node } from "prosemirror-model";
import { isListNode, nodes } from "./block-schema.ts";
import type { WrittenBlock, WrittenBlocks } from "./read-blocks.ts";
import { readHtmlBlocks } from "./read-html.ts";
import { tidyBlock } from "./tidy-blocks.ts";
import { joinPieces, type NewPiece, type TextFormat, type TextWriter } from "./write-blocks.ts";
import { writeWords, type Manner } from "./write-inline.ts";

/** Simple HTML, as fields of YAML and front matter may have it. */
export const simpleHtml: TextFormat = { read: readHtmlBlocks, writerOf: writerOfHtml };

interface HtmlManner extends Manner {
  /** The usual characters between two tags of blocks. */
  gap: string;
}

function writerOfHtml({ text }: WrittenBlocks): TextWriter {
  const find = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
  const longest = Math.max(...text.split("\n").map(({ length }) => length));
  const width = /[^>\s]\s*\n\s*[^<\s]/.test(text) ? Math.ceil(longest / 10) * 10 : Infinity;
  const gap = find(/<\/(?:p|li|[ou]l)>(\s+)</i) ?? "\n";
  const strong = find(/<(strong|b)\b/i) ?? "strong";
  const emphasis = find(/<(em|i)\b/i) ?? "em";
  const lineBreak = find(/(<br\b[^>]*>\s*)/i) ?? "<br>";
  const style = { isHtml: true, width, bullet: "", indent: "", strong, emphasis, lineBreak };
  return { gap, end: "", beside: "", list };

  function* list(block: Node, meant: Node, written: WrittenBlock | undefined): Generator<string> {
    const isListAsBefore = isListNode(meant) && written?.node.type === meant.type;
    for (const care of ["plain", "escaped"] as const) {
      const manner = { style, care, width, gap };
      if (isListAsBefore) yield writeHtmlList(meant.copy(block.content), manner, written);
      yield block.attrs.isBare === true ? writeWords(meant, manner) : writeHtmlBlock(meant, manner, written);
    }
  }
}

function writeHtmlBlock(node: Node, manner: HtmlManner, written?: WrittenBlock): string {
  if (isListNode(node)) return writeHtmlList(node, manner);
  const [, start = "<p>", end = "</p>"] = /^(<p>\s*)[^]*?(\s*<\/p>)?$/i.exec(written?.raw ?? "") ?? [];
  return start + writeWords(node, { ...manner, width: manner.width - start.length }) + end;
}

/** Writes a list, with those of its items as they were that say the same. */
function writeHtmlList({ type, attrs, children }: Node, manner: HtmlManner, written?: WrittenBlock): string {
  const { raw = "", items = [] } = written ?? {};
  const tag = type === nodes.ordered_list ? "ol" : "ul";
  const pieces = children.flatMap((item): NewPiece[] => {
    const at = items.findIndex(({ node }) => node.eq(item));
    const text = items[at]?.raw ?? writeHtmlItem(item, attrs.isTight === true, manner);
    return text === "" ? [] : [{ text, at: at === -1 ? NaN : at }];
  });
  const start = items[0] ? raw.slice(0, raw.indexOf(items[0].raw)) : `<${tag}>${manner.gap}`;
  const gap = items.length > 1 ? items[0]!.gap : manner.gap;
  return `${start}${joinPieces(pieces, items, gap)}${items.at(-1)?.gap ?? manner.gap}</${tag}>`;
}

function writeHtmlItem(item: Node, isTight: boolean, manner: HtmlManner): string {
  const blocks = tidyBlock(item)[0]!.children.filter(({ childCount }) => childCount > 0);
  const parts = blocks.map((each) => (isTight && !isListNode(each) ? writeWords : writeHtmlBlock)(each, manner));
  return parts.length === 0 ? "" : `<li>${parts.join(manner.gap)}</li>`;
}
