import { useCallback, useEffect, useRef, useState } from "react";
import { sayIn } from "../../../problems/problem.ts";
import { isMistake } from "./problems-in.ts";
import { useApp } from "./app-context.ts";
import { nameOfField, type FieldProblem } from "./found-fields.ts";

/** Time without a change after which whoever types has stopped. */
const calmMilliseconds = 1500;
/** Time after a field is left. What is clicked next must not move before the click has ended. */
const clickMilliseconds = 300;

const markOf = ({ problem, field }: FieldProblem): string => `${problem.code} ${nameOfField(field)}`;
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
}

/**
 * Shows new problems only when somebody has stopped typing or has left the field, and says the first mistake among them aloud. What is
 * corrected disappears at once.
 */
export function useCalm(problems: readonly FieldProblem[]): Calm {
  const { wording } = useApp();
  const [fresh, setFresh] = useState<string>();
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
  const before = useRef(now);
  // Mistakes are said aloud only to somebody who types, not when a form opens.
  const isTyped = useRef(false);
  useEffect(() => {
    const first = shown.find((each) => isMistake(each.problem) && !before.current.has(markOf(each)));
    before.current = listMarks(shown);
    if (first !== undefined && isTyped.current) setFresh(markOf(first));
  });
  const said = shown.find((each) => markOf(each) === fresh);
  return {
    shown,
    said: said && sayIn(said.problem, wording).message,
    hold: useCallback(() => {
      isTyped.current = true;
      setHeld((known) => known ?? listMarks(problems));
      setLeft(false);
    }, [problems]),
    leave: useCallback(() => {
      setLeft(true);
    }, []),
  };
}
