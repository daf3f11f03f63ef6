import * as z from "zod";
import { isExtraSectionKey, sectionKeys } from "../../model/content/service.ts";
import type { Source } from "../../model/build/source.ts";
import { groupAt, isMoreThanEnough, partOf } from "../../model/build/walk-fields.ts";
import { problem, withoutRepeatedProblems, type Problem } from "../../problems/problem.ts";
import { explainMissing } from "./explain-missing.ts";
import { explainIssues, type Issue } from "./explain-issue.ts";
import { hasTypoOf, isWritten } from "./written-keys.ts";
import { recordOf } from "../../model/build/known-keys.ts";

type Together = NonNullable<z.GlobalMeta["together"]>;

/** Words what is wrong with the keys of a file. `issues` are what its schema has found. */
export function explainKeys(source: Source, issues: readonly Issue[]): Problem[] {
  const { schema } = source.kind;
  const { together } = partOf(schema);
  const found =
    issues.length === 0 ? [] : explainIssues(source, withoutSectionKeys(issues), schemaFor(source, together));
  return withoutRepeatedProblems([
    ...found,
    ...checkTogether(source, together),
    ...(partOf(schema).keys.has(sectionKeys[0]!.title) ? checkSections(source) : []),
  ]);
}

function checkSections(source: Source): Problem[] {
  const data = groupAt(source.data);
  const written = Object.keys(data);
  const lacks = (key: string): boolean => !(key in data) && !hasTypoOf(key, data, partOf(source.kind.schema));
  // A key without a value is reported as empty, not as lacking the other.
  const has = (key: string): boolean => isWritten(data, key);
  const pairs = sectionKeys.flatMap(({ title, data: list }) => {
    if (has(title) && lacks(list)) {
      return [problem("section/title-without-data", source.placeOfKey([title]), { title, data: list })];
    }
    if (has(list) && lacks(title)) {
      return [problem("section/data-without-title", source.placeOfKey([list]), { title, data: list })];
    }
    return [];
  });
  // Title and data of one section are one mistake.
  const extra = written
    .filter(isExtraSectionKey)
    .filter((key, index, all) => all.findIndex((each) => sectionOf(each) === sectionOf(key)) === index)
    .map((key) => problem("section/fifth", source.placeOfKey([key]), { key }));
  return [...pairs, ...extra];
}

function sectionOf(key: string): string {
  return key.replace(/(Title|Data)$/i, "");
}

/** The keys that `checkSections` words better than "unknown key" does. */
function withoutSectionKeys(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    const keys = issue.keys.filter((key) => !isExtraSectionKey(key));
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  });
}

/** A file with more keys than those in `enough` has every key of `keys`, so that the remedy for an empty one is to fill it. */
function schemaFor(source: Source, together: Together | undefined): z.ZodType {
  const { schema } = source.kind;
  const isDemanded = mustHaveAll(source, (key) => isWritten(groupAt(source.data), key), together);
  if (!isDemanded || together === undefined || !(schema instanceof z.ZodObject)) return schema;
  return schema.required(recordOf<string, true>(together.keys, () => true));
}

function mustHaveAll(
  { data, body }: Source,
  isCounted: (key: string) => boolean,
  together: Together | undefined,
): boolean {
  return together !== undefined && isMoreThanEnough(together, Object.keys(groupAt(data)).filter(isCounted), body);
}

/** A file has only the keys in `enough`, or it has all of `keys`. */
function checkTogether(source: Source, together: Together | undefined): Problem[] {
  const part = partOf(source.kind.schema);
  const data = groupAt(source.data);
  const all = mustHaveAll(source, (key) => part.keys.has(key), together) ? together!.keys : [];
  return all
    .filter((key) => !(key in data) && !hasTypoOf(key, data, part))
    .map((key) => explainMissing(source, [], key, source.kind.schema));
}
