import { sourcesOf, type Content } from "../../model/source.ts";
import { walkSource } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Finds months of a review or a count that are still to come. `now` is the current month, such as `2026-11`. */
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
