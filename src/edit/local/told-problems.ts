import type { BuildResult } from "../../build-options.ts";
import { isError, sortProblems, type Problem } from "../../problems/problem.ts";

/** Adds the advice of the last check to the problems of a build. */
export function addAdvice(built: readonly Problem[], checked: readonly Problem[]): readonly Problem[] {
  const known = new Set(built.map(tellApart));
  return sortProblems([...built, ...checked.filter((each) => !known.has(tellApart(each)))]);
}

const tellApart = ({ code, place, message }: Problem): string => JSON.stringify([code, place.file, message]);

/** Errors that were there before are no reason to refuse the repair of others. */
export function listNewErrors(
  { problems }: Pick<BuildResult, "problems">,
  before: Pick<BuildResult, "problems"> | undefined,
): Problem[] {
  const known = new Set(before?.problems.map(tellApart));
  return problems.filter((each) => isError(each) && !known.has(tellApart(each)));
}
