import type { Rules } from "../../model/rules.ts";
import type { Source } from "../../model/source.ts";
import { problem, type Problem, type ProblemCode } from "../../problems/problem.ts";

/** A rule that a practice has switched off, with the number of problems that this hides. */
export interface SwitchedOff {
  code: string;
  /** File in which the rule is off; everywhere if absent. */
  file?: string | undefined;
  reason: string;
  /** Number of problems that the rule found. */
  silenced: number;
}

/** How to report entries of `rules.yaml` that take out nothing. */
interface UnusedEntries {
  source: Source;
  /** Whether a rule was checked at all. */
  hasRun: (code: ProblemCode) => boolean;
}

/** Takes out the problems of rules that `rules.yaml` switches off. With `unusedEntries`, an entry that takes out nothing is a problem. */
export function switchOff(
  problems: readonly Problem[],
  { off: entries }: Rules,
  unusedEntries?: UnusedEntries,
): { problems: Problem[]; switchedOff: SwitchedOff[] } {
  const off = entries ?? [];
  const covers = ({ code, file }: (typeof off)[number], each: Problem): boolean =>
    each.code === code && (file === undefined || each.place.file === file);
  const switchedOff = off.map((entry) => ({
    ...entry,
    silenced: problems.filter((each) => covers(entry, each)).length,
  }));
  const unused = switchedOff.flatMap(({ code, silenced }, index) =>
    silenced === 0 && unusedEntries?.hasRun(code as ProblemCode)
      ? [problem("rules/unused", unusedEntries.source.placeOfValue(["off", index, "code"]), { code })]
      : [],
  );
  return {
    problems: [...problems.filter((each) => !off.some((entry) => covers(entry, each))), ...unused],
    switchedOff,
  };
}
