import type * as z from "zod";
import { lineAt } from "../../model/place.ts";
import type { Advice } from "../../model/schema-parts.ts";
import { valueAt, type Path, type Source } from "../../model/source.ts";
import { groupAt, isGroup, lastKeyOf, partOf, type Part } from "../../model/walk-fields.ts";
import { mostPerFile, problem, suggest, type Details, type Problem } from "../../problems/problem.ts";
import { exampleLines } from "./example-lines.ts";
import { explainMissing, linesOfKey, takesLines, written } from "./explain-missing.ts";
import { findKindMistake } from "./kind-mistakes.ts";
import { findDateMistakeOf, readMeantValue } from "./meant-value.ts";
import type { DateMistake } from "./read-moments.ts";
import { neededKeys, partAt } from "./schema-at.ts";
import { describeCount, describeEmptyValue, describeFormat, describeKind, type NamedValue } from "./value-details.ts";
import { findMeantKeys, findSynonym, hasTypoOf, isDemanded } from "./written-keys.ts";

export type Issue = z.core.$ZodIssue;

const pathOfIssue = ({ path }: Pick<Issue, "path">): Path => path.filter((step) => typeof step !== "symbol");

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
  const path = pathOfIssue(issue);
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
  const path = pathOfIssue(issue);
  const { key, item } = nameByKey(path);
  const value = valueAt(source.data, path);
  const part = partAt(schema, path);

  if (issue.code === "unrecognized_keys") {
    const known = [...part.keys.keys()];
    const meant = findMeantKeys(groupAt(value), part);
    return issue.keys.slice(0, mostPerFile).map((each) => {
      const found = meant.get(each) ?? "";
      const isNeeded = part.keys.get(found)?.isOptional === false;
      const inOffice = path.length > 0 || isNeeded ? undefined : findInSibling(source, each);
      const text = groupAt(value)[each];
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
  const path = pathOfIssue(issue);
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

function isMissingKey(source: Source, issue: Issue): boolean {
  return valueAt(source.data, pathOfIssue(issue)) === undefined;
}

/** Whether a rule about a value asks for a key of the file that is there under a wrong name. */
function needsMisspelled({ data }: Source, issue: Issue, schema: z.ZodType): boolean {
  const needs: unknown = issue.code === "custom" ? issue.params?.needs : undefined;
  return typeof needs === "string" && hasTypoOf(needs, groupAt(data), partOf(schema));
}

/** Whether a missing key is there under a wrong name. A rule about several keys may mean any of them, so it waits until all are known. */
function isMisspelled({ data }: Source, { code, path }: Issue, schema: z.ZodType): boolean {
  const group = pathOfIssue({ path }).slice(0, -1);
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
