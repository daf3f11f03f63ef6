import type { BuildResult } from "../../build-options.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import { isError, sortProblems, type Problem } from "../../problems/problem.ts";
import { decodeIfText } from "./file-text.ts";

/** Adds the advice of the last check to the problems of a build. */
export function addAdvice(built: readonly Problem[], checked: readonly Problem[]): readonly Problem[] {
  const known = new Set(built.map(tellApart));
  return sortProblems([...built, ...checked.filter((each) => !known.has(tellApart(each)))]);
}

const tellApart = ({ code, place, message }: Problem): string => JSON.stringify([code, place.file, message]);

/** Keeps the problems of changed files whose lines are still there, at the places that these have now. */
export function keepStanding(
  problems: readonly Problem[],
  before: readonly SiteFile[],
  now: readonly SiteFile[],
): Problem[] {
  const linesIn = (files: readonly SiteFile[], name: string): string[] => {
    const { bytes } = files.find(({ path }) => path === name) ?? {};
    return (bytes && decodeIfText(bytes))?.split("\n") ?? [];
  };
  return problems.flatMap((each): Problem[] => {
    const { file, line } = each.place;
    const [words] = linesIn(before, file).slice(line - 1);
    const [nearest] = linesIn(now, file)
      .flatMap((text, index) => (text === words ? [index + 1] : []))
      .sort((a, b) => Math.abs(a - line) - Math.abs(b - line));
    return nearest === undefined ? [] : [{ ...each, place: { ...each.place, line: nearest } }];
  });
}

/** Errors that were there before are no reason to refuse the repair of others. */
export function listNewErrors(
  { problems }: Pick<BuildResult, "problems">,
  before: Pick<BuildResult, "problems"> | undefined,
): Problem[] {
  const known = new Set(before?.problems.map(tellApart));
  return problems.filter((each) => isError(each) && !known.has(tellApart(each)));
}
