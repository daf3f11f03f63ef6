import { isCollection, isScalar, isSeq, stringify } from "yaml";
import { writeYaml } from "../../lib/write-yaml.ts";
import type { Splice } from "./splice.ts";
import type { ValuePlace, YamlLines } from "./yaml-lines.ts";

type Quotes = "as is" | "double";

/** Lists ways to write a value in place of another. */
export function* replaceValue(lines: YamlLines, place: ValuePlace, value: unknown): Generator<Splice[]> {
  const isGroup = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  const hasGroups = isGroup && Object.values(value).some((each) => typeof each === "object");
  const isEmpty = isCollection(place.node) && place.node.items.length === 0;
  const isInBrackets =
    place.isInline || (isCollection(place.node) && place.node.flow === true && !(isEmpty && hasGroups));
  if (isGroup && !isInBrackets) yield [overSeveralLines(lines, place, value)];
  const onLine = behindKey(lines, place);
  for (const text of writeOnLine(lines, place, value)) yield [{ ...onLine, text: onLine.margin + text }];
}

/** Finds the characters of a value, from the colon of its key on. If a comment comes first, they begin with the value itself. */
function behindKey(lines: YamlLines, { node, entry }: ValuePlace): { start: number; end: number; margin: string } {
  const start = node.range![0];
  if (entry === undefined) return { start, end: lines.endOf(node), margin: "" };
  const { inside, end } = entry;
  const isEmpty = inside >= end && inside > entry.start;
  const isBelow = inside < start && /^\s*\n\s*$/.test(lines.yaml.slice(inside, start));
  return isEmpty || isBelow ? { start: inside, end, margin: " " } : { start, end, margin: "" };
}

/** Writes a list or group with a line for each entry: in place of the one before, or below the key. */
export function overSeveralLines(lines: YamlLines, { node, entry }: ValuePlace, value: object): Splice {
  const isOver = isCollection(node) && node.flow !== true;
  const isBelowKey = entry !== undefined && !isOver && lines.yaml[entry.inside - 1] === ":";
  const column = isBelowKey ? lines.columnOf(entry.start) + 2 : lines.columnOf(node.range![0]);
  const margin = `\n${" ".repeat(column)}`;
  const written =
    isSeq(node) && isOver && Array.isArray(value) ? value.flatMap((each) => writeItem(each)) : writeYaml(value);
  const text = written.join(margin);
  if (isBelowKey) return { start: entry.inside, end: entry.end, text: margin + text };
  return { start: node.range![0], end: lines.endOf(node), text };
}

/** The lines of an item of a list, whose words are `width` columns to the right of its hyphen. */
export const writeItem = (value: unknown, width = 2): string[] =>
  writeYaml(value).map((line, index) => (index === 0 ? "-" : "").padEnd(line === "" ? 0 : width) + line);

/** Lists ways to write a value that begins on the line of its key, in the quotes of the one before if it has any. */
function* writeOnLine(lines: YamlLines, place: ValuePlace, value: unknown): Generator<string> {
  const { node, isInline } = place;
  const quotes = isScalar(node) ? node.type : undefined;
  const block = typeof value === "string" && !isInline ? blockText(lines, place, value) : undefined;
  if (block !== undefined) yield block;
  // The build reads a date without quotes as a text, so one that has none gets none.
  if (isScalar(node) && quotes === "PLAIN" && isDate(node.source) && isDate(value)) yield value;
  if (quotes === "QUOTE_SINGLE" && typeof value === "string") yield inSingleQuotes(value);
  if (quotes !== "QUOTE_DOUBLE") yield writeInline(value, "as is");
  yield writeInline(value, "double");
}

/** A value on one line, as it may stand in brackets. */
export function writeInline(value: unknown, quotes: Quotes): string {
  if (Array.isArray(value)) return `[${value.map((each) => writeInline(each, quotes)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return writeScalar(value, quotes);
  const pairs = Object.entries(value).map(
    ([key, each]) => `${writeScalar(key, "as is")}: ${writeInline(each, quotes)}`,
  );
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** Only a text that every reader takes for a text has no quotes. JSON's escapes are those of YAML's double quotes. */
function writeScalar(value: unknown, quotes: Quotes): string {
  if (typeof value === "string" && (quotes === "double" || /[\n\t]/.test(value))) return JSON.stringify(value);
  return stringify(value, { schema: "yaml-1.1", lineWidth: 0 }).trimEnd();
}

const isDate = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

const inSingleQuotes = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Writes a text over several lines if it has several, or if the text before was written so. */
function blockText(lines: YamlLines, { node, entry }: ValuePlace, value: string): string | undefined {
  const isBlock = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
  if (entry === undefined || value.trim() === "" || !(isBlock || value.includes("\n"))) return undefined;
  const before = isBlock ? lines.yaml.slice(...(node.range!.slice(0, 2) as [number, number])).split("\n") : ["|"];
  const first = before.slice(1).find((line) => line.trim() !== "");
  const indent = first === undefined ? lines.columnOf(entry.start) + 2 : first.search(/\S/);
  const width = Math.max(...before.slice(1).map((line) => line.length - indent), 80);
  return writeBlockText(value, before[0]!, { indent, width });
}

interface TextShape {
  indent: number;
  /** The longest line of the text before. */
  width: number;
}

/** A text below its header, `>` or `|`, which keeps the comment beside it. */
function writeBlockText(value: string, header: string, { indent, width }: TextShape): string {
  const sign = header.startsWith(">") && !/^[ \t]|\n[ \t]/.test(value) ? ">" : "|";
  const text = value.replace(/\n$/, "");
  const chomping = text === value ? "-" : "";
  const comment = /[ \t]#.*$/.exec(header)?.[0] ?? "";
  const written = sign === "|" ? text : text.replace(/\n+/g, "\n$&");
  const all = written.split("\n").flatMap((line) => (sign === "|" ? [line] : wrap(line, width)));
  return [`${sign}${chomping}${comment}`, ...all.map((line) => (line === "" ? "" : " ".repeat(indent) + line))].join(
    "\n",
  );
}

/** Breaks a line at single spaces, which line breaks are read as. */
function wrap(line: string, width: number): string[] {
  return line.split(/(?<=[^ ]) (?=[^ ])/).reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) return [...done, word];
    return [...done.slice(0, -1), `${last} ${word}`];
  }, []);
}
