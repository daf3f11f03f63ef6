import type * as z from "zod";
import { mostTold } from "../model/most-told.ts";
import type { Path, Source } from "../model/source.ts";
import { problem, suggest, type KindSlip, type Problem } from "../problem.ts";

type Issue = z.core.$ZodIssue;

/** Turns what a schema found in one file into problems; a misspelt key becomes one problem, not a missing and an unknown one. */
export function explainIssues(source: Source, issues: readonly Issue[], schema: z.ZodType): Problem[] {
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
  const pairs = new Map(issues.flatMap((issue) => findPair(source, issue, schema)));
  return issues
    .filter((issue) => !(isMissing(source, issue) && pairs.has(JSON.stringify(issue.path.slice(0, -1)))))
    .filter((issue) => !(isMissing(source, issue) && suggest(String(issue.path.at(-1)), unknown) !== undefined))
    .flatMap((issue) => pairs.get(JSON.stringify(issue.path)) ?? explainIssue(source, issue, schema));
}

/** An item `- Numb first: You are numbed.`, where its two values should have a key each; by its path. */
function findPair(source: Source, issue: Issue, schema: z.ZodType): [path: string, found: Problem][] {
  const path = issue.path as Path;
  const value = valueAt(source.data, path);
  if (issue.code !== "unrecognized_keys" || typeof path.at(-1) !== "number" || !isGroup(value)) return [];
  const [[first, second] = ["", ""], ...others] = Object.entries(value);
  const itemSchema = schemaAt(schema, path);
  const known = keysOf(itemSchema);
  const [firstKey, secondKey, ...more] = known.filter((key) => !isOptionalAt(itemSchema, [key]));
  const isPair = others.length === 0 && typeof second === "string" && suggest(first, known) === undefined;
  if (!isPair || firstKey === undefined || secondKey === undefined || more.length > 0) return [];
  const lines = [`- ${firstKey}: ${first}`, `${secondKey}: ${written(source, [...path, first])}`] as const;
  const details = {
    ...nameOf(path),
    wanted: `a group of ${firstKey} and ${secondKey}`,
    found: "one line without these keys",
    slip: { kind: "pair", lines },
  } as const;
  return [[JSON.stringify(path), problem("value/wrong-kind", source.placeOfKey([...path, first]), details)]];
}

function explainIssue(source: Source, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as Path;
  const { key, item } = nameOf(path);
  const value = valueAt(source.data, path);

  if (issue.code === "unrecognized_keys") {
    const known = keysOf(schemaAt(schema, path));
    return issue.keys
      .slice(0, mostTold)
      .map((each) => problem("key/unknown", source.placeOfKey([...path, each]), { key: each, known }));
  }
  if (value === undefined) return [problem("key/missing", source.placeOfKey(path.slice(0, -1)), { key })];
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    const comment = value === null ? findComment(source, path) : undefined;
    const details = { key, item, wanted: wantedBy(issue), isOptional: isOptionalAt(schema, path), comment };
    return [problem("value/empty", source.placeOfKey(path), details)];
  }
  if (issue.code === "invalid_type") {
    if (issue.expected === "string" && typeof value === "number") {
      const details = { key, item, written: written(source, path) };
      const wanted = schemaAt(schema, path).safeParse(details.written).error?.issues[0]?.message;
      return [
        wanted === undefined
          ? problem("value/number-not-text", source.placeOfValue(path), details)
          : problem("value/wrong-format", source.placeOfValue(path), { ...details, wanted }),
      ];
    }
    const details = {
      key,
      item,
      wanted: wantedBy(issue),
      found: kindOf(value),
      slip: findKindSlip(source, path, issue),
    };
    return [problem("value/wrong-kind", source.placeOfValue(path), details)];
  }
  if (Array.isArray(value)) {
    return [
      problem("value/wrong-count", source.placeOfKey(path), { key, item, count: value.length, wanted: issue.message }),
    ];
  }
  const details = { key, item, written: written(source, path), wanted: issue.message };
  return [problem("value/wrong-format", source.placeOfValue(path), details)];
}

function isMissing(source: Source, issue: Issue): boolean {
  return valueAt(source.data, issue.path as Path) === undefined;
}

/** The key an author knows a value by, and which item of the list below that key it is, counted from 1. */
function nameOf(path: Path): { key: string; item: number | undefined } {
  const key = path.findLast((part) => typeof part === "string") ?? "the file";
  const last = path.at(-1);
  return { key, item: typeof last === "number" ? last + 1 : undefined };
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    data,
  );
}

const linesOf = new WeakMap<Source, string[]>();

/** A file may have a mistake in each of its lines, so it is taken apart once. */
function lineOf(source: Source, line: number): string {
  let all = linesOf.get(source);
  if (!all) linesOf.set(source, (all = source.text.split("\n")));
  return all[line - 1] ?? "";
}

/** What stands behind the sign of a comment where the value should be, unless it is plainly a note: `# like this`. */
function findComment(source: Source, path: Path): string | undefined {
  const { line, column, length } = source.placeOfKey(path);
  const isItem = typeof path.at(-1) === "number";
  const behind = lineOf(source, line).slice(column - 1 + (isItem ? 0 : length));
  return /^(?: *:)?\s+(#[\p{L}\d].*)$/u.exec(` ${behind}`)?.[1]?.trimEnd();
}

/** What made a text into a group, or a list into a text. */
function findKindSlip(source: Source, path: Path, issue: Issue): KindSlip | undefined {
  const value = valueAt(source.data, path);
  const wanted = issue.code === "invalid_type" ? issue.expected : undefined;
  const first = typeof value === "string" ? value : isGroup(value) ? Object.keys(value)[0] : undefined;
  if (wanted === "array" && first !== undefined && /^[-\u2010-\u2015\u2022\u2212]/.test(first))
    return { kind: "hyphen" };
  const line = written(source, path);
  const isOneLine = isGroup(value) && Object.keys(value).length === 1 && !isNested(Object.values(value)[0]);
  return wanted === "string" && isOneLine && !line.startsWith("{") ? { kind: "colon", line } : undefined;
}

const isNested = (value: unknown): boolean => typeof value === "object" && value !== null;
const isGroup = (value: unknown): value is object => isNested(value) && !Array.isArray(value);

/** The value's own characters in the file: YAML may have read `02626` as 2626. */
function written(source: Source, path: Path): string {
  const { line, column, length } = source.placeOfValue(path);
  return lineOf(source, line).slice(column - 1, column - 1 + length);
}

const words: Record<string, string> = {
  string: "text",
  object: 'a group of "key: value" lines',
  record: 'a group of "key: value" lines',
  array: "a list, each item on a line that begins with a hyphen",
  boolean: "true or false",
  number: "a number",
};

function wantedBy(issue: Issue): string {
  return issue.code === "invalid_type" ? (words[issue.expected] ?? "something else") : issue.message;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return 'a group of "key: value" lines';
  if (typeof value === "string") return "text";
  return typeof value === "number" ? `the number ${value}` : `the word ${JSON.stringify(value)}`;
}

/** The schema that governs a path, as far as objects, lists and optional values go. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType {
  let current = unwrap(schema);
  for (const part of path) {
    const def = current.def as { element?: z.ZodType; valueType?: z.ZodType; shape?: Record<string, z.ZodType> };
    const next = typeof part === "number" ? def.element : (def.shape?.[part] ?? def.valueType);
    if (next === undefined) return current;
    current = unwrap(next);
  }
  return current;
}

function isOptionalAt(schema: z.ZodType, path: Path): boolean {
  const def = schemaAt(schema, path.slice(0, -1)).def as { shape?: Record<string, z.ZodType> };
  return def.shape?.[String(path.at(-1))]?.safeParse(undefined).success ?? false;
}

function unwrap(schema: z.ZodType): z.ZodType {
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return inner === undefined ? schema : unwrap(inner);
}

function keysOf(schema: z.ZodType): string[] {
  return Object.keys((schema.def as { shape?: object }).shape ?? {});
}
