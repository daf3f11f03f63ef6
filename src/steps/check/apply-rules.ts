import { ruleLevels, type Rules } from "../../model/content/rules.ts";
import type { Source } from "../../model/build/source.ts";
import { commandOf, declaredCode, isError, problem, type Problem } from "../../problems/problem.ts";

/** An entry of `rules.yaml` with the level that it sets. */
export interface SetRule {
  code: string;
  /** File in which it holds; everywhere if absent. */
  file?: string | undefined;
  reason: string;
  level: (typeof ruleLevels)[number];
}

/** Lists what `rules.yaml` sets. */
export const listSetRules = (rules: Rules): SetRule[] =>
  ruleLevels.flatMap((level) => (rules[level] ?? []).map((entry) => ({ ...entry, level })));

const holdsFor = ({ code, file }: SetRule, found: Problem): boolean =>
  code === found.code && (file === undefined || file === found.place.file);

const isFoundByBuild = ({ code }: Problem): boolean => commandOf(declaredCode(code)!) === "build";

/** Whether no rule may change the level of a problem. Some are errors only for the host that the practice has named. */
const isFixed = (found: Problem): boolean => isError(found) && isFoundByBuild(found);

/**
 * Gives problems the level that the practice has set, and takes out those of rules that are off; errors of a build stay. An entry for one
 * file goes before one for all files. With `isStrict`, advice becomes an error. Without `checks`, as in a build, only what it looks for remains.
 */
export function applyRules(
  problems: readonly Problem[],
  rules: Rules | undefined,
  checks: { isStrict?: boolean } | undefined,
): Problem[] {
  const entries = rules === undefined ? [] : listSetRules(rules);
  return problems.flatMap((found) => {
    if (isFixed(found)) return [found];
    if (checks === undefined && !isError(found) && !isFoundByBuild(found)) return [];
    const fitting = entries.filter((each) => holdsFor(each, found));
    const level = (fitting.find(({ file }) => file !== undefined) ?? fitting[0])?.level ?? found.severity;
    if (level === "off") return [];
    return [{ ...found, severity: checks?.isStrict ? "error" : level }];
  });
}

/** Finds the rules that are off without having anything to hide. `hasRun` says whether a rule was checked at all. */
export function findUnusedRules(
  source: Source,
  rules: Rules,
  { problems, hasRun }: { problems: readonly Problem[]; hasRun: (code: string) => boolean },
): Problem[] {
  const off = listSetRules({ off: rules.off });
  return off.flatMap((entry, index) =>
    hasRun(entry.code) && !problems.some((found) => holdsFor(entry, found))
      ? [problem("rules/unused", source.placeOfValue(["off", index, "code"]), { code: entry.code })]
      : [],
  );
}
