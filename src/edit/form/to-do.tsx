import type { ReactNode } from "react";
import { fillWord } from "../../model/text/fill-word.ts";
import { isError, type Problem } from "../../problems/problem.ts";
import { useApp } from "./app-context.ts";
import { ProblemLink, ProblemLinks } from "./problem-text.tsx";

const mostShown = 5;

/** The list of what needs doing, from the present texts and from the last build. */
export function ToDo(): ReactNode {
  const { words, state } = useApp();
  const { judged, opened } = state;
  const problems = joinProblems(judged.path === undefined ? judged.judgment.problems : [], opened.problems);
  // Mistakes come first, then made-up values and translations to read, then the rest.
  const first = ["sample/", "translation/"];
  const rankOf = (problem: Problem): number => {
    const rank = first.findIndex((start) => problem.code.startsWith(start));
    return isError(problem) ? -1 : rank === -1 ? first.length : rank;
  };
  const sorted = problems.sort((a, b) => rankOf(a) - rankOf(b));
  if (sorted.length === 0) return null;
  const codes = [...new Set(sorted.map(({ code }) => code))];
  const alike = codes.map((code) => (
    <li key={code}>
      <Alike problems={sorted.filter((problem) => problem.code === code)} />
    </li>
  ));
  return (
    <section className="list">
      <h2>{words.todo}</h2>
      <ul>{alike.slice(0, mostShown)}</ul>
      {alike.length > mostShown && (
        <details>
          <summary>{fillWord(words.more, { count: String(alike.length - mostShown) })}</summary>
          <ul>{alike.slice(mostShown)}</ul>
        </details>
      )}
    </section>
  );
}

/** The first of some problems with one code, and the others below it, closed. */
function Alike({ problems: [first, ...others] }: { problems: readonly Problem[] }): ReactNode {
  const { words } = useApp();
  return (
    <>
      <ProblemLink problem={first!} />
      {others.length > 0 && (
        <details>
          <summary>{fillWord(words.moreAlike, { count: String(others.length) })}</summary>
          <ProblemLinks problems={others} />
        </details>
      )}
    </>
  );
}

/** Joins what was found in the texts just now and what the last build has found, each once. */
function joinProblems(now: readonly Problem[], before: readonly Problem[]): Problem[] {
  const keys = new Set(now.map(({ code, place }) => JSON.stringify([code, place])));
  return [...now, ...before.filter(({ code, place }) => !keys.has(JSON.stringify([code, place])))];
}
