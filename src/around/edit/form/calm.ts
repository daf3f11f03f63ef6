import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sayIn } from "../../../problems/problem.ts";
import { isMistake, markOf } from "./problems-in.ts";
import { useApp } from "./app-context.ts";
import type { FieldProblem } from "./found-fields.ts";

/** Time without a change after which whoever types has stopped. */
const calmMilliseconds = 1500;
/** Time after a field is left. What is clicked next must not move before the click has ended. */
const clickMilliseconds = 300;

const listMarks = (problems: readonly FieldProblem[]): ReadonlySet<string> => new Set(problems.map(markOf));

/** Problems as somebody who types should see them, and what tells that somebody does. */
interface Calm {
  shown: readonly FieldProblem[];
  /** The newest mistake, to be said aloud. */
  said: string | undefined;
  /** A change is made: what is not shown yet waits. */
  hold: () => void;
  /** A field is left. */
  leave: () => void;
  /** Somebody wants to save: what nobody has filled in yet waits no longer. */
  end: () => void;
}

/** Says the first of the shown mistakes aloud that was not there before, once somebody types. */
function useSaid(shown: readonly FieldProblem[]): { said: string | undefined; isTyped: { current: boolean } } {
  const { wording } = useApp();
  const [fresh, setFresh] = useState<string>();
  const before = useRef(listMarks(shown));
  // Mistakes are said aloud only to somebody who types, not when a form opens.
  const isTyped = useRef(false);
  useEffect(() => {
    const first = shown.find((each) => isMistake(each.problem) && !before.current.has(markOf(each)));
    before.current = listMarks(shown);
    if (first !== undefined && isTyped.current) setFresh(markOf(first));
  });
  const said = shown.find((each) => markOf(each) === fresh);
  return { said: said && sayIn(said.problem, wording).message, isTyped };
}

/**
 * Shows new problems only when somebody has stopped typing or has left the field, and says the first mistake among them aloud. What is
 * corrected disappears at once. A field that nobody has filled in yet is only marked as needed until somebody wants to save.
 */
export function useCalm(all: readonly FieldProblem[]): Calm {
  const [isEnded, setEnded] = useState(false);
  const problems = useMemo(() => all.filter(({ isAwaited }) => isEnded || isAwaited !== true), [all, isEnded]);
  if (isEnded && all.every(({ isAwaited }) => isAwaited !== true)) setEnded(false);
  // While somebody types, only these may be shown.
  const [held, setHeld] = useState<ReadonlySet<string>>();
  const [isLeft, setLeft] = useState(false);
  const now = listMarks(problems);
  const remaining = new Set([...(held ?? [])].filter((key) => now.has(key)));
  if (held && remaining.size < held.size) setHeld(remaining);
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(setHeld, isLeft ? clickMilliseconds : calmMilliseconds, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [problems, isHeld, isLeft]);
  const shown = isHeld ? problems.filter((each) => held.has(markOf(each))) : problems;
  const { said, isTyped } = useSaid(shown);
  const hold = useCallback(() => {
    isTyped.current = true;
    setHeld((known) => known ?? listMarks(problems));
    setLeft(false);
  }, [problems, isTyped]);
  const leave = useCallback(() => {
    setLeft(true);
  }, []);
  const end = useCallback(() => {
    setEnded(true);
  }, []);
  return { shown, said, hold, leave, end };
}
