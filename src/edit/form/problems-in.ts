import { kindOf } from "../../model/build/kind.ts";
import { valueAt } from "../../model/build/source.ts";
import { declaredCode } from "../../problems/catalogue.ts";
import { commandOf } from "../../problems/levels.ts";
import { isError, type Problem } from "../../problems/problem.ts";
import type { Meaning } from "../change/edit.ts";
import { readWritten } from "../change/read-written.ts";
import type { App } from "./app-context.ts";
import { findFields, nameOfField, type FieldPlace, type FieldProblem } from "./found-fields.ts";

/** Whether a problem stands in the way of saving. What is only looked for before publishing, such as made-up values, does not. */
export const isMistake = (problem: Problem): boolean =>
  isError(problem) && commandOf(declaredCode(problem.code)!) === "build";

/**
 * Lists what is wrong with a file and the fields that it is about: in its text as it was judged last, what the checks say of its draft, and
 * what the last build has found.
 */
export function problemsIn(
  path: string,
  { session, kinds, read }: Pick<App, "session" | "kinds" | "read">,
): FieldProblem[] {
  const { judged, opened, typed } = session.state;
  const saved = session.fileAt(path)?.text;
  const text = judged.path === path ? (judged.text ?? saved) : undefined;
  const kind = kindOf(kinds, path);
  if (text === undefined || kind === undefined) return [];
  const file = read(path);
  const data = file?.data;
  const now = findFields(judged.judgment.problems, { path, text, kind, data });
  const { advice, text: advised = "" } = opened.drafts.find((each) => each.path === path) ?? {};
  const inDraft = findFields(advice ?? [], { path, text: advised, kind, data: readWritten(path, advised)?.data });
  const known = new Set([...now, ...inDraft].map(({ problem }) => problem.message));
  const before = findFields(opened.problems, { path, text: saved ?? text, kind, data });
  // Mistakes in a saved text may be corrected by now; other problems are found only by a build.
  const others = before.filter(({ problem }) => !known.has(problem.message));
  if (!typed.has(path)) return [...now, ...others];
  const old = saved === undefined ? undefined : readWritten(path, saved);
  const was = new Set(before.map(markOf));
  const marked = now.map((each) =>
    isBlank(file, each) && isBlank(old, each) && !was.has(markOf(each)) ? { ...each, isAwaited: true } : each,
  );
  const isSame = (field: FieldPlace): boolean =>
    field === "body"
      ? old?.body === file?.body
      : JSON.stringify(valueAt(old?.data, field)) === JSON.stringify(valueAt(data, field));
  // Advice on a saved text stays until there is some on the draft.
  const isAsSaved = ({ field, problem }: FieldProblem): boolean =>
    saved === undefined || isSame(field) || (!isError(problem) && advice === undefined);
  return [...marked, ...inDraft, ...others.filter((each) => !isMistake(each.problem) && isAsSaved(each))];
}

export const markOf = ({ problem, field }: FieldProblem): string => `${problem.code} ${nameOfField(field)}`;

/** Whether nothing was written yet where a problem is. A text that was emptied is another thing; a new item of a list begins as one. */
function isBlank(file: Meaning | undefined, { field }: FieldProblem): boolean {
  if (field === "body") return file === undefined || file.body.trim() === "";
  const value = valueAt(file?.data, field);
  if (value === "") return typeof field.at(-1) === "number";
  return value === undefined || ["{}", "[]"].includes(JSON.stringify(value));
}
