import { parseDocument } from "htmlparser2";
import type { Fragment, Mark, Node } from "prosemirror-model";
import { simpleHtml } from "../../lib/markup/allowed-html.ts";
import { HtmlSanitizer } from "../../lib/markup/html-sanitizer.ts";
import { startOf } from "../../model/build/place.ts";
import { marks, nodes, textSchema } from "./block-schema.ts";
import { makeBlock, onlySource, type WrittenBytes, type WrittenBlocks } from "./read-blocks.ts";
import { tidyWords } from "./tidy-blocks.ts";

/** Reads simple HTML, as `readBlocks` reads Markdown; undefined if the build finds mistakes in its tags. */
export function readHtmlBlocks(text: string): WrittenBlocks | undefined {
  const sanitizer = new HtmlSanitizer(simpleHtml);
  sanitizer.read(text, () => startOf(""));
  sanitizer.end();
  if (sanitizer.problems.some(({ code }) => /^html|^file/.test(code))) return undefined;
  const { children } = parseDocument(text, { withStartIndices: true, withEndIndices: true });
  const groups = groupParts(children.map((node) => toHtmlPart(text, node)));
  const blocks = cutAll(text, groups, text.length).map((written, origin) => {
    const group = groups[origin]!;
    const items = lists[group[0].tag] && groupParts(group[0].children);
    const cut = items && cutAll(text, items, text.lastIndexOf("<", group[0].end - 1));
    return makeBlock({ ...written, origin }, () => readGroup(group), cut);
  });
  const content = blocks.length > 0 ? blocks.map(({ node }) => node) : [nodes.paragraph.create({ isBare: true })];
  return {
    text,
    lead: text.slice(0, -text.trimStart().length || undefined),
    blocks,
    doc: nodes.doc.create(null, content),
  };
}

/** An element, or words, which have no tag. `end` is the offset after it. */
interface HtmlPart {
  tag: string;
  words: string;
  href: string | undefined;
  raw: string;
  start: number;
  end: number;
  children: readonly HtmlPart[];
}

type HtmlGroup = readonly [HtmlPart, ...HtmlPart[]];

function toHtmlPart(text: string, node: ReturnType<typeof parseDocument>["children"][number]): HtmlPart {
  const start = node.startIndex!;
  const [tag, href] = "attribs" in node ? [node.name, node.attribs.href] : [""];
  const children = "children" in node ? node.children.map((each) => toHtmlPart(text, each)) : [];
  const whole = text.slice(start, node.endIndex! + 1);
  // The parser counts the next tag to an element without an end tag.
  const hasEnd = tag === "" || tag === "br" || RegExp(`</${tag}\\s*>$`, "i").test(whole);
  const end = hasEnd ? start + whole.length : (children.at(-1)?.end ?? text.indexOf(">", start) + 1);
  const words = "data" in node ? node.data : children.map((each) => each.words).join("");
  return { tag, words, href, raw: text.slice(start, end), start, end, children };
}

const lists: Readonly<Record<string, typeof nodes.bullet_list | undefined>> = {
  ul: nodes.bullet_list,
  ol: nodes.ordered_list,
};

const isBlock = ({ tag }: HtmlPart): boolean => /^(?:p|[ou]l|li)$/.test(tag);

/** Puts words in a row into one group, and each block into one; leaves out what is only space. */
function groupParts(parts: readonly HtmlPart[]): HtmlGroup[] {
  const groups: [HtmlPart, ...HtmlPart[]][] = [];
  for (const [nth, part] of parts.entries()) {
    if (nth > 0 && !isBlock(part) && !isBlock(parts[nth - 1]!)) groups.at(-1)!.push(part);
    else groups.push([part]);
  }
  return groups.filter((group) => group.some(({ raw }) => raw.trim() !== ""));
}

/** Cuts a text into the bytes of groups and those between them. */
function cutAll(text: string, groups: readonly HtmlGroup[], end: number): WrittenBytes[] {
  const raws = groups.map((group) => text.slice(group[0].start, group.at(-1)!.end));
  const starts = [...groups.map(([{ start }], nth) => start + raws[nth]!.search(/\S/)), end];
  return raws.map((raw, nth) => ({
    raw: raw.trim(),
    gap: text.slice(starts[nth]! + raw.trim().length, starts[nth + 1]),
  }));
}

function readGroup(group: HtmlGroup): Node {
  const [{ tag, children }] = group;
  if (!isBlock(group[0])) return nodes.paragraph.create({ isBare: true }, readHtmlWords(group));
  if (tag === "p") return nodes.paragraph.create(null, readHtmlWords(children));
  const groups = groupParts(children);
  const isTight = !groups.some(([item]) => item.children.some((each) => each.tag === "p"));
  const items = groups.map(([item]) => readHtmlItem(item, isTight));
  return (lists[tag] ?? nodes.list_item).createChecked({ isTight }, items);
}

function readHtmlItem({ tag, children }: HtmlPart, isTight: boolean): Node {
  const groups = groupParts(children);
  // Words without tags are the first of their item, in a list without paragraphs.
  if (tag !== "li" || groups.some(([first], nth) => !isBlock(first) && (nth > 0 || !isTight))) throw onlySource();
  const blocks = groups.map(readGroup).map((each) => each.type.create({ ...each.attrs, isBare: false }, each.content));
  const isLed = blocks[0]?.type === nodes.paragraph;
  return nodes.list_item.createChecked(null, isLed ? blocks : [nodes.paragraph.create(), ...blocks]);
}

const readHtmlWords = (parts: readonly HtmlPart[]): Fragment =>
  tidyWords(parts.flatMap((each) => readHtmlPiece(each, [])));

function readHtmlPiece({ tag, raw, words, href, children }: HtmlPart, around: readonly Mark[]): Node[] {
  const readIn = (mark: Mark): Node[] => children.flatMap((each) => readHtmlPiece(each, mark.addToSet(around)));
  if (tag === "") return [textSchema.text(words.replace(/[ \t\n]+/g, " "), around)];
  if (tag === "br") return [nodes.hard_break.create(null, null, around)];
  if (tag === "strong" || tag === "b") return readIn(marks.strong.create());
  if (tag === "em" || tag === "i") return readIn(marks.em.create());
  if (tag !== "a") return [nodes.piece.create({ raw, words }, null, around)];
  if (href === undefined) throw onlySource();
  return readIn(marks.link.create({ href }));
}
