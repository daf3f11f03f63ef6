import { weekendOf } from "../../model/domain/countries.ts";
import { weekdays, type Hours } from "../../model/domain/hours.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import { sourcesOf, type Path, type Source } from "../../model/build/source.ts";
import { groupAt, lastKeyOf, walkSource } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Reports workdays that no entry of hours names. Days of the weekend may be missing: visitors assume that the office is closed then. */
export function findMissingDays({ content }: Pick<SiteInLanguage, "content">): Problem[] {
  const problems: Problem[] = [];
  for (const source of sourcesOf(content)) {
    walkSource(source, (value, part, path) => {
      if (part?.fieldType === "hours") problems.push(...findInHours(source, value as Hours, path));
    });
  }
  return problems;
}

function findInHours(source: Source, hours: Hours, path: Path): Problem[] {
  const { country } = groupAt(groupAt(source.data).address);
  const code = typeof country === "string" ? countryCodeOf({ country }) : undefined;
  const weekend = weekendOf(code);
  const listed = new Set(hours.flatMap((entry) => entry.days));
  const days = weekdays.filter((day) => !weekend.includes(day) && !listed.has(day));
  return days.length === 0
    ? []
    : [problem("value/missing-day", source.placeOfKey(path), { key: lastKeyOf(path)!, days })];
}
