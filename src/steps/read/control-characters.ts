import { placeAt } from "../../model/place.ts";
import type { Path } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import type { Places } from "./yaml-places.ts";

/** All but tab and line feed: browsers show none, and some of them steer the terminals of those who read the text. */
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;

/** The same in the text of a file, also where HTML writes them as numbers; those above 127 mean curly quotes and the like there. */
const written = new RegExp(
  String.raw`${control.source}|&#0*(?:[0-8]|1[124-9]|2\d|3[01]|127)(?!\d)|&#x0*(?:[0-8bcef]|1[\da-f]|7f)(?![\da-f])`,
  "gi",
);

/** Control characters in the text of a file. */
export function findControls(file: string, text: string): Problem[] {
  return [...text.matchAll(written)].slice(0, mostPerFile).map(({ 0: found, index }) => {
    const code = found.startsWith("&") ? Number(found.slice(2).replace(/^x/i, "0x")) : found.charCodeAt(0);
    return problem("file/control-character", placeAt(file, text, index, found.length), { code });
  });
}

/** Control characters that YAML writes with a backslash, as in `"\e"`. */
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
