import { composeAccents } from "../../model/text/compose-accents.ts";
import { placeAt } from "../../model/build/place.ts";
import type { Path } from "../../model/build/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import type { Places } from "./yaml-places.ts";

/**
 * All control characters but tab and line feed, halves of characters, and code points that are no character. Browsers show none of them,
 * some change how a terminal behaves, and readers of XML refuse a whole file for one (XML 1.0, "Char").
 */
const unshown = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

/** Characters that no page shows, repeated or not, and all characters that are written as numbers in HTML. */
const written = new RegExp(`(${unshown.source})\\1*|&#(?:\\d+|x[\\da-f]+)`, "giu");

/** Whether a number in HTML gives no visible character. HTML reads numbers from 128 to 159 as printable characters such as curly quotes. */
function isUnshown(code: number): boolean {
  if (code === 13 || (code >= 128 && code < 160)) return false;
  return code > 0x10ffff || unshown.test(String.fromCodePoint(code));
}

interface Control {
  each: string;
  index: number;
  code: number;
}

function listControls(text: string): Control[] {
  return [...text.matchAll(written)].flatMap(({ 0: each, index }) => {
    const number = each.startsWith("&") ? Number(each.slice(2).replace(/^x/i, "0x")) : undefined;
    return number === undefined || isUnshown(number) ? [{ each, index, code: number ?? codePointOf(each) }] : [];
  });
}

/** Finds characters in the text of a file that no page shows. */
export function findControls(file: string, text: string): Problem[] {
  return listControls(text)
    .slice(0, mostPerFile)
    .map(({ each, index, code }) =>
      problem("file/control-character", placeAt({ file, text }, index, each.length), describeCode(code)),
    );
}

/** Returns a text without those characters, so that other mistakes in it are found too. Its lines stay. */
export function withoutControls(text: string): string {
  let end = 0;
  const parts = listControls(text).map(({ each, index }) => {
    const before = text.slice(end, index);
    end = index + each.length;
    return before;
  });
  return parts.join("") + text.slice(end);
}

/** Returns data whose texts have none of those characters, and have accents joined to their letters. YAML can write both with a backslash. */
export function plainTextsIn(data: unknown): unknown {
  if (typeof data === "string") return composeAccents(data.replace(new RegExp(unshown, "gu"), ""));
  if (Array.isArray(data)) return data.map(plainTextsIn);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainTextsIn(value)]));
}

/** Finds such characters that YAML writes with a backslash, as in `"\e"` and `"\uD800"`. */
export function findEscapedControls(data: unknown, places: Places, path: Path = []): Problem[] {
  if (typeof data === "string") {
    const [found] = unshown.exec(data) ?? [];
    if (found === undefined) return [];
    return [problem("file/control-character", places.placeOfValue(path), describeCode(codePointOf(found)))];
  }
  if (typeof data !== "object" || data === null) return [];
  const parts: [string | number, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return parts.flatMap(([key, value]) => {
    const [found] = typeof key === "string" ? (unshown.exec(key) ?? []) : [];
    const inKey = found === undefined ? [] : [places.placeOfKey([...path, key])];
    return [
      ...inKey.map((place) => problem("file/control-character", place, describeCode(codePointOf(found)))),
      ...findEscapedControls(value, places, [...path, key]),
    ];
  });
}

const codePointOf = (character = ""): number => character.codePointAt(0) ?? 0;

function describeCode(code: number) {
  const number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  if (code > 0x10ffff) return { way: "too high" } as const;
  return { way: code === 0x85 ? "line break" : code < 0xa0 ? "control" : "no character", number } as const;
}
