import type * as z from "zod";
import { valueAt, type Path, type Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { exampleLines } from "./example-lines.ts";
import { readHoursIn } from "./read-hours.ts";
import { partAt } from "./schema-at.ts";
import { describeKind, nameByKey } from "./value-details.ts";

/**
 * Explains hours that are a text, or have days as keys: "Mon-Fri 9-5", "Mon-Fri: 9-5", all of them or one item. Undefined if the value at the
 * path is something else.
 */
export function explainHours(source: Source, path: Path, schema: z.ZodType): Problem | undefined {
  const at = path.findIndex((_, index) => partAt(schema, path.slice(0, index + 1)).fieldType === "hours");
  if (at === -1) return undefined;
  const isItem = Array.isArray(valueAt(source.data, path.slice(0, at + 1)));
  const place = path.slice(0, at + (isItem ? 2 : 1));
  const value = valueAt(source.data, place);
  const isLost = typeof value === "string" ? value.trim() === "" : readHoursIn(value) === undefined;
  if (isLost || (isItem && place.length === at + 1)) return undefined;
  const lines = exampleLines(source, partAt(schema, path.slice(0, at + 1)), value);
  const { column } = source.placeOfKey(place);
  const indent = " ".repeat(isItem ? column - "- ".length - 1 : column + 1);
  // The hyphen of an item is there already.
  const indented = lines.map((line, index) => indent + (isItem && index === 0 ? line.replace("- ", "  ") : line));
  const found = typeof value === "string" ? "text" : Array.isArray(value) ? "a list" : 'a group of "key: value" lines';
  const wanted = isItem ? "days and times on separate lines" : "a list";
  const details = { ...nameByKey(place), wanted, found, mistake: undefined, lines: indented };
  return problem("value/wrong-kind", source.placeOfValue(place), describeKind(details));
}
