import type { Rules } from "../../model/rules.ts";
import type { Source } from "../../model/source.ts";
import { problem, type Problem, type ProblemCode } from "../../problems/problem.ts";

/** A rule that a practice has switched off, with what that kept quiet. */
export interface SwitchedOff {
  code: string;
  /** Where; everywhere when absent. */
  file?: string | undefined;
  reason: string;
  /** How many problems it would have found. */
  silenced: number;
}

/**
 * Takes out the problems of rules that `rules.yaml` switches off. An entry that takes out nothing is a problem itself, unless
 * its rule was not asked for (`hasRun`).
 */
export function switchOff(
  problems: readonly Problem[],
  { off: entries }: Rules,
  source: Source | undefined,
  hasRun: (code: ProblemCode) => boolean,
): { problems: Problem[]; switchedOff: SwitchedOff[] } {
  const off = entries ?? [];
  const covers = ({ code, file }: (typeof off)[number], each: Problem): boolean =>
    each.code === code && (file === undefined || each.place.file === file);
  const switchedOff = off.map((entry) => ({
    ...entry,
    silenced: problems.filter((each) => covers(entry, each)).length,
  }));
  const unused = switchedOff.flatMap(({ code, silenced }, index) =>
    silenced > 0 || source === undefined || !hasRun(code as ProblemCode)
      ? []
      : [problem("rules/unused", source.placeOfValue(["off", index, "code"]), { code })],
  );
  return {
    problems: [...problems.filter((each) => !off.some((entry) => covers(entry, each))), ...unused],
    switchedOff,
  };
}
