import { sourcesOf, type Content } from "../../model/source.ts";
import { walkSource } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Months in which a text says that something was reviewed or counted, and that are yet to come. `now` is written as they are: `2026-11`. */
export function findFutureMonths(content: Content, now: string): Problem[] {
  const problems: Problem[] = [];
  for (const source of sourcesOf(content)) {
    walkSource(source, (value, part, path) => {
      if (part?.kind !== "month" || typeof value !== "string" || value <= now) return;
      problems.push(problem("value/future-month", source.placeOfValue(path), { key: String(path.at(-1)), value }));
    });
  }
  return problems;
}
