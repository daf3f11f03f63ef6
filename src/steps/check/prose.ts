import { lineAt, placeAt, type Place } from "../../model/build/place.ts";
import type { FieldType } from "../../model/build/field-types.ts";
import { bodyIn, type Path, type Source } from "../../model/build/source.ts";
import { walkSource } from "../../model/build/walk-fields.ts";

/** A stretch of words that visitors read: a value of YAML, a paragraph of simple HTML, or a block of Markdown. */
export interface Passage {
  /** The text as written, with spaces in place of tags, link targets and marks, so that its length stays the same. */
  text: string;
  /** Whether the text is made of sentences, not a title, a label, or words for machines. */
  isRunning: boolean;
  /** The headings above a block of Markdown, from the highest level down. */
  headings?: string;
  placeOf: (offset: number, length: number) => Place;
}

/** Kinds of values in the page's own text. A patient's own words are of another kind. */
const inText: ReadonlySet<FieldType | undefined> = new Set<FieldType>(["prose", "name", "html", "price"]);

/** Kinds of values outside the text: in search results, below a picture, in place of a picture. */
const besideText: ReadonlySet<FieldType | undefined> = new Set<FieldType>(["aside", "alt"]);

/** A tag. Like all patterns here, it ends before another match could begin, so it passes over a text once. `<name@host>` is an address. */
const tag = /<(?![^\s<>@]+@)[^<>]*>/g;

/** Marks of Markdown. An underscore inside a word is not one. */
const mark = /[*`[\]]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g;

/** Lists everything in a content file that visitors read, in order. What others said is left out: a patient's words, and block quotes. */
export function listPassages(source: Source): Passage[] {
  const passages: Passage[] = [];
  walkSource(source, (value, part, path) => {
    if (typeof value !== "string") return;
    const isInText = inText.has(part?.fieldType);
    if (isInText || besideText.has(part?.fieldType))
      passages.push(...passagesOfValue({ source, path, value }, isInText));
  });
  return [...passages, ...passagesOfBody(source)];
}

/** Lists every text in a content file that may contain links, as written. */
export function listTextsWithLinks(source: Source): Omit<Passage, "isRunning">[] {
  const texts: Omit<Passage, "isRunning">[] = [];
  walkSource(source, (value, part, path) => {
    if (typeof value !== "string" || (part?.fieldType !== "link" && part?.fieldType !== "html")) return;
    texts.push({ text: value, placeOf: (offset, length) => placeInValue({ source, path, value }, offset, length) });
  });
  return [...texts, { text: source.body, placeOf: placesInBody(source) }];
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

/** Finds the first word, and as much after it as its line has. A value may be folded over several lines, but words are not. */
function placeInValue({ source, path, value }: WrittenValue, offset: number, length: number): Place {
  const written = value.slice(offset, offset + length);
  const word = written.split(/\s/, 1)[0] ?? "";
  let nth = 0;
  for (let at = value.indexOf(word); at !== -1 && at < offset; at = value.indexOf(word, at + 1)) nth++;
  const place = source.placeOfText(path, word, nth);
  const { text } = place.file === source.file ? source : source.translates!.original;
  const line = lineAt(text, place.line).slice(place.column - 1);
  let end = 0;
  while (end < written.length && written[end] === line[end]) end++;
  return end === 0 ? place : { ...place, length: written.slice(0, end).trimEnd().length };
}

function placesInBody(source: Source): Passage["placeOf"] {
  const written = bodyIn(source);
  return (offset, length) => placeAt(written, written.bodyOffset + offset, length);
}

function passagesOfBody(source: Source): Passage[] {
  const { body } = source;
  const place = placesInBody(source);
  const plain = [tag, /\]\([^)\s\]]*\)/g, /https?:\/\/\S+/g, mark].reduce(blank, body);
  const blockStarts = /\n[ \t]*(?=\n)|\n(?=[ \t]*(?:[-+*>|]|#{1,6}|\d+[.)])[ \t])|<\/?(?:p|li|br)\b[^<>]*>/gi;
  const headings: string[] = [];
  return splitAt(body, blockStarts).flatMap(({ from, to }) => {
    if (/^\s*>/.test(body.slice(from, to))) return [];
    // Marks of list items and headings are not words.
    const mark = /^\s*(?:[-+*|]|#{1,6}|\d+[.)])\s/.exec(body.slice(from, to))?.[0] ?? "";
    const start = from + mark.length;
    const level = mark.trim().startsWith("#") ? mark.trim().length : undefined;
    if (level !== undefined) {
      headings.length = level - 1;
      headings.push(plain.slice(start, to));
    }
    return [
      {
        text: plain.slice(start, to),
        isRunning: level === undefined,
        headings: headings.join(" / "),
        placeOf: (offset: number, length: number) => place(start + offset, length),
      },
    ];
  });
}

/** Returns the stretches between matches, without blank ones. */
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

/** Replaces each match with as many spaces, so that offsets stay valid. Line ends stay. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, " "));
}
