import type { Content, Path, Source } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";

/** When something was checked or counted. */
const keysOfPast = new Set(["reviewed", "asOf", "reviewedDate"]);

/** Months and days of the past that have not come yet. `today` is a day such as 2026-11-01. */
export function checkDates({ files, services }: Content, today: string): Problem[] {
  return [...Object.values(files), ...services].flatMap((source) => findFuture(source, source.data, [], today));
}

function findFuture(source: Source, value: unknown, path: Path, today: string): Problem[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => findFuture(source, inner, [...path, key], today));
  }
  const key = String(path.at(-1));
  if (typeof value !== "string" || !keysOfPast.has(key) || !/^\d{4}-\d\d(-\d\d)?$/.test(value)) return [];
  const latest = today.slice(0, value.length);
  if (value <= latest) return [];
  const wanted = `a ${latest === today ? "day" : "month"} that has come, ${latest} at the latest`;
  return [problem("value/wrong-format", source.placeOfValue(path), { key, item: undefined, written: value, wanted })];
}
