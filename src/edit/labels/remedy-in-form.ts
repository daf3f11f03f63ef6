import { declaredCode, type Problem, type ProblemCode, type ProblemWording } from "../../problems/problem.ts";
import { fillHoles, fillWords, type Filled } from "../../problems/fill-words.ts";

/** Remedies by code. Those of several ways or fixes are a table of these; `*` is for all others of the code. Holes are those of the code. */
export type FormRemedies = Readonly<Partial<Record<ProblemCode, string | Readonly<Record<string, string>>>>>;

/** The remedies of forms in one language; `remedies/en.yaml` explains how they are written. */
export interface RemedyFile extends Pick<ProblemWording, "phrases"> {
  remedies: FormRemedies;
}

/** The words of problems in one language, and what forms say differently. */
export interface FormWording extends ProblemWording {
  remedies: FormRemedies;
  /** Phrases of remedies, those that only forms have among them. */
  remedyPhrases: ProblemWording["phrases"];
}

export function makeFormWording(wording: ProblemWording, { remedies, phrases }: RemedyFile): FormWording {
  return { ...wording, remedies, remedyPhrases: { ...wording.phrases, ...phrases } };
}

/** Says what to do about a problem to somebody who sees fields. `label` is that of the field to fill in. */
export function remedyInForm({ code, filling = {} }: Problem, label: string, wording: FormWording): string {
  const { remedies, remedyPhrases, entries } = wording;
  const declared = declaredCode(code)!;
  const words = { ...wording, phrases: remedyPhrases };
  const values = { ...withoutFiles(filling), label };
  const own = chooseRemedy(remedies[declared], filling);
  return own === undefined ? fillWords(entries[declared], values, words).remedy : fillHoles(own, values, words);
}

/** Returns the words of forms for one way of a code; undefined if those of the build read right. */
export function chooseRemedy(remedy: FormRemedies[ProblemCode], { way, fix }: Filled): string | undefined {
  if (remedy === undefined || typeof remedy === "string") return remedy;
  return remedy[String(fix)] ?? remedy[String(way)] ?? remedy["*"];
}

/** Leaves of values what somebody sees in a field: of `opens: "08:30"` the time, of `crowns.md` the name. */
function withoutFiles({ ...values }: Filled): Filled {
  const { key, line, example } = values;
  const start = `${String(key)}: `;
  const inside = typeof line === "string" && line.startsWith(start) ? line.slice(start.length) : line;
  return {
    ...values,
    ...(typeof inside === "string" && { line: inside.replace(/^\[(.*)\]$|^"([^"]*)"$/, "$1$2") }),
    ...(typeof example === "string" && { example: example.replace(/\.md$/, "") }),
  };
}
