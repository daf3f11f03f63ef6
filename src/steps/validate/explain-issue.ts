import type * as z from "zod";
import { isNorthAmerican } from "../../model/domain/countries.ts";
import { lineAt } from "../../model/build/place.ts";
import { wantedPhoneIn } from "../../model/domain/phone.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { Advice } from "../../model/content/schema-parts.ts";
import { valueAt, type Path, type Source } from "../../model/build/source.ts";
import { groupAt, partOf, type Part } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { countryOfFile, exampleLines } from "./example-lines.ts";
import { explainHours } from "./explain-hours.ts";
import { explainMissing, takesLines, written } from "./explain-missing.ts";
import { findKindMistake } from "./kind-mistakes.ts";
import { findDateMistakeOf, readMeantValue } from "./meant-value.ts";
import type { DateMistake } from "./read-moments.ts";
import { partAt } from "./schema-at.ts";
import { explainPair, explainUnknownKeys } from "./unknown-keys.ts";
import { describeCount, describeEmptyValue, describeFormat, describeKind, nameByKey } from "./value-details.ts";
import { hasTypoOf, isDemanded } from "./written-keys.ts";

export type Issue = z.core.$ZodIssue;

const pathOfIssue = ({ path }: Pick<Issue, "path">): Path => path.filter((step) => typeof step !== "symbol");

/** Turns what a schema found in one file into problems. A mistake that it reports twice, such as a misspelled key, is one problem. */
export function explainIssues(source: Source, issues: readonly Issue[], schema: z.ZodType): Problem[] {
  const pairs = new Map<string, Problem>();
  for (const issue of issues) {
    const pair = issue.code === "unrecognized_keys" ? explainPair(source, pathOfIssue(issue), schema) : undefined;
    if (pair) pairs.set(JSON.stringify(issue.path), pair);
  }
  const isSaid = (issue: Issue): boolean =>
    needsMisspelled(source, issue, schema) ||
    (valueAt(source.data, pathOfIssue(issue)) === undefined &&
      (pairs.has(JSON.stringify(issue.path.slice(0, -1))) || isMisspelled(source, issue, schema)));
  return issues
    .filter((issue) => !isSaid(issue))
    .flatMap(
      (issue) =>
        explainHours(source, pathOfIssue(issue), schema) ??
        pairs.get(JSON.stringify(issue.path)) ??
        explainIssue(source, issue, schema),
    );
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

function explainIssue(source: Source, issue: Issue, schema: z.ZodType): Problem | Problem[] {
  const path = pathOfIssue(issue);
  if (issue.code === "unrecognized_keys") return explainUnknownKeys(source, path, { keys: issue.keys, schema });
  const value = valueAt(source.data, path);
  if (value === undefined) return explainMissing(source, path.slice(0, -1), nameByKey(path).key, schema);
  const refused = { source, path, value, part: partAt(schema, path) };
  if (value === null || (typeof value === "string" && !showsText(value))) return explainEmpty(refused, issue);
  if (issue.code === "invalid_type") return explainType(refused, issue);
  return Array.isArray(value) ? explainCount(refused, issue, value.length) : explainFormat(refused, issue);
}

/** A value that its schema refused. */
interface RefusedValue {
  source: Source;
  path: Path;
  value: unknown;
  part: Part;
}

function explainEmpty(refused: RefusedValue, issue: Issue): Problem {
  const { source, path, value } = refused;
  const comment = value === null ? findComment(source, path) : undefined;
  return problem("value/empty", source.placeOfKey(path), describeEmptyValue(describeWanted(refused, issue), comment));
}

function explainCount(refused: RefusedValue, issue: Issue, count: number): Problem {
  const { source, path } = refused;
  return problem("value/wrong-count", source.placeOfKey(path), describeCount(describeWanted(refused, issue), count));
}

function describeWanted({ source, path, value, part }: RefusedValue, issue: Issue) {
  const isOptional = part.isOptional && !isDemanded(part, groupAt(source.data, path.slice(0, -1)));
  return { ...nameByKey(path), wanted: wantedBy(issue), lines: shapeAt(source, path, { value, part }), isOptional };
}

function explainFormat({ source, path, value, part }: RefusedValue, issue: Issue): Problem {
  const words = issue.code === "custom" ? (issue.params?.words as Advice | undefined) : undefined;
  const read = typeof value === "string" ? readFormat(value, part) : {};
  const inFile = written(source, path);
  // A block of lines begins with a sign that the message must not take for the value.
  const shown = typeof value === "string" && /^[|>]/.test(inFile) ? value.trim().replace(/\s+/g, " ") : inFile;
  const details = {
    ...nameByKey(path),
    written: shown,
    wanted: wantedHere(source, part, issue.message),
    words,
    ...read,
  };
  return problem("value/wrong-format", source.placeOfValue(path), describeFormat(details));
}

/** Fits what a schema asks for to the country of an office. */
function wantedHere(source: Source, { fieldType }: Part, wanted: string): string {
  const country = countryOfFile(source);
  return fieldType !== "phone" || country === undefined || isNorthAmerican(country) ? wanted : wantedPhoneIn(country);
}

function readFormat(text: string, part: Part): { meant?: string; date?: DateMistake | undefined } {
  const meant = readMeantValue(text, part);
  return meant === undefined ? { date: findDateMistakeOf(text, part) } : { meant };
}

/** Words a value of another kind than its key calls for. */
function explainType({ source, path, value, part }: RefusedValue, issue: z.core.$ZodIssueInvalidType): Problem {
  const place = source.placeOfValue(path);
  const name = nameByKey(path);
  const text = written(source, path);
  if (issue.expected === "string" && typeof value === "number") {
    const refused = part.schema.safeParse(text).error?.issues[0]?.message;
    const wanted = refused && wantedHere(source, part, refused);
    if (wanted === undefined) return problem("value/number-not-text", place, { ...name, written: text });
    const details = { ...name, written: text, wanted, ...readFormat(text, part) };
    return problem("value/wrong-format", place, describeFormat(details));
  }
  const mistake = findKindMistake(issue.expected, { value, written: text }, part);
  const found = kindOfValue(value);
  const wanted = Array.isArray(value) && !issue.message.startsWith("Invalid input") ? issue.message : wantedBy(issue);
  const details = { ...name, wanted, found, mistake, lines: shapeAt(source, path, { value, part }) };
  return problem("value/wrong-kind", place, describeKind(details));
}

/** Returns the lines that an author could write for a value that takes several; undefined for any other value. */
function shapeAt(source: Source, path: Path, { value, part }: Pick<RefusedValue, "value" | "part">) {
  if (!takesLines(part)) return undefined;
  const { column } = source.placeOfKey(path);
  // An empty item has its place right after the hyphen.
  const isItem = typeof path.at(-1) === "number";
  const indent = " ".repeat(isItem ? column - (value === null ? 0 : 1) : column + 1);
  return exampleLines(source, part, value).map((line) => indent + line);
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
