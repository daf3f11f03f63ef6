import { lineAt, placeAt, type Place } from "../../model/place.ts";
import type { FieldKind } from "../../model/schema-parts.ts";
import type { Path, Source } from "../../model/source.ts";
import { walkSource } from "../../model/walk-fields.ts";

/** A stretch of words that visitors read: a value of YAML, a paragraph of simple HTML, or a block of Markdown. */
export interface Passage {
  /** The words as written, of the same length; spaces stand where tags, link targets and marks are. */
  text: string;
  /** Whole sentences, not a title, a label, or words for machines. */
  isRunning: boolean;
  placeOf: (offset: number, length: number) => Place;
}

/** Words in the page's own text. */
const inText: ReadonlySet<FieldKind | undefined> = new Set<FieldKind>(["prose", "html"]);

/** Words outside of it: in search results, below a picture, in its place. */
const besideText: ReadonlySet<FieldKind | undefined> = new Set<FieldKind>(["aside", "alt"]);

/** Like all patterns here it stops where another might begin, so that it runs over a text once. `<name@host>` shows its address. */
const tag = /<(?![^\s<>@]+@)[^<>]*>/g;

/** Those of Markdown; an underscore inside a word is none. */
const mark = /[*`[\]]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g;

/** Everything in a content file that visitors read, in its order. */
export function listPassages(source: Source): Passage[] {
  const passages: Passage[] = [];
  walkSource(source, (value, part, path) => {
    if (typeof value !== "string") return;
    const isInText = inText.has(part?.kind);
    if (isInText || besideText.has(part?.kind)) passages.push(...passagesOfValue({ source, path, value }, isInText));
  });
  return [...passages, ...passagesOfBody(source)];
}

/** Every text in a content file that may hold links, as written. */
export function listTextsWithLinks(source: Source): Omit<Passage, "isRunning">[] {
  const texts: Omit<Passage, "isRunning">[] = [];
  walkSource(source, (value, part, path) => {
    if (typeof value !== "string" || (part?.kind !== "link" && part?.kind !== "html")) return;
    texts.push({ text: value, placeOf: (offset, length) => placeInValue({ source, path, value }, offset, length) });
  });
  const { body, bodyOffset } = source;
  const placeOf = (offset: number, length: number): Place => placeAt(source, bodyOffset + offset, length);
  return [...texts, { text: body, placeOf }];
}

interface WrittenValue {
  source: Source;
  path: Path;
  value: string;
}

function passagesOfValue(written: WrittenValue, isInText: boolean): Passage[] {
  const { value } = written;
  const text = blank(value, tag);
  return splitAt(value, /<\/?(?:p|li|ul|ol|br)\b[^<>]*>/gi).map(({ from, to }) => ({
    text: text.slice(from, to),
    isRunning: isInText && /[.!?]["”)]*\s*$/.test(text.slice(from, to)),
    placeOf: (offset, length) => placeInValue(written, from + offset, length),
  }));
}

/** A value may be folded over lines, but no word is: the first word is found, and as much after it as stands in its line. */
function placeInValue({ source, path, value }: WrittenValue, offset: number, length: number): Place {
  const written = value.slice(offset, offset + length);
  const word = written.split(/\s/, 1)[0] ?? "";
  let nth = 0;
  for (let at = value.indexOf(word); at !== -1 && at < offset; at = value.indexOf(word, at + 1)) nth++;
  const place = source.placeOfText(path, word, nth);
  const line = lineAt(source.text, place.line).slice(place.column - 1);
  let end = 0;
  while (end < written.length && written[end] === line[end]) end++;
  return end === 0 ? place : { ...place, length: written.slice(0, end).trimEnd().length };
}

function passagesOfBody(source: Source): Passage[] {
  const { body, bodyOffset } = source;
  const plain = [tag, /\]\([^)\s\]]*\)/g, /https?:\/\/\S+/g, mark].reduce(blank, body);
  const blockStarts = /\n[ \t]*(?=\n)|\n(?=[ \t]*(?:[-+*>|]|#{1,6}|\d+[.)])[ \t])|<\/?(?:p|li|br)\b[^<>]*>/gi;
  return splitAt(body, blockStarts).flatMap(({ from, to }) => {
    // Neither the mark of a list item nor that of a heading is a word.
    const mark = /^\s*(?:[-+*>|]|#{1,6}|\d+[.)])\s/.exec(body.slice(from, to))?.[0] ?? "";
    const start = from + mark.length;
    return [
      {
        text: plain.slice(start, to),
        isRunning: !mark.includes("#"),
        placeOf: (offset: number, length: number) => placeAt(source, bodyOffset + start + offset, length),
      },
    ];
  });
}

/** The stretches between the matches that are not blank. */
function splitAt(text: string, separator: RegExp): { from: number; to: number }[] {
  const ends = [...text.matchAll(separator)].map((match) => ({
    at: match.index,
    after: match.index + match[0].length,
  }));
  const starts = [0, ...ends.map(({ after }) => after)];
  return starts
    .map((from, index) => ({ from, to: ends[index]?.at ?? text.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== "");
}

/** Puts as many spaces where the pattern matches, so that every offset stays true. Line ends stay. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, " "));
}
