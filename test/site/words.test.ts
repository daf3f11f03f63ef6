import { kinds } from "../../src/kinds/kinds.ts";
import { expect, test } from "vitest";
import { checkAlternatives } from "../../src/steps/check/alt-text.ts";
import { checkFacts } from "../../src/steps/check/check-facts.ts";
import { checkClaims } from "../../src/steps/check/claims.ts";
import { checkGrades, gradeLimit, gradeTexts } from "../../src/steps/check/reading-grade.ts";
import { applyRules } from "../../src/steps/check/apply-rules.ts";
import { rulesSchema } from "../../src/model/content/rules.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { partialSiteOf } from "../support/partial-site.ts";
import { packageFolder } from "../support/package-folder.ts";

const { content } = parseSite(readSite(packageFolder), kinds);
const site = partialSiteOf(content);
const source = content.files["rules.yaml"];

test("the sample site passes the check of its words", () => {
  const found = [
    ...checkClaims(content),
    ...checkFacts(content, site),
    ...checkGrades(gradeTexts(content)),
    ...checkAlternatives(content, site),
  ];
  const problems = applyRules(found, rulesSchema.parse(source?.data), { isStrict: false });
  expect(problems.map(({ code, place }) => `${place.file}:${place.line} ${code}`)).toEqual([]);
});

test("every text of the sample site that is long enough has a grade, and the hardest is well below the limit", () => {
  const grades = gradeTexts(content);
  const services = grades.filter(({ file }) => file.startsWith("site/services/"));
  expect(services.length).toBeGreaterThan(20);
  expect(Math.max(...grades.map(({ grade }) => Number(grade)))).toBeLessThanOrEqual(gradeLimit - 2);
  expect(Math.min(...grades.map(({ grade }) => Number(grade)))).toBeGreaterThan(1);
});
