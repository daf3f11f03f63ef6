import { walkSource } from "../../src/model/build/walk-fields.ts";
import type { Source } from "../../src/model/build/source.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { checkFieldMarkup } from "../../src/steps/validate/field-markup.ts";

/** Finds markup in all fields of a source that do not take it. */
export function findFieldMarkup(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkSource(source, (value, part, path) => {
    if (part && typeof value === "string")
      problems.push(...checkFieldMarkup(source, value, { kind: part.fieldType, path }));
  });
  return problems;
}
