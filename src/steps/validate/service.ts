import type { ZodType } from "zod";
import { isExtraSectionKey, keysOfTitleOnly, pageKeys, sectionKeys, serviceSchema } from "../../model/service.ts";
import type { Source } from "../../model/source.ts";
import { partOf } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { explainIssues, explainMissing, type Issue } from "./explain-issue.ts";
import { hasTypoOf, isWritten, type Group } from "./written-keys.ts";

/** The schema with every key of a page required, so that the remedy for an empty one is to fill it, not to remove it. */
const pageSchema = serviceSchema.required({ title: true, description: true } satisfies Record<
  (typeof pageKeys)[number],
  true
>);

/** What is wrong with the front matter of a service: `issues` are what its schema has found. */
export function explainService(source: Source, issues: readonly Issue[]): Problem[] {
  return [...checkCompleteness(source), ...explainWithSections(source, issues, schemaFor(source))];
}

/** The same for a page of any kind that may have card sections. */
export function explainWithSections(source: Source, issues: readonly Issue[], schema: ZodType): Problem[] {
  return [...checkSections(source, schema), ...explainIssues(source, withoutSectionKeys(issues), schema)];
}

function checkSections(source: Source, schema: ZodType): Problem[] {
  const data = source.data as Group;
  const written = Object.keys(data);
  const lacks = (key: string): boolean => !(key in data) && !hasTypoOf(key, data, partOf(schema));
  // One with nothing after it is reported for that.
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

function schemaFor({ data, body }: Source): ZodType {
  const group = data as Group;
  const isPage = body.trim() !== "" || Object.keys(group).some((key) => isWritten(group, key) && !isEnough(key));
  return isPage ? pageSchema : serviceSchema;
}

const isEnough = (key: string): boolean => (keysOfTitleOnly as readonly string[]).includes(key);

/** A page is its main title only, or it has a heading and a description; and some keys say nothing without another. */
function checkCompleteness(source: Source): Problem[] {
  const data = source.data as Group;
  const isTitleOnly =
    source.body.trim() === "" && Object.keys(data).every((key) => isEnough(key) || !(key in serviceSchema.shape));
  if (isTitleOnly) return [];
  const needs = [...partOf(serviceSchema).keys].flatMap(([key, part]) => (isWritten(data, key) ? [part.needs] : []));
  return [...pageKeys, ...needs.filter((key) => key !== undefined)]
    .filter((key) => !(key in data) && !hasTypoOf(key, data, partOf(serviceSchema)))
    .map((key) => explainMissing(source, [], key));
}
