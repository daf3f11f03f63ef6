import { kindOf } from "../../../model/kind.ts";
import { isError } from "../../../problems/problem.ts";
import type { App } from "./app-context.ts";
import { findFields, type FieldProblem } from "./found-fields.ts";

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
  // Mistakes in a saved text may be corrected by now; advice is found only by a build.
  const before = opened.problems.filter((each) => !known.has(each.message) && !(typed.has(path) && isError(each)));
  return [...now, ...findFields(before, { path, text: saved ?? text, kind, data })];
}
