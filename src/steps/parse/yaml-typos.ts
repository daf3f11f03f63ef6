import { inQuotes } from "../../problems/problem.ts";
import { firstLine, startOfLine } from "./yaml-places.ts";
import { putInQuotes, type SyntaxFault } from "./yaml-wording.ts";

/** A typo that is visible in the line itself, whatever error the parser gave: its range, and what is wrong there. */
export interface Typo {
  start: number;
  end: number;
  fault: SyntaxFault;
}

/** Finds a typo that explains the error at `offset`. The parser often gives only the line below the typo. */
export function findTypo(yaml: string, offset: number): Typo | undefined {
  const own = findFirst(yaml, startOfLine(yaml, offset), [findHyphen, ...withinLine]);
  if (own) return own;
  const words = startOfLine(yaml, offset + Math.max(0, yaml.slice(offset).search(/\S/)));
  const above = lineAbove(yaml, words);
  // A line above with more indentation belongs to a text or list that ended before the error.
  const tried = above !== undefined && indentAt(yaml, above) <= indentAt(yaml, words) ? [words, above] : [words];
  for (const start of tried) {
    const found = findFirst(yaml, start, [findHyphen]);
    if (found) return found;
  }
  return undefined;
}

type Find = (line: string) => Typo | undefined;

function findFirst(yaml: string, start: number, finds: readonly Find[]): Typo | undefined {
  const line = firstLine(yaml.slice(start));
  for (const find of finds) {
    const found = find(line);
    if (found) return { ...found, start: start + found.start, end: start + found.end };
  }
  return undefined;
}

/** The start of the nearest line above that is not blank. */
function lineAbove(yaml: string, start: number): number | undefined {
  const end = yaml.slice(0, start).trimEnd().length;
  return end === 0 ? undefined : startOfLine(yaml, end);
}

function indentAt(yaml: string, start: number): number {
  return firstLine(yaml.slice(start)).search(/[^ ]|$/);
}

function findHyphen(line: string): Typo | undefined {
  const found = /^ *-(?=[\p{L}\d"'*([{“‘])/u.exec(line);
  return found
    ? { start: found[0].length - 1, end: found[0].length, fault: { way: "no space after hyphen" } }
    : undefined;
}

/** The part of a line before its value. */
const lead = String.raw`^ *(?:- +)*(?:\w[\w-]*: +)?`;

const withinLine: readonly Find[] = [
  (line) => {
    const found = new RegExp(String.raw`${lead}(?=[“”„‘‚][^“”„]*[“”‘’] *$)`).exec(line);
    return found
      ? { start: found[0].length, end: line.trimEnd().length, fault: { way: "curly quotes", line: putInQuotes(line) } }
      : undefined;
  },
  (line) => {
    const found = new RegExp(String.raw`${lead}(?=[*&])`).exec(line);
    const start = found?.[0].length ?? 0;
    return found ? { start, end: line.trimEnd().length, fault: describeSign(line, start) } : undefined;
  },
  (line) => {
    const found = /^([^"']*[[{,] *(?:\w[\w-]*: +)?)(\*\S+ +[^\s,\]}#][^,\]}]*)/.exec(line);
    const [whole = "", { length: start } = "", text = ""] = found ?? [];
    return found ? { start, end: start + text.trimEnd().length, fault: describeSign(whole, start) } : undefined;
  },
  (line) => {
    const found = new RegExp(String.raw`${lead}"(?:[^"\\]|\\.)*"(?= *[^ :#,\]}])`).exec(line);
    return found ? { start: found[0].length - 1, end: found[0].length, fault: { way: "double quote" } } : undefined;
  },
  (line) => {
    const found = new RegExp(String.raw`${lead}'[^']*(?:''[^']*)*'(?= *[^ :#,\]}])`).exec(line);
    return found
      ? { start: found[0].length - 1, end: found[0].length, fault: { way: "apostrophe", line: putInQuotes(line) } }
      : undefined;
  },
];

/** Says what is wrong with a text that begins with * or &, which YAML reads as an alias or an anchor. `at` is its place. */
export function describeSign(yaml: string, at: number): SyntaxFault {
  const start = yaml.lastIndexOf("\n", at) + 1;
  const [line = ""] = yaml.slice(start).split("\n", 1);
  const [text = ""] = line.slice(at - start).split(/[,[\]{}]/, 1);
  const isInBrackets = /[[{]/.test(line.slice(0, at - start));
  return { way: "sign", sign: yaml[at]!, line: isInBrackets ? inQuotes(text.trim()) : putInQuotes(line) };
}
