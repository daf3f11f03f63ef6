import type { Mark, Node } from "prosemirror-model";
import { escapeText, escapeValue } from "../../lib/markup/write-markup.ts";
import { marks, nodes } from "./block-schema.ts";
import type { TextStyle } from "./text-style.ts";

/**
 * How carefully words are written, so that none of their characters is read as one of Markdown's or HTML's:
 * - plain: as they are
 * - escaped: with a backslash in front of what Markdown may read
 * - beside: with references in place of the letters beside bold words, too
 */
export const cares = ["plain", "escaped", "beside"] as const;
export type Care = (typeof cares)[number];

/* Content has no control characters, so that they can mean something until the lines are broken. */
const keptSpace = "\u0001";
const lineEnd = "\u0002";

const address = /(https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+)/;

function escapeWords(text: string, care: Care): string {
  if (care === "plain") return text;
  // Markdown makes a link of an address only as it is.
  return text
    .split(address)
    .map((part, nth) => (nth % 2 === 1 ? part : part.replace(/[\\`*_[\]<|]|~~|&(?=#?\w+;)|!(?=\[|$)/g, "\\$&")))
    .join("");
}

const escapeStart = (text: string, care: Care): string =>
  care === "plain" ? text : text.replace(/^(\d{1,9})(?=[.)])/, "$1\\").replace(/^(?=[-+>#=]|~~~)/, "\\");

const referenceTo = (text: string): string =>
  text.replace(/[\p{L}\p{N}]/u, (each) => `&#x${each.codePointAt(0)!.toString(16).toUpperCase()};`);

/** How words are written. `width` is the most characters of a line where they are. */
export interface Manner {
  style: TextStyle;
  care: Care;
  width: number;
}

/** Writes the words of a paragraph or a heading. */
export function writeWords(block: Node, manner: Manner): string {
  const lines = new WordsWriter(manner).write(block.children).split(lineEnd);
  return lines
    .map((line) => breakLines(manner.style.isHtml ? line : escapeStart(line, manner.care), manner.width))
    .join(manner.style.lineBreak)
    .replaceAll(keptSpace, " ");
}

/** Breaks lines at spaces, but not before what would begin a block there. */
function breakLines(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(/ (?![-+*#>=|:]|\d+[.)]|~~~|```|$)/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.join("\n");
}

const unmarked = nodes.hard_break.create();

/** Writes words with the signs of their marks around them. */
class WordsWriter {
  readonly #manner: Manner;
  #written = "";
  #open: { mark: Mark; end: string }[] = [];
  /** Whether a sign that ends bold or italic words was just written. */
  #isAfterSign = false;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  write(all: readonly Node[]): string {
    for (const [nth, node] of all.entries()) {
      const kept = this.#open.findIndex(({ mark }) => !mark.isInSet(node.marks));
      this.#close(kept === -1 ? this.#open.length : kept);
      const isBegun = this.#begin(node, all.slice(nth));
      this.#writeNode(isBegun && /^ ./.test(node.text ?? "") ? node.cut(1) : node);
    }
    this.#close(0);
    return this.#written;
  }

  #close(kept: number): void {
    for (const { mark, end } of this.#open.slice(kept).reverse()) {
      this.#written += end;
      this.#isAfterSign ||= mark.type !== marks.link;
    }
    this.#open = this.#open.slice(0, kept);
  }

  /** Begins the marks of a node that are not open, with the one first that lasts longest. Returns whether there are any. */
  #begin(node: Node, rest: readonly Node[]): boolean {
    // Nobody sees the marks of a space or a line break.
    if (node.text === " " || node.type === nodes.hard_break) return false;
    const lasting = (mark: Mark): number => [...rest, unmarked].findIndex((each) => !mark.isInSet(each.marks));
    const fresh = node.marks
      .filter((mark) => mark.type !== marks.code && this.#open.every((open) => !open.mark.eq(mark)))
      .toSorted((a, b) => lasting(b) - lasting(a));
    // A sign that begins something has no space behind it.
    if (fresh.length > 0) this.#written += /^ (?=.)/.exec(node.text ?? "")?.[0] ?? "";
    const before = this.#written.at(-1) ?? "";
    if (this.#manner.care === "beside" && fresh.some(({ type }) => type !== marks.link))
      this.#written = this.#written.replace(/[\p{L}\p{N}]$/u, referenceTo);
    for (const mark of fresh) {
      const [start, end] = this.#manner.style.isHtml ? this.#tagsOf(mark) : this.#signsOf(mark, before, rest);
      this.#open.push({ mark, end });
      this.#written += start;
    }
    return fresh.length > 0;
  }

  #tagsOf({ type, attrs }: Mark): [start: string, end: string] {
    if (type === marks.link) return [`<a${keptSpace}href="${escapeValue(String(attrs.href))}">`, "</a>"];
    const tag = type === marks.strong ? this.#manner.style.strong : this.#manner.style.emphasis;
    return [`<${tag}>`, `</${tag}>`];
  }

  /** Underscores inside of a word are no signs. */
  #signsOf(mark: Mark, before: string, rest: readonly Node[]): [start: string, end: string] {
    if (mark.type === marks.link) return ["[", `](${writeTarget(mark)})`];
    const after = rest.find((each) => !mark.isInSet(each.marks))?.text?.[0] ?? "";
    const isInWord = /[\p{L}\p{N}]/u.test(before + after);
    const { strong, emphasis } = this.#manner.style;
    const sign = mark.type === marks.strong ? (isInWord ? "**" : strong) : isInWord ? "*" : emphasis;
    return [sign, sign];
  }

  #writeNode({ type, text = "", attrs, marks: own }: Node): void {
    const isAfterSign = this.#isAfterSign;
    this.#isAfterSign = false;
    if (type === nodes.hard_break) this.#written += this.#mayReachOver() ? ` ${lineEnd}` : lineEnd;
    else if (type === nodes.piece) this.#written += keepSpaces(String(attrs.raw));
    else if (own.some((mark) => mark.type === marks.code)) this.#written += keepSpaces(writeCode(text));
    else this.#written += this.#writeText(text, isAfterSign);
  }

  /** Whether an address is at the end, which would go on over the backslash of a line break. */
  #mayReachOver(): boolean {
    return this.#manner.care !== "plain" && this.#written.split(address).at(-1) === "";
  }

  #writeText(text: string, isAfterSign: boolean): string {
    if (this.#manner.style.isHtml) return this.#manner.care === "plain" ? text : escapeText(text);
    const first = isAfterSign && this.#manner.care === "beside" ? String.fromCodePoint(text.codePointAt(0)!) : "";
    return referenceTo(first) + escapeWords(text.slice(first.length), this.#manner.care);
  }
}

const keepSpaces = (text: string): string => text.replaceAll(" ", keptSpace);

function writeTarget({ attrs }: Mark): string {
  const [href, title] = [String(attrs.href), String(attrs.title)];
  const escape = (text: string): string => text.replace(/[<>"\\]/g, "\\$&").replace(/&(?=#?\w+;)/g, "&amp;");
  const target = /[\s()<>]/.test(href) ? `<${escape(href).replaceAll("\n", "%0A")}>` : escape(href);
  return keepSpaces(title ? `${target} "${escape(title)}"` : target);
}

function writeCode(text: string): string {
  const fence = "`".repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? " " : "";
  return fence + space + text + space + fence;
}
