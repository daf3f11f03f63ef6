import { kindOf } from "../../../model/kind.ts";
import { valueAt } from "../../../model/source.ts";
import { declaredCode } from "../../../problems/catalogue.ts";
import { commandOf } from "../../../problems/levels.ts";
import { isError, type Problem } from "../../../problems/problem.ts";
import { readWritten } from "../change/read-written.ts";
import type { App } from "./app-context.ts";
import { findFields, type FieldProblem } from "./found-fields.ts";

/** Whether a problem stands in the way of saving. What is only looked for before publishing, such as made-up values, does not. */
export const isMistake = (problem: Problem): boolean =>
  isError(problem) && commandOf(declaredCode(problem.code)!) === "build";

/** Lists what is wrong with a file and the fields that it is about: in its text as it was judged last, and what the last build has found. */
export function problemsIn(
  path: string,
  { session, kinds, read }: Pick<App, "session" | "kinds" | "read">,
): FieldProblem[] {
  const { judged, opened, typed } = session.state;
  const saved = session.fileAt(path)?.text;
  const text = judged.path === path ? (judged.text ?? saved) : undefined;
  const kind = kindOf(kinds, path);
  if (text === undefined || kind === undefined) return [];
  const data = read(path)?.data;
  const now = findFields(judged.judgment.problems, { path, text, kind, data });
  const known = new Set(now.map(({ problem }) => problem.message));
  // Mistakes in a saved text may be corrected by now; other problems are found only by a build.
  const others = opened.problems.filter((each) => !known.has(each.message) && !(typed.has(path) && isMistake(each)));
  const before = findFields(others, { path, text: saved ?? text, kind, data });
  if (!typed.has(path) || saved === undefined) return [...now, ...before];
  const old = readWritten(path, saved);
  const isAsSaved = ({ field, problem }: FieldProblem): boolean =>
    !isError(problem) ||
    (field !== "body" && JSON.stringify(valueAt(old?.data, field)) === JSON.stringify(valueAt(data, field)));
  return [...now, ...before.filter(isAsSaved)];
}
