import { pathAt } from "../change/path-at.ts";
import type { Meaning } from "../change/edit.ts";
import { readWritten } from "../change/read-written.ts";
import type { Kind } from "../../model/build/kind.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { partAlong } from "../../model/build/walk-fields.ts";
import type { Problem } from "../../problems/problem.ts";

/** A field of a form: a path, or the Markdown below all keys. */
export type FieldPlace = Path | "body";

/** The name of a field in addresses and ids. */
export const nameOfField = (field: FieldPlace): string =>
  field === "body" ? "body" : `/${field.map((step) => encodeURIComponent(step)).join("/")}`;

/** A problem, and the field that it is about; the whole file if it has none. */
export interface FieldProblem {
  problem: Problem;
  field: FieldPlace;
  /** Whether it is about a field that nobody has filled in yet. */
  isAwaited?: boolean;
}

/** Finds the field of each problem in a file. */
export function findFields(problems: readonly Problem[], file: FileOfForm): FieldProblem[] {
  return problems
    .flatMap((problem) => [problem.place, ...(problem.others ?? [])].map((place) => ({ ...problem, place })))
    .filter(({ place }) => place.file === file.path)
    .map((problem) => ({ problem, field: fieldOf(problem, file) }));
}

export interface FileOfForm {
  path: string;
  text: string;
  kind: Kind;
  data?: unknown;
}

function fieldOf(problem: Problem, { path, text, kind, data }: FileOfForm): FieldPlace {
  if (problem.code === "file/too-large" && problem.filling?.way === "file") return findLongest(path, text);
  const found = pathAt(path, text, problem.place);
  if (found === "body" || (found === undefined && problem.code !== "key/missing")) return found ?? [];
  return missingKeyIn(problem, found ?? [], { kind, data }) ?? found ?? [];
}

/** Returns the field with the longest text of a file, the Markdown before others; the whole file if it has none or cannot be read. */
function findLongest(path: string, text: string): FieldPlace {
  const texts = listFieldTexts(readWritten(path, text) ?? { data: undefined, body: "" });
  const [longest] = [texts.at(-1)!, ...texts].sort((a, b) => b.text.length - a.text.length);
  return longest!.text === "" ? [] : longest!.field;
}

interface FieldText {
  field: FieldPlace;
  text: string;
}

/** Lists the texts of a file: those in its data, and then its Markdown. */
export function listFieldTexts({ data, body }: Meaning): FieldText[] {
  const listIn = (value: unknown, field: Path): FieldText[] => {
    if (typeof value === "string") return [{ field, text: value }];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      listIn(each, [...field, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return [...listIn(data, []), { field: "body", text: body }];
}

/**
 * A key that is missing is reported where it belongs: at a key of its group, or at a comment that begins with its name, which may be below
 * the last value of another group. It is one of the values in the words of the problem, or its schema names the problem.
 */
function missingKeyIn(
  { code, filling = {} }: Problem,
  found: Path,
  { kind, data }: Pick<FileOfForm, "kind" | "data">,
): Path | undefined {
  const { way: _way, fix: _fix, ...words } = filling as Record<string, unknown>;
  const named = Object.values(words);
  const outer = found.slice(1).map((_, index) => found.slice(0, found.length - 2 - index));
  for (const group of [found.slice(0, -1), found, ...(code === "key/missing" ? outer : [])]) {
    const part = partAlong(kind.schema, group);
    const missing = [...(part?.keys ?? [])].find(
      ([name, { schema }]) =>
        (named.includes(name) || schema.meta()?.ifMissing === code) && valueAt(data, [...group, name]) === undefined,
    );
    if (missing !== undefined) return [...group, missing[0]];
  }
  return undefined;
}

/** Lists the problems of a value, and of everything in it. */
export const problemsBelow = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter(({ field }) => field !== "body" && path.every((step, index) => field[index] === step));

/** Lists the problems of a value itself. */
export const problemsAt = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problemsBelow(problems, path).filter(({ field }) => field.length === path.length);
