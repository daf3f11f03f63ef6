import type { Advice } from "../../model/content/schema-parts.ts";
import type { Path } from "../../model/build/source.ts";
import { lastKeyOf } from "../../model/build/walk-fields.ts";
import type { Details } from "../../problems/problem.ts";
import type { KindMistake } from "./kind-mistakes.ts";
import type { DateMistake } from "./read-moments.ts";

/*
 * Values for the words of problems about what was written after a key.
 */

/** A value by the key that its author knows it by, and by its position in the list below that key, from 1. */
export interface NamedValue {
  key: string;
  item: number | undefined;
}

export function nameByKey(path: Path): NamedValue {
  const last = path.at(-1);
  return { key: lastKeyOf(path) ?? "the file", item: typeof last === "number" ? last + 1 : undefined };
}

interface Empty extends NamedValue {
  wanted: string;
  /** YAML for a value of several lines, such as a list, indented for its place. */
  lines: readonly string[] | undefined;
  isOptional: boolean;
}

type WrongKind = NamedValue & { found: string; mistake: KindMistake | undefined } & Pick<Empty, "wanted" | "lines">;

export function describeKind({ mistake, lines, ...value }: WrongKind): Details<"value/wrong-kind"> {
  if (mistake !== undefined) return { ...value, ...mistake };
  if (lines === undefined) return { ...value, fix: "other" };
  return { ...value, fix: "lines", lines, above: value.item === undefined && value.key };
}

/** `comment` is the text in the value's place that YAML takes for a comment. */
export function describeEmptyValue(
  { key, item, wanted, lines, isOptional }: Empty,
  comment: string | undefined,
): Details<"value/empty"> {
  if (comment !== undefined) return { way: "comment", fix: "comment", key, item, comment };
  const value = { way: "empty", key, item } as const;
  const isItem = item !== undefined;
  if (lines === undefined) return { ...value, fix: isItem ? "item" : "value", wanted, removable: isOptional && key };
  const ofItem = isOptional ? "item lines or none" : "item lines";
  return { ...value, fix: isItem ? ofItem : isOptional ? "lines or none" : "lines", lines };
}

export function describeCount(
  { key, item, wanted, lines, isOptional }: Empty,
  count: number,
): Details<"value/wrong-count"> {
  if (count > 0) return { way: "some", fix: "some", key, item, count, wanted };
  const value = { way: "none", key, item } as const;
  return lines === undefined
    ? { ...value, fix: "other", wanted }
    : { ...value, fix: isOptional ? "lines or none" : "lines", lines };
}

interface WrongFormat extends NamedValue {
  written: string;
  wanted: string;
  /** The schema's own words, in whole sentences. */
  words?: Advice | undefined;
  /** The value that was probably meant, in the right form. */
  meant?: string | undefined;
  /** Why a date is not valid. */
  date?: DateMistake | undefined;
}

export function describeFormat(value: WrongFormat): Details<"value/wrong-format"> {
  const { key, item, written, meant, words, date } = value;
  if (words !== undefined) return { way: "schema", fix: "schema", ...words };
  if (date !== undefined) return describeDate(value, date);
  return { way: "format", key, item, written, wanted: value.wanted, meant, ...fixFormat(value) };
}

function fixFormat({ key, item, written, meant }: WrongFormat) {
  const isCurly = /^[“”„‘’]/.test(written);
  if (meant === undefined) return { fix: isCurly ? "curly quotes" : "other" } as const;
  if (item !== undefined) return { fix: meant.includes(", ") ? "items" : "item", line: meant } as const;
  // Without quotes, YAML takes some for numbers and comments.
  const line = `${key}: ${/^[#+\d][\d:a-f]*$/i.test(meant) ? `"${meant}"` : meant}`;
  return { fix: isCurly ? "curly line" : "line", line } as const;
}

function describeDate({ key, item, written, wanted }: WrongFormat, date: DateMistake): Details<"value/wrong-format"> {
  const lineOf = (value: string): string => (item === undefined ? `${key}: ${value}` : value);
  const value = { key, item, written };
  if (date.kind === "year") return { ...value, way: "year", fix: "year", line: lineOf(`2026${date.rest}`) };
  if (date.kind === "month") {
    return date.meant === undefined
      ? { ...value, way: "month", fix: "other", wanted }
      : { ...value, way: "month", fix: "swapped", line: lineOf(date.meant) };
  }
  const { year, month, days } = date;
  const line = lineOf(`${year}-${String(month).padStart(2, "0")}-${days}`);
  return { ...value, way: "day", fix: "day", month, year: month === 2 && year, days, line };
}
