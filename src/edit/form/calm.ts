import { useCallback, useEffect, useRef, useState } from "react";
import { isMistake, markOf } from "./problems-in.ts";
import { useApp } from "./app-context.ts";
import type { FieldProblem } from "./found-fields.ts";
import { sayInForm } from "./say-in-form.ts";

/** Time without a change after which whoever types has stopped. */
const calmMilliseconds = 900;
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

/** Keeps a number of milliseconds until that time has gone by without a change. */
function useWait(changed: unknown): ReturnType<typeof useState<number>> {
  const [wait, setWait] = useState<number>();
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(setWait, wait, undefined);
    return () => {
      clearTimeout(timer);
    };
  }, [changed, wait]);
  return [wait, setWait];
}

/**
 * Shows new problems only when somebody has stopped typing or has left the field, and says the first mistake among them aloud. What is
 * corrected disappears at once. A field that nobody has filled in yet is only marked as needed until somebody wants to save.
 */
export function useCalm(all: readonly FieldProblem[]): Calm {
  const app = useApp();
  const [isEnded, setEnded] = useState(false);
  // While somebody types, nothing is shown that was not shown before.
  const [wait, setWait] = useWait(all);
  const [fresh, setFresh] = useState<string>();
  const wanted = all.filter(({ isAwaited }) => isEnded || isAwaited !== true);
  const before = useRef(listMarks(wanted));
  const shown = wait === undefined ? wanted : wanted.filter((each) => before.current.has(markOf(each)));
  // Mistakes are said aloud only to somebody who types, not when a form opens.
  const isTyped = useRef(false);
  if (isEnded && all.every(({ isAwaited }) => isAwaited !== true)) setEnded(false);
  useEffect(() => {
    const first = shown.find((each) => isMistake(each.problem) && !before.current.has(markOf(each)));
    before.current = listMarks(shown);
    if (first !== undefined && isTyped.current) setFresh(markOf(first));
  });
  const hold = useCallback(() => {
    isTyped.current = true;
    setWait(calmMilliseconds);
  }, [setWait]);
  const said = shown.find((each) => markOf(each) === fresh);
  return {
    shown,
    said: said && sayInForm(said, app)[0],
    hold,
    leave: () => {
      setWait((now) => now && clickMilliseconds);
    },
    end: () => {
      setEnded(true);
    },
  };
}
