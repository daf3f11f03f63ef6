import type { Mark, Node } from "prosemirror-model";
import { marks, nodes } from "./block-schema.ts";
import type { TextStyle } from "./text-style.ts";

/**
 * How carefully words are written, so that none of their characters is read as one of Markdown's:
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
export function writeWords(block: Node, { style, care, width }: Manner): string {
  const written = new WordsWriter(style, care).write(block.children);
  return breakLines(escapeStart(written, care), width)
    .split(lineEnd)
    .map((line, nth) => (nth === 0 ? line : escapeStart(line, care)))
    .join(style.lineBreak)
    .replaceAll(keptSpace, " ");
}

/** Breaks lines at spaces, but not before what would begin a block there. */
const breakLines = (text: string, width: number): string =>
  text
    .split(lineEnd)
    .map((line) => {
      const lines: string[] = [];
      for (const word of line.split(/ (?![-+*#>=|:]|\d+[.)]|~~~|```|$)/)) {
        const longer = `${lines.at(-1) ?? ""} ${word}`;
        if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer);
        else lines.push(word);
      }
      return lines.join("\n");
    })
    .join(lineEnd);

const unmarked = nodes.hard_break.create();

/** Writes words with the signs of their marks around them. */
class WordsWriter {
  readonly #style: TextStyle;
  readonly #care: Care;
  #written = "";
  #open: { mark: Mark; sign: string }[] = [];
  /** Whether a sign that ends bold or italic words was just written. */
  #isAfterSign = false;

  constructor(style: TextStyle, care: Care) {
    this.#style = style;
    this.#care = care;
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
    for (const { mark, sign } of this.#open.slice(kept).reverse()) {
      this.#written += mark.type === marks.link ? `](${writeTarget(mark)})` : sign;
      this.#isAfterSign ||= mark.type !== marks.link;
    }
    this.#open = this.#open.slice(0, kept);
  }

  /** Begins the marks of a node that are not open, with the one first that lasts longest. Returns whether there are any. */
  #begin(node: Node, rest: readonly Node[]): boolean {
    const lasting = (mark: Mark): number => [...rest, unmarked].findIndex((each) => !mark.isInSet(each.marks));
    const fresh = node.marks
      .filter((mark) => mark.type !== marks.code && this.#open.every((open) => !open.mark.eq(mark)))
      .toSorted((a, b) => lasting(b) - lasting(a));
    // A sign that begins something has no space behind it.
    if (fresh.length > 0) this.#written += /^ (?=.)/.exec(node.text ?? "")?.[0] ?? "";
    const before = this.#written.at(-1) ?? "";
    if (this.#care === "beside" && fresh.some(({ type }) => type !== marks.link))
      this.#written = this.#written.replace(/[\p{L}\p{N}]$/u, referenceTo);
    for (const mark of fresh) {
      const sign = this.#signOf(mark, before, rest);
      this.#open.push({ mark, sign });
      this.#written += sign;
    }
    return fresh.length > 0;
  }

  /** Underscores inside of a word are no signs. */
  #signOf(mark: Mark, before: string, rest: readonly Node[]): string {
    if (mark.type === marks.link) return "[";
    const after = rest.find((each) => !mark.isInSet(each.marks))?.text?.[0] ?? "";
    const isInWord = /[\p{L}\p{N}]/u.test(before + after);
    if (mark.type === marks.strong) return isInWord ? "**" : this.#style.strong;
    return isInWord ? "*" : this.#style.emphasis;
  }

  #writeNode({ type, text = "", attrs, marks: own }: Node): void {
    const isAfterSign = this.#isAfterSign;
    this.#isAfterSign = false;
    if (type === nodes.hard_break) this.#written += lineEnd;
    else if (type === nodes.piece) this.#written += keepSpaces(String(attrs.raw));
    else if (own.some((mark) => mark.type === marks.code)) this.#written += keepSpaces(writeCode(text));
    else this.#written += this.#writeText(text, isAfterSign);
  }

  #writeText(text: string, isAfterSign: boolean): string {
    if (this.#care !== "beside") return escapeWords(text, this.#care);
    const first = isAfterSign ? String.fromCodePoint(text.codePointAt(0)!) : "";
    return referenceTo(first) + escapeWords(text.slice(first.length), "escaped");
  }
}

const keepSpaces = (text: string): string => text.replaceAll(" ", keptSpace);

function writeTarget({ attrs }: Mark): string {
  const [href, title] = [String(attrs.href), attrs.title as string | null];
  const target = /[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, "\\$&").replaceAll("\n", "%0A")}>` : href;
  return keepSpaces(title ? `${target} "${title.replace(/["\\]/g, "\\$&")}"` : target);
}

function writeCode(text: string): string {
  const fence = "`".repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? " " : "";
  return fence + space + text + space + fence;
}
