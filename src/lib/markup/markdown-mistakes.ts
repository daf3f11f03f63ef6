import type { Token, Tokens } from "marked";
import { foreignId } from "./heading-ids.ts";
import { fixSpaces, type Details } from "../../problems/problem.ts";

type MistakeKind = Details<"markdown/mistake">["way"];

/** Characters that the parser takes for plain text although the author meant more. */
export interface Mistake {
  way: MistakeKind;
  /** The text as written, and its correction; `instead` is empty if only the author knows it. */
  snippet: string;
  instead: string;
  /** The line with the snippet, and the snippet's offset in that line. */
  line: string;
  column: number;
}

/** The blocks around a block. */
export interface Neighbors {
  before: Token | undefined;
  after: Token | undefined;
  /** Whether the block is inside a list item. */
  isInItem: boolean;
}

/** Most texts have none of these characters, and need no further search. */
const suspicious = /\*\*|~|\]|\{#|^ {0,3}(?:##|[•●▪◦‣·|*-]|– |\d{1,2}[.)][\p{L}\u00a0])/mu;

/*
 * Each pattern must run over a text only once: it begins at a character that it cannot match again further on.
 */

const heading = /^ {0,3}(#{2,6})([^\s#].*)/;
const spaceBeforeAddress = /\[([^[\]\n]+)\] +(\((?:[/#]|https:|mailto:|tel:)[^()\s]*\))/g;
const spaceInAddress = /(?:!\[[^[\]\n]*\]\( *(?=\S)|\]\( *(?=[/#]|https?:|mailto:|tel:))([^()\n]*)\)/g;
const turnedLink = /\(([^()[\]\n]+)\)\[((?:[/#]|https:|mailto:|tel:)[^[\]\s]*)\]/g;
/** An address that no parenthesis on its line closes. */
const openAddress = /\[([^[\]\n]+)\]\(((?:[/#]|https:|mailto:|tel:)[^()\s]*[^()\s.,;:!?])(?=[^()\n]*(?:\(|$))/gm;
/** The notation of footnotes in other programs. */
const footnote = /\[\^[^[\]\s]+\]:?/;
const unknownName = /\[([^[\]\n]+)\]\[[^[\]\s]*\]/g;
const emphasis = /(?<!\*)\*\*(?!\*)/;
/** A subscript or struck-out words in other programs. Addresses may contain tildes. */
const oneTilde = /(?<![/~])~[\p{L}\p{N}]+~(?!~)|(?<![\p{L}\p{N}/~])~(?=[^\s~])[^~\n]*(?<=\S)~(?![\p{L}\p{N}~])/u;
/** Two such lines, or one below a list, were meant as a list. Word puts a no-break space after the bullet. */
const bullet = /^ {0,3}(?:[•●▪◦‣·]\s*|– +|[*-](?:\u00a0+|(?=[\p{L}\0])))/u;
const number = /^ {0,3}(\d{1,2})[.)](?:\u00a0+|(?=\p{Lu}))/u;
/** Inside a list: text below an item continues it, and may begin with a dash or an asterisk. */
const inList = /^ {0,3}(?:[•●▪◦‣·]|-[\p{L}\0\u00a0]|\d{1,2}[.)][\p{Lu}\u00a0])/u;

/** Finds the mistakes in one block of text: a paragraph, a heading, a line of a list, a cell of a table. */
export function findMistakes(block: Pick<Tokens.Generic, "type" | "tokens">, around: Neighbors): Mistake[] {
  const { tokens = [] } = block;
  if (!tokens.some(({ type, raw }) => type === "text" && suspicious.test(raw))) return [];
  const written = tokens.map(({ raw }) => raw).join("");
  const plain = tokens.map(plainPart).join("");
  const mistakes = findMistakesIn(plain, written, block.type === "heading");
  return block.type === "paragraph" || block.type === "text"
    ? [...mistakes, ...findInLines(plain, written, around)]
    : mistakes;
}

/** Keeps characters that are printed literally, and replaces all others with NUL. */
function plainPart({ type, raw }: Token): string {
  const isBareAddress = type === "link" && !/^[[<]/.test(raw);
  return type === "text" || isBareAddress ? raw : raw.replace(/[^\n]/g, "\0");
}

/** Something that a pattern found: its offset and its text. */
interface Match {
  index: number;
  0: string;
}

function findMistakesIn(plain: string, written: string, isHeading: boolean): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (way: MistakeKind, { index, 0: { length } }: Match, instead = ""): void => {
    const start = written.lastIndexOf("\n", index - 1) + 1;
    const [line = ""] = written.slice(start).split("\n", 1);
    mistakes.push({ way, snippet: written.slice(index, index + length), instead, line, column: index - start });
  };
  /** Without a letter, the brackets hold a number that refers to a source, and an address in parentheses may follow it. */
  const addIfWords = (way: MistakeKind, pattern: RegExp, correct: (words: string, address: string) => string): void => {
    for (const match of plain.matchAll(pattern)) {
      const [, words = "", address = ""] = match;
      if (/\p{L}/u.test(words)) add(way, match, correct(words, address));
    }
  };
  addIfWords("space before address", spaceBeforeAddress, (words, address) => `[${words}]${address}`);
  for (const { index, 1: address = "" } of plain.matchAll(spaceInAddress)) {
    const match = { index: plain.indexOf(address, index), 0: address.trimEnd() };
    if (/\S \S/.test(address))
      add("space in address", match, fixSpaces(written.slice(match.index).slice(0, match[0].length)));
  }
  addIfWords("turned link", turnedLink, (words, address) => `[${words}](${address})`);
  addIfWords("open address", openAddress, (words, address) => `[${words}](${address})`);
  const note = footnote.exec(plain);
  if (note !== null) add("footnote", note);
  addIfWords("unknown name", unknownName, (words) => `[${words}](/services)`);
  const id = isHeading ? foreignId.exec(plain) : null;
  if (id !== null) add("heading id", id);
  const tilde = oneTilde.exec(plain);
  if (tilde !== null) {
    const words = written.slice(tilde.index + 1, tilde.index + tilde[0].length - 1);
    add(/[^\p{L}\p{N}]/u.test(words) ? "struck out" : "below the line", tilde, words);
  }
  const left = emphasis.exec(plain);
  if (left !== null) add("emphasis", left);
  return mistakes;
}

function findInLines(plain: string, written: string, around: Neighbors): Mistake[] {
  const lines = plain.split("\n");
  const originals = written.split("\n");
  const mistakes: Mistake[] = [];
  const add = (way: MistakeKind, index: number, instead: string): void => {
    const line = originals[index] ?? "";
    mistakes.push({ way, snippet: line.trim(), instead, line, column: line.search(/\S|$/) });
  };
  lines.forEach((line, index) => {
    if (heading.test(line)) add("heading", index, (originals[index] ?? "").replace(heading, "$1 $2").trim());
  });
  const item = lines.findIndex((_, index) => isItem(lines, index, around));
  if (item !== -1) add("list item", item, asItem(originals[item] ?? ""));
  const row = lines.findIndex(isRow);
  if (row !== -1) add("table row", row, `|${" --- |".repeat(lines[row]!.split("|").length - 2)}`);
  return mistakes;
}

function isItem(lines: readonly string[], index: number, { before, after, isInItem }: Neighbors): boolean {
  const line = lines[index]!;
  const isFirst = index === 0;
  if (inList.test(line) && (isFirst ? before?.type === "list" : isInItem)) return true;
  if (isInItem) return false;
  const next = index < lines.length - 1 ? lines[index + 1]! : after?.type === "paragraph" ? after.raw : "";
  return [bullet, number].some((sign) => sign.test(line) && sign.test(next));
}

function asItem(line: string): string {
  return line.trim().replace(bullet, "- ").replace(number, "$1. ");
}

/** Whether a line is a table row: two or more cells between bars. */
function isRow(line: string): boolean {
  const row = line.trim();
  return row.startsWith("|") && row.endsWith("|") && row.split("|").length > 3;
}

/** Whether a line of hyphens has turned the sentence above it into a heading. */
export function isUnderlinedSentence({ raw, text }: Tokens.Heading): boolean {
  return /\n {0,3}-+\s*$/.test(raw) && (text.includes("\n") || /[.,:;…]$/.test(text));
}
