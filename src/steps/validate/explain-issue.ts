import type * as z from "zod";
import { lineAt } from "../../model/place.ts";
import type { Advice } from "../../model/schema-parts.ts";
import { valueAt, type Path, type Source } from "../../model/source.ts";
import { groupAt, isGroup, lastKeyOf, partOf, type Group, type Part } from "../../model/walk-fields.ts";
import { mostPerFile, problem, suggest, type Details, type Problem } from "../../problems/problem.ts";
import { exampleLines } from "./example-lines.ts";
import { findCommentedKey } from "./commented-key.ts";
import { findKindMistake, isNested } from "./kind-mistakes.ts";
import { findDateMistakeOf, readMeantValue } from "./meant-value.ts";
import type { DateMistake } from "./read-moments.ts";
import { neededKeys, partAt } from "./schema-at.ts";
import { describeCount, describeEmptyValue, describeFormat, describeKind, type NamedValue } from "./value-details.ts";
import { findMeantKeys, findSynonym, hasTypoOf, isDemanded, isWritten } from "./written-keys.ts";

export type Issue = z.core.$ZodIssue;

/** Turns what a schema found in one file into problems. A misspelled key is one problem, not a missing and an unknown key. */
export function explainIssues(source: Source, issues: readonly Issue[], schema: z.ZodType): Problem[] {
  const pairs = new Map(issues.flatMap((issue) => findPair(source, issue, schema)));
  return issues
    .filter((issue) => !(isMissingKey(source, issue) && pairs.has(JSON.stringify(issue.path.slice(0, -1)))))
    .filter((issue) => !(isMissingKey(source, issue) && isMisspelled(source, issue, schema)))
    .filter((issue) => !needsMisspelled(source, issue, schema))
    .flatMap((issue) => pairs.get(JSON.stringify(issue.path)) ?? explainIssue(source, issue, schema));
}

/** Finds an item such as `- Numb first: You are numbed.`, whose two values need a key each. */
function findPair(source: Source, issue: Issue, schema: z.ZodType): [path: string, found: Problem][] {
  const path = issue.path as Path;
  const value = valueAt(source.data, path);
  if (issue.code !== "unrecognized_keys" || typeof path.at(-1) !== "number" || !isGroup(value)) return [];
  const [[first, second] = ["", ""], ...others] = Object.entries(value);
  const item = partAt(schema, path);
  const known = [...item.keys.keys()];
  const [firstKey, secondKey, ...more] = neededKeys(item.keys);
  const isPair = others.length === 0 && typeof second === "string" && suggest(first, known) === undefined;
  if (!isPair || firstKey === undefined || secondKey === undefined || more.length > 0) return [];
  const [line, other] = [`- ${firstKey}: ${first}`, `${secondKey}: ${written(source, [...path, first])}`] as const;
  const details = {
    ...nameByKey(path),
    wanted: `a group of ${firstKey} and ${secondKey}`,
    found: "one line without these keys",
    fix: "pair" as const,
    ...{ line, second: other },
  } as const;
  return [[JSON.stringify(path), problem("value/wrong-kind", source.placeOfKey([...path, first]), details)]];
}

function explainIssue(source: Source, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as Path;
  const { key, item } = nameByKey(path);
  const value = valueAt(source.data, path);
  const part = partAt(schema, path);

  if (issue.code === "unrecognized_keys") {
    const known = [...part.keys.keys()];
    const meant = findMeantKeys(value as Group, part);
    return issue.keys.slice(0, mostPerFile).map((each) => {
      const found = meant.get(each) ?? "";
      const isNeeded = part.keys.get(found)?.isOptional === false;
      const inOffice = path.length > 0 || isNeeded ? undefined : findInSibling(source, each);
      const text = (value as Group)[each];
      const example = { key: found, part: part.keys.get(found), text };
      const isLonger = typeof text === "string" && example.part !== undefined && takesLines(example.part);
      const lines = isLonger ? linesOfKey(source, [...path, each], example) : undefined;
      const details = describeUnknown(each, { known, meant: meant.get(each), lines, inOffice });
      return problem("key/unknown", source.placeOfKey([...path, each]), details);
    });
  }
  if (value === undefined) return [explainMissing(source, path.slice(0, -1), key, schema)];
  const isOptional = part.isOptional && !isDemanded(part, groupAt(source.data, path.slice(0, -1)));
  const named = { key, item, wanted: wantedBy(issue), lines: shapeAt(source, path, part), isOptional };
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    const comment = value === null ? findComment(source, path) : undefined;
    return [problem("value/empty", source.placeOfKey(path), describeEmptyValue(named, comment))];
  }
  if (issue.code === "invalid_type") return [explainType(source, issue, { value, part })];
  if (Array.isArray(value)) {
    return [problem("value/wrong-count", source.placeOfKey(path), describeCount(named, value.length))];
  }
  const words = issue.code === "custom" ? (issue.params?.words as Advice | undefined) : undefined;
  const read = typeof value === "string" ? readFormat(value, part) : {};
  const inFile = written(source, path);
  // A block of lines begins with a sign that the message must not take for the value.
  const shown = typeof value === "string" && /^[|>]/.test(inFile) ? value.trim().replace(/\s+/g, " ") : inFile;
  const details = describeFormat({ key, item, written: shown, wanted: issue.message, words, ...read });
  return [problem("value/wrong-format", source.placeOfValue(path), details)];
}

/** Finds the key of a fact that belongs in a file of another kind. */
function findInSibling({ kind }: Source, key: string): string | undefined {
  if (kind.sibling === undefined) return undefined;
  const own = partOf(kind.schema).keys;
  const sibling = partOf(kind.sibling);
  const others = [...sibling.keys.keys()].filter((each) => !own.has(each));
  return findSynonym(key, others, sibling);
}

function readFormat(text: string, part: Part): { meant?: string; date?: DateMistake | undefined } {
  const meant = readMeantValue(text, part);
  return meant === undefined ? { date: findDateMistakeOf(text, part) } : { meant };
}

/** Words a value of another kind than its key calls for. */
function explainType(
  source: Source,
  issue: z.core.$ZodIssueInvalidType,
  { value, part }: { value: unknown; part: Part },
): Problem {
  const path = issue.path as Path;
  const place = source.placeOfValue(path);
  const name = nameByKey(path);
  const text = written(source, path);
  if (issue.expected === "string" && typeof value === "number") {
    const wanted = part.schema.safeParse(text).error?.issues[0]?.message;
    return wanted === undefined
      ? problem("value/number-not-text", place, { ...name, written: text })
      : problem(
          "value/wrong-format",
          place,
          describeFormat({ ...name, written: text, wanted, ...readFormat(text, part) }),
        );
  }
  const mistake = findKindMistake(issue.expected, { value, written: text }, part);
  const found = kindOfValue(value);
  const wanted = Array.isArray(value) && !issue.message.startsWith("Invalid input") ? issue.message : wantedBy(issue);
  const details = { ...name, wanted, found, mistake, lines: shapeAt(source, path, part) };
  return problem("value/wrong-kind", place, describeKind(details));
}

/**
 * Words a missing key. Its line may be there already, as a comment. If not, a key of a group inside another goes below one of that group's
 * lines, because the indentation says which group it belongs to.
 */
// oxlint-disable-next-line max-params -- the place of a key is a source and a path
export function explainMissing(source: Source, group: Path, key: string, schema: z.ZodType): Problem {
  const comment = findCommentedKey(source, group, key);
  if (comment !== undefined) return problem("key/missing", comment, { way: "comment", key });
  const values = groupAt(source.data, group);
  const { keys } = partAt(schema, group);
  const at = (place: Path, needs: Needs = {}): Problem => {
    const lines = linesOfKey(source, place, { key, part: keys.get(key) });
    return problem("key/missing", source.placeOfKey(place), describeMissing(key, lines, needs));
  };
  const needer = findNeeder(keys, values, key);
  if (needer) return at([...group, needer.key], { needer });
  const isOneLine = (each: string): boolean => !/^$|^[>|[{]/.test(written(source, [...group, each]));
  const [neighbor] = Object.entries(values).find(([each, value]) => !isNested(value) && isOneLine(each)) ?? [];
  return group.length === 0 || neighbor === undefined ? at(group) : at([...group, neighbor], { neighbor });
}

const takesLines = ({ item, keys }: Part): boolean => item !== undefined || keys.size > 0;

interface Needs {
  /** The key at the reported place, which makes no sense without the missing one. `isPart`: it is only a part of that one. */
  needer?: { key: string; isPart: boolean };
  /** The key of the same group at the reported place. */
  neighbor?: string;
}

function describeMissing(
  key: string,
  lines: readonly string[],
  { needer, neighbor = "" }: Needs,
): Details<"key/missing"> {
  const where = needer === undefined ? (neighbor === "" ? "alone" : "neighbor") : needer.isPart ? "whole" : "needed";
  const words = { key, needer: needer?.key ?? "", neighbor };
  const [only = "", ...others] = lines;
  return others.length > 0 ? { ...words, way: `${where}, lines`, lines } : { ...words, way: where, line: only.trim() };
}

interface UnknownKey {
  known: readonly string[];
  meant: string | undefined;
  /** The lines of that key, if its value takes several and this one is a single text. */
  lines: readonly string[] | undefined;
  /** The key that an office has for it, if it is a fact of an office in the file of the practice. */
  inOffice: string | undefined;
}

function describeUnknown(key: string, { known, meant, lines, inOffice }: UnknownKey): Details<"key/unknown"> {
  if (inOffice !== undefined) return { fix: "office", key, name: inOffice !== key && inOffice };
  if (meant === undefined) return { fix: "unknown", key, known };
  return lines ? { fix: "lines", key, meant, lines } : { fix: "misspelled", key, meant, instead: meant };
}

/** Returns the lines that an author could write for a value that takes several; undefined for any other value. */
function shapeAt(source: Source, path: Path, part: Part): string[] | undefined {
  if (!takesLines(part)) return undefined;
  const value = valueAt(source.data, path);
  const { column } = source.placeOfKey(path);
  // An empty item has its place right after the hyphen.
  const isItem = typeof path.at(-1) === "number";
  const indent = " ".repeat(isItem ? column - (value === null ? 0 : 1) : column + 1);
  return exampleLines(part, value).map((line) => indent + line);
}

interface ExampleKey {
  key: string;
  part: Part | undefined;
  /** A text that belongs in the value. */
  text?: unknown;
}

/** Returns a key with a value that an author could write, indented like the key at `place`. */
function linesOfKey(source: Source, place: Path, { key, part, text }: ExampleKey): string[] {
  const indent = " ".repeat(place.length === 0 ? 0 : source.placeOfKey(place).column - 1);
  const [first = "...", ...others] = part ? exampleLines(part, text) : [];
  if (others.length === 0 && !first.startsWith("- ") && !(part && part.keys.size > 0))
    return [`${indent}${key}: ${first}`];
  return [`${indent}${key}:`, ...[first, ...others].map((line) => `${indent}  ${line}`)];
}

/** Finds a written key of a group that makes no sense without another one. */
function findNeeder(keys: Part["keys"], group: Group, key: string): { key: string; isPart: boolean } | undefined {
  const whole = keys.get(key)?.of;
  if (whole !== undefined && isWritten(group, whole)) return { key: whole, isPart: false };
  const part = [...keys].find(([each, { of }]) => of === key && isWritten(group, each));
  return part && { key: part[0], isPart: true };
}

function isMissingKey(source: Source, issue: Issue): boolean {
  return valueAt(source.data, issue.path as Path) === undefined;
}

/** Whether a rule about a value asks for a key of the file that is there under a wrong name. */
function needsMisspelled({ data }: Source, issue: Issue, schema: z.ZodType): boolean {
  const needs = issue.code === "custom" ? (issue.params?.needs as string | undefined) : undefined;
  return needs !== undefined && hasTypoOf(needs, groupAt(data), partOf(schema));
}

/** Whether a missing key is there under a wrong name. A rule about several keys may mean any of them, so it waits until all are known. */
function isMisspelled({ data }: Source, { code, path }: Issue, schema: z.ZodType): boolean {
  const group = path.slice(0, -1) as Path;
  const part = partAt(schema, group);
  const values = groupAt(data, group);
  if (code === "custom") return Object.keys(values).some((key) => !part.keys.has(key));
  return hasTypoOf(String(path.at(-1)), values, part);
}

/** Returns the key that an author knows a value by, and the value's position in the list below that key, from 1. */
function nameByKey(path: Path): NamedValue {
  const last = path.at(-1);
  return { key: lastKeyOf(path) ?? "the file", item: typeof last === "number" ? last + 1 : undefined };
}

/** Returns the comment where the value should be, from its # on, unless it is plainly a note: `# like this`. */
function findComment(source: Source, path: Path): string | undefined {
  const { line, column, length } = source.placeOfKey(path);
  const isItem = typeof path.at(-1) === "number";
  const behind = lineAt(source.text, line).slice(column - 1 + (isItem ? 0 : length));
  return /^(?: *:)?\s+(#[\p{L}\d].*)$/u.exec(` ${behind}`)?.[1]?.trimEnd();
}

/** Returns the value as the file has it: YAML may have read `02626` as 2626. */
function written(source: Source, path: Path): string {
  const { line, column, length } = source.placeOfValue(path);
  return lineAt(source.text, line).slice(column - 1, column - 1 + length);
}

const words: Record<string, string> = {
  string: "text",
  object: 'a group of "key: value" lines',
  record: 'a group of "key: value" lines',
  array: "a list",
  boolean: "true or false",
  number: "a number",
};

function wantedBy(issue: Issue): string {
  return issue.code === "invalid_type" ? (words[issue.expected] ?? "something else") : issue.message;
}

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return 'a group of "key: value" lines';
  if (typeof value === "string") return "text";
  return typeof value === "number" ? `the number ${value}` : `the word ${JSON.stringify(value)}`;
}
