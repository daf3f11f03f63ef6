import { sortProblems, type Problem } from "../problem.ts";

/** What the steps found, with the texts for showing it. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #texts = new Map<string, string>();

  add({ problems, texts = new Map() }: { problems: readonly Problem[]; texts?: ReadonlyMap<string, string> }): void {
    for (const each of problems) this.problems.push(each);
    for (const [file, text] of texts) this.#texts.set(file, text);
  }

  sorted(): { problems: Problem[]; texts: ReadonlyMap<string, string> } {
    return { problems: sortProblems(this.problems), texts: this.#texts };
  }
}
