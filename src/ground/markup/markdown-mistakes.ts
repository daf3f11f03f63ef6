import type { Token, Tokens } from "marked";
import { foreignId } from "./heading-ids.ts";
import type { MistakeKind } from "../../problems/problem.ts";

/** Something that the parser takes for plain text although it was meant to be more. */
export interface Mistake {
  kind: MistakeKind;
  /** The text that is there, and what should be; `instead` is empty if only the author knows. */
  snippet: string;
  instead: string;
  /** The line it is in, and how far into it. */
  line: string;
  column: number;
}

/** What is around a block. */
export interface Neighbors {
  before: Token | undefined;
  after: Token | undefined;
  /** It is in an item of a list. */
  isInItem: boolean;
}

/** Nearly all text is without any of this, and costs nothing more. */
const suspicious = /\*\*|~|\]|\{#|^ {0,3}(?:##|[•●▪◦‣·|*-]|– |\d{1,2}[.)][\p{L}\u00a0])/mu;

/*
 * None of these may run over a text more than once: each begins at a sign that it does not pass again.
 */

const heading = /^ {0,3}(#{2,6})([^\s#].*)/;
const spaceBeforeAddress = /\[([^[\]\n]+)\] +(\((?:[/#]|https:|mailto:|tel:)[^()\s]*\))/g;
const spaceInAddress = /(?:!\[[^[\]\n]*\]\( *(?=\S)|\]\( *(?=[/#]|https?:|mailto:|tel:))([^()\n]*)\)/g;
const turnedLink = /\(([^()[\]\n]+)\)\[((?:[/#]|https:|mailto:|tel:)[^[\]\s]*)\]/g;
/** Nothing on its line closes it. */
const openAddress = /\[([^[\]\n]+)\]\(((?:[/#]|https:|mailto:|tel:)[^()\s]*[^()\s.,;:!?])(?=[^()\n]*(?:\(|$))/gm;
/** What other programs write. */
const footnote = /\[\^[^[\]\s]+\]:?/;
const unknownName = /\[([^[\]\n]+)\]\[[^[\]\s]*\]/g;
const emphasis = /(?<!\*)\*\*(?!\*)/;
/** A subscript of other programs, or words that are struck out there. Addresses have tildes of their own. */
const oneTilde = /(?<![/~])~[\p{L}\p{N}]+~(?!~)|(?<![\p{L}\p{N}/~])~(?=[^\s~])[^~\n]*(?<=\S)~(?![\p{L}\p{N}~])/u;
/** Two lines of them are a list that was meant; so is one below a list. Word puts a no-break space behind the sign. */
const bullet = /^ {0,3}(?:[•●▪◦‣·]\s*|– +|[*-](?:\u00a0+|(?=[\p{L}\0])))/u;
const number = /^ {0,3}(\d{1,2})[.)](?:\u00a0+|(?=\p{Lu}))/u;
/** Text below an item goes on with it, and may begin with a dash or an asterisk of its own. */
const inList = /^ {0,3}(?:[•●▪◦‣·]|-[\p{L}\0\u00a0]|\d{1,2}[.)][\p{Lu}\u00a0])/u;

/** The mistakes in one block of text: a paragraph, a heading, a line of a list, a cell of a table. */
export function findMistakes(block: Pick<Tokens.Generic, "type" | "tokens">, around: Neighbors): Mistake[] {
  const { tokens = [] } = block;
  if (!tokens.some(({ type, raw }) => type === "text" && suspicious.test(raw))) return [];
  const written = tokens.map(({ raw }) => raw).join("");
  const plain = tokens.map(plainPart).join("");
  const mistakes = findInText(plain, written, block.type === "heading");
  return block.type === "paragraph" || block.type === "text"
    ? [...mistakes, ...findInLines(plain, written, around)]
    : mistakes;
}

/** The same characters where they are printed as they are; zeros for all that has become something else. */
function plainPart({ type, raw }: Token): string {
  const isBareAddress = type === "link" && !/^[[<]/.test(raw);
  return type === "text" || isBareAddress ? raw : raw.replace(/[^\n]/g, "\0");
}

function findInText(plain: string, written: string, isHeading: boolean): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (kind: MistakeKind, from: number, length: number, instead = ""): void => {
    const start = written.lastIndexOf("\n", from - 1) + 1;
    const [line = ""] = written.slice(start).split("\n", 1);
    mistakes.push({ kind, snippet: written.slice(from, from + length), instead, line, column: from - start });
  };
  for (const { index, 0: whole, 1: words = "", 2: address = "" } of plain.matchAll(spaceBeforeAddress)) {
    // A number refers to a source, whose address may follow.
    if (/\p{L}/u.test(words)) add("space before address", index, whole.length, `[${words}]${address}`);
  }
  for (const { index, 1: address = "" } of plain.matchAll(spaceInAddress)) {
    if (/\S \S/.test(address)) add("space in address", plain.indexOf(address, index), address.trimEnd().length);
  }
  for (const { index, 0: whole, 1: words = "", 2: address = "" } of plain.matchAll(turnedLink)) {
    if (/\p{L}/u.test(words)) add("turned link", index, whole.length, `[${words}](${address})`);
  }
  for (const { index, 0: whole, 1: words = "", 2: address = "" } of plain.matchAll(openAddress)) {
    if (/\p{L}/u.test(words)) add("open address", index, whole.length, `[${words}](${address})`);
  }
  const note = footnote.exec(plain);
  if (note !== null) add("footnote", note.index, note[0].length);
  for (const { index, 0: whole, 1: words = "" } of plain.matchAll(unknownName)) {
    if (/\p{L}/u.test(words)) add("unknown name", index, whole.length, `[${words}](/services)`);
  }
  const id = isHeading ? foreignId.exec(plain) : null;
  if (id !== null) add("heading id", id.index, id[0].length);
  const tilde = oneTilde.exec(plain);
  if (tilde !== null) {
    const { index, 0: whole } = tilde;
    add("tildes", index, whole.length, written.slice(index + 1, index + whole.length - 1));
  }
  const left = plain.search(emphasis);
  if (left !== -1) add("emphasis", left, 2);
  return mistakes;
}

function findInLines(plain: string, written: string, around: Neighbors): Mistake[] {
  const lines = plain.split("\n");
  const originals = written.split("\n");
  const mistakes: Mistake[] = [];
  const add = (kind: MistakeKind, index: number, instead: string): void => {
    const line = originals[index] ?? "";
    mistakes.push({ kind, snippet: line.trim(), instead, line, column: line.search(/\S|$/) });
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

/** Two cells at least, between bars. */
function isRow(line: string): boolean {
  const row = line.trim();
  return row.startsWith("|") && row.endsWith("|") && row.split("|").length > 3;
}

/** Whether a line of hyphens below it has made a heading of what reads like a sentence. */
export function isUnderlinedSentence({ raw, text }: Tokens.Heading): boolean {
  return /\n {0,3}-+\s*$/.test(raw) && (text.includes("\n") || /[.,:;…]$/.test(text));
}
