import { placeAt } from "../../model/place.ts";
import type { Path } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import type { Places } from "./yaml-places.ts";

/** All control characters but tab and line feed. Browsers show none of them, and some change how a terminal behaves. */
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;

/** Control characters in a file, also as numbers in HTML. HTML reads numbers above 127 as printable characters such as curly quotes. */
const written = new RegExp(
  String.raw`${control.source}|&#0*(?:[0-8]|1[124-9]|2\d|3[01]|127)(?!\d)|&#x0*(?:[0-8bcef]|1[\da-f]|7f)(?![\da-f])`,
  "gi",
);

/** Finds control characters in the text of a file. */
export function findControls(file: string, text: string): Problem[] {
  return [...text.matchAll(written)].slice(0, mostPerFile).map(({ 0: found, index }) => {
    const code = found.startsWith("&") ? Number(found.slice(2).replace(/^x/i, "0x")) : found.charCodeAt(0);
    return problem("file/control-character", placeAt({ file, text }, index, found.length), { code });
  });
}

/** Finds control characters that YAML writes with a backslash, as in `"\e"`. */
export function findEscapedControls(data: unknown, places: Places, path: Path = []): Problem[] {
  if (typeof data === "string") {
    const [found] = control.exec(data) ?? [];
    if (found === undefined) return [];
    return [problem("file/control-character", places.placeOfValue(path), { code: found.charCodeAt(0) })];
  }
  if (typeof data !== "object" || data === null) return [];
  const parts: [string | number, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return parts.flatMap(([key, value]) => findEscapedControls(value, places, [...path, key]));
}
