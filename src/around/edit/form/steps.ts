/** Texts of a file that undo and redo lead to. */
export interface Steps {
  past: readonly string[];
  future: readonly string[];
  /** The name of what was changed last, such as a field. More typing in that field adds no step. */
  last?: string;
}

const noSteps: Steps = { past: [], future: [] };
const mostSteps = 200;

/** Adds a step from a text, unless it goes on with the last one. A file that was not there before has no text. */
export function addStep({ past, last }: Steps = noSteps, before: string | undefined, step: string | undefined): Steps {
  const isSame = step !== undefined && step === last;
  const next = before === undefined || isSame ? past : [...past, before].slice(-mostSteps);
  return { past: next, future: [], ...(step !== undefined && { last: step }) };
}

/** Returns the text that undo or redo leads to from the text of now, and the steps from there; undefined if there is none. */
export function goStep(
  way: "undo" | "redo",
  { past, future }: Steps = noSteps,
  now: string,
): { text: string; steps: Steps } | undefined {
  const text = way === "undo" ? past.at(-1) : future[0];
  if (text === undefined) return undefined;
  const steps =
    way === "undo"
      ? { past: past.slice(0, -1), future: [now, ...future] }
      : { past: [...past, now], future: future.slice(1) };
  return { text, steps };
}
