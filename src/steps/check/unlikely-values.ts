import { weekendOf } from "../../model/countries.ts";
import { weekdays, type Hours } from "../../model/hours.ts";
import { countryCodeOf } from "../../model/postal-address.ts";
import type { Path } from "../../model/source.ts";
import { sourcesOf, type Source } from "../../model/source.ts";
import { groupAt, isGroup, lastKeyOf, walkSource, type Part } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/**
 * Finds values that fit their schemas and are hardly meant: dates in the wrong tense, the same thing twice in a list, and hours without
 * a working day. `day` is the current one, such as `2026-11-30`.
 */
export function findUnlikelyValues({ content, day }: SiteInLanguage): Problem[] {
  const problems: Problem[] = [];
  const now = day.slice(0, "2026-11".length);
  for (const source of sourcesOf(content)) {
    walkSource(source, (value, part, path) => {
      if (part === undefined) return;
      if (Array.isArray(value)) problems.push(...findRepeated(source, value, { part, path }));
      if (part.kind === "hours") problems.push(...findMissingDays(source, value as Hours, path));
      if (part.tense !== undefined) problems.push(...judgeDate(source, String(value), { part, path, now }));
    });
  }
  return problems;
}

/** Authors write the last day that four digits can name for "until further notice". */
const never = "9999-12-31";
const mostYears = 5;

/** Compares years, or years and months: only the practice's own time zone knows which day it is. */
function judgeDate(
  source: Source,
  date: string,
  { part, path, now }: { part: Part; path: Path; now: string },
): Problem[] {
  const key = lastKeyOf(path) ?? "";
  const place = source.placeOfValue(path);
  if (part.tense === "past") {
    const isFuture = date.slice(0, now.length) > now.slice(0, date.length);
    const way = date.length === 4 ? "year" : date.length === 7 ? "month" : "day";
    return isFuture ? [problem("value/future-date", place, { way, key, value: date })] : [];
  }
  const years = Number(date.slice(0, 4)) - Number(now.slice(0, 4));
  return years > mostYears && date !== never ? [problem("value/far-date", place, { key, value: date })] : [];
}

/** Reports workdays that no entry names. Days of the weekend may be missing: visitors assume that the office is closed then. */
function findMissingDays(source: Source, hours: Hours, path: Path): Problem[] {
  const { country } = groupAt(groupAt(source.data).address);
  const code = typeof country === "string" ? countryCodeOf({ country }) : undefined;
  const weekend = weekendOf(code);
  const listed = new Set(hours.flatMap((entry) => entry.days));
  const days = weekdays.filter((day) => !weekend.includes(day) && !listed.has(day));
  return days.length === 0
    ? []
    : [problem("value/missing-day", source.placeOfKey(path), { key: lastKeyOf(path)!, days })];
}

/** Reports the first item of a list that is there already, by the keys that tell the items apart. */
function findRepeated(source: Source, list: readonly unknown[], { part, path }: { part: Part; path: Path }): Problem[] {
  const names = list.map((item) => nameOf(item, part.knownBy));
  const first = new Map(names.map((name, index) => [name, index] as const).reverse());
  const index = names.findIndex((name, at) => first.get(name) !== at);
  if (index === -1) return [];
  const before = first.get(names[index]!)!;
  const related = { place: source.placeOfValue([...path, before]), label: "It is listed here first" };
  const details = { key: lastKeyOf(path) ?? "the file", item: index + 1, before: before + 1 };
  return [problem("value/repeated", source.placeOfValue([...path, index]), details, related)];
}

/** Returns a text that is the same for items that readers would take for the same: capitals, spaces and punctuation make no difference. */
function nameOf(item: unknown, knownBy: Part["knownBy"]): string {
  if (Array.isArray(item)) return JSON.stringify(item.map((each) => nameOf(each, undefined)));
  if (isGroup(item)) {
    const keys = knownBy ?? Object.keys(item).sort();
    return JSON.stringify(keys.map((key) => [key, nameOf(item[key], undefined)]));
  }
  const text = String(item);
  const letters = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, "");
  return letters === "" ? text : letters;
}
