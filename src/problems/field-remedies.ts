import type { Advice } from "../model/schema-parts.ts";
import { remedyForElement } from "./html-problems.ts";
import { inQuotes, quoted, type Wording } from "./wording.ts";

/** Which item of a list a value is, counted from 1. */
export type ListedItem = number | undefined;

/**
 * Why a value has the wrong kind:
 * - hyphen: items without a hyphen and a space
 * - first key: an item without a hyphen and a space before its first key
 * - colon: a text with a colon
 * - brackets, options: items of a list in one text, or a text with none of the possible items
 * - item: one text instead of a list
 * - pair: two keys on one line
 * - key: a text in place of a group, without the one key that the group needs
 * - lone item, several: a list instead of one text
 * - quotes: a word that YAML does not read as text
 */
export type KindMistake =
  | { kind: "hyphen" }
  | { kind: "first key"; key: string }
  | { kind: "colon" | "brackets" | "options" | "item" | "key"; line: string }
  | { kind: "pair"; lines: readonly [string, string] }
  | { kind: "lone item" | "several"; text: string }
  | { kind: "quotes"; word: string }
  | { kind: "number"; written: string }
  | { kind: "boolean"; meant: boolean };

/** YAML for a value of several lines, such as a list, indented for its place. */
export interface Shape {
  lines: readonly string[];
}

export interface WrongKind {
  key: string;
  item: ListedItem;
  wanted: string;
  found: string;
  mistake: KindMistake | undefined;
  shape: Shape | undefined;
}

/** A day that the month does not have; a month above 12 (`meant`: the date with day and month swapped); a day without a year. */
export type DateMistake =
  | { kind: "day"; year: number; month: number; days: number }
  | { kind: "month"; meant: string | undefined }
  | { kind: "year"; rest: string };

export interface WrongFormat {
  key: string;
  item: ListedItem;
  written: string;
  wanted: string;
  /** The schema's own words, in whole sentences. */
  words?: Advice | undefined;
  /** The value that was probably meant, in the right form. */
  meant?: string | undefined;
  /** Why a date is not valid. */
  date?: DateMistake | undefined;
}

export interface Empty {
  key: string;
  item: ListedItem;
  wanted: string;
  shape: Shape | undefined;
  isOptional: boolean;
  /** The text in the value's place that YAML takes for a comment. */
  comment: string | undefined;
}

/** A value's key, or which item of the list below that key it is. */
export const subject = (key: string, item: ListedItem): string =>
  item === undefined ? quoted(key) : `Item ${item} of ${quoted(key)}`;

/** Says where a value of several lines belongs. */
const below = (key: string): string => `below ${quoted(key)}, indented by two more spaces`;

type Remedy = Pick<Wording, "remedy" | "lines">;

export function remedyForEmpty({ key, item, wanted, shape, isOptional }: Empty): Remedy {
  const where = item === undefined ? `below ${quoted(key)}` : "after the hyphen";
  if (shape) return askForLines(shape, where, isOptional ? key : undefined);
  const or = isOptional ? `, or remove ${quoted(key)}` : "";
  return { remedy: `Write ${wanted} after ${item === undefined ? "the colon" : "the hyphen"}${or}.` };
}

/** `removable`: a key that may be removed instead. */
function askForLines({ lines }: Shape, where: string, removable?: string): Remedy {
  const start = removable === undefined ? "Write" : `Remove ${quoted(removable)}, or write`;
  return { remedy: `${start} lines such as these ${where}:`, lines };
}

export function remedyForEmptyList(list: Pick<Empty, "key" | "shape" | "isOptional" | "wanted">): Remedy {
  const { key, shape, isOptional, wanted } = list;
  return shape
    ? askForLines(shape, `below ${quoted(key)}, in place of []`, isOptional ? key : undefined)
    : { remedy: `Write ${wanted}.` };
}

function remedyForWrongShape({ key, item, wanted, shape }: WrongKind): Remedy {
  const where = item === undefined ? `in its place, below ${quoted(key)}` : "in its place";
  return shape ? askForLines(shape, where) : { remedy: `Write ${wanted}.` };
}

export function remedyForKind(details: WrongKind): Remedy {
  const { mistake } = details;
  return mistake === undefined ? remedyForWrongShape(details) : { remedy: remedyForMistake(details, mistake) };
}

function remedyForMistake({ key }: WrongKind, mistake: KindMistake): string {
  switch (mistake.kind) {
    case "first key":
      return `Put a hyphen and a space in front of ${quoted(mistake.key)}, and two more spaces in front of the lines below that belong to it.`;
    case "brackets":
      return `Write it as a list in brackets: ${key}: ${mistake.line}`;
    case "options":
      return `Write the ones you want as a list in brackets: ${key}: ${mistake.line}`;
    case "item":
      return `Write it on a separate line, ${below(key)}: ${mistake.line}`;
    case "key":
      return `Write in its place: ${mistake.line}`;
    case "lone item":
      return `Write it after the colon, without the hyphen: ${key}: ${mistake.text}`;
    case "several":
      return `Write one of them after the colon: ${key}: ${mistake.text}`;
    case "quotes":
      return `Put it in quotes: ${inQuotes(mistake.word)}`;
    case "boolean":
      return `Write ${key}: ${mistake.meant}`;
    case "number":
      return `Write digits with a point, not a comma, and without quotes: ${key}: ${mistake.written}`;
    case "hyphen":
      return "Begin each item with a hyphen and a space: - text";
    case "colon":
      return `The colon makes it a group. Put the whole line in quotes: ${inQuotes(mistake.line)}`;
    case "pair":
      return `Write ${quoted(mistake.lines[0])}, and on a separate line below it, two spaces to the right of the hyphen: ${mistake.lines[1]}`;
  }
}

export function remedyForFormat({ key, item, written, wanted, meant }: WrongFormat): string {
  const isCurly = /^[“”„‘’]/.test(written);
  if (meant === undefined) {
    return isCurly
      ? 'Use straight quotes (") or none: curly quotes, as Word makes them, become part of the value.'
      : `Write ${wanted}.`;
  }
  if (item !== undefined)
    return meant.includes(", ") ? `Write each as its own item: ${meant}` : `Write ${meant} instead.`;
  // Without quotes, YAML takes some for numbers and comments.
  const line = `${key}: ${/^[#+\d][\d:a-f]*$/i.test(meant) ? quoted(meant) : meant}`;
  return isCurly
    ? `Curly quotes, as Word makes them, become part of the value. Write it without them: ${line}`
    : `Write ${line}`;
}

/** Words the problem of a date, with the line to write. */
export function wordDate({ key, item, written, wanted }: WrongFormat, date: DateMistake): Wording {
  const line = (value: string): string => (item === undefined ? `${key}: ${value}` : value);
  const is = `${subject(key, item)} is ${quoted(written)}`;
  if (date.kind === "year") {
    return {
      message: `${is}, which has no year.`,
      remedy: `Write the year in front, such as ${line(`2026${date.rest}`)}`,
    };
  }
  if (date.kind === "month") {
    const meant = date.meant === undefined ? `Write ${wanted}.` : `Write the month before the day: ${line(date.meant)}`;
    return { message: `${is}, but a year has 12 months.`, remedy: meant };
  }
  const { year, month, days } = date;
  const name = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1));
  const start = `${year}-${String(month).padStart(2, "0")}`;
  return {
    message: `${is}, but ${name}${month === 2 ? ` ${year}` : ""} has ${days} days.`,
    remedy: `Write a day from 01 to ${days}, such as ${line(`${start}-${days}`)}`,
  };
}

export function remedyForMarkup(written: string): string {
  const element = /^<(\w+)/.exec(written)?.[1];
  if (element !== undefined) return remedyForElement(element.toLowerCase());
  return written.startsWith("&") ? "Type the character or the space itself in its place." : "Remove it.";
}
