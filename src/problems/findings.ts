import { hasErrors, sortProblems, type Problem } from "./problem.ts";

/** The problems that a step found. */
export interface Report {
  problems: readonly Problem[];
  /** The text of each file, for showing the lines of its problems. */
  texts?: ReadonlyMap<string, string>;
}

/** Collects the problems of all steps. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #texts = new Map<string, string>();

  /** Adds a report and returns it. */
  add<Result extends Report>(result: Result): Result {
    for (const each of result.problems) this.problems.push(each);
    for (const [file, text] of result.texts ?? []) this.#texts.set(file, text);
    return result;
  }

  /** Replaces all problems, such as with those that a practice's own rules leave. */
  change(change: (problems: readonly Problem[]) => readonly Problem[]): void {
    this.problems.splice(0, Infinity, ...change(this.problems));
  }

  get hasErrors(): boolean {
    return hasErrors(this.problems);
  }

  sorted(): { problems: Problem[]; texts: ReadonlyMap<string, string> } {
    return { problems: sortProblems(this.problems), texts: this.#texts };
  }
}
