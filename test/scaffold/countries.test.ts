import { expect, test } from "vitest";
import { fillAnswers, findFault, questions, type Given, type InitQuestion } from "../../src/scaffold/answers.ts";
import { listStarterFiles } from "../../src/scaffold/starter-files.ts";
import { packageFolder } from "../support/package-folder.ts";

/**
 * Returns the texts of a new practice that its people or patients read, without the names of the key
 * `call911`.
 */
function makeTexts(given: Given): Map<string, string> {
  const files = listStarterFiles(fillAnswers(given), { packageFolder, today: "2026-11-01", packageSpec: "1.0.0" });
  const texts = files.flatMap(({ path, contents }): [string, string][] =>
    typeof contents === "string" && path.startsWith("site/") ? [[path, contents.replace(/call911/g, "")]] : [],
  );
  return new Map(texts);
}

test.for([
  ["GB", "en-GB", "United Kingdom", "999"],
  ["Ireland", "en-IE", "Ireland", "999"],
  ["Deutschland", "de-DE", "Deutschland", "112"],
  ["Suomi", "fi-FI", "Suomi", "112"],
  ["New Zealand", "en-NZ", "New Zealand", "111"],
  ["Colombia", "es-CO", "Colombia", "123"],
  ["日本", "ja-JP", "日本", "119"],
] as const)("a practice in %s has language, number and law of its country", ([country, language, name, number]) => {
  const texts = makeTexts({ country });
  expect(texts.get("site/practice.yaml")).toContain(`\nlanguage: ${language}\n`);
  expect(texts.get("site/offices/main.md")).toContain(`\n  country: ${name}\n`);
  for (const [file, text] of texts)
    expect(text, file).not.toMatch(/\b911\b|HIPAA|California|\(503\) 555|97201|\bdbc\.ca\b/);
  expect(texts.get("site/README.md")).not.toMatch(/Privacy Practices|Prácticas de Privacidad|\n\n$/);
  const advice = texts.get("site/emergency.yaml");
  if (advice !== undefined) expect(advice).toContain(number);
});

test("a practice in the United States names no country, its number and its laws", () => {
  const texts = makeTexts({});
  expect(texts.get("site/offices/main.md")).not.toMatch(/^ *country:/m);
  expect(texts.get("site/emergency.yaml")).toContain("Call 911 for trouble breathing");
  expect(texts.get("site/privacypolicy.md")).toContain("## HIPAA disclaimer");
  expect(makeTexts({ country: "USA" })).toEqual(texts);
});

test.for([
  ["GB", "E3 5ED", undefined],
  ["Schweiz", "3007", undefined],
  ["Canada", "97201", "a postal code of Canada such as K1A 0B1"],
  [undefined, "E3 5ED", "a ZIP code such as 97201"],
] as const)("in %s, the postal code %s has the fault %s", ([country, zip, fault]) => {
  const question: InitQuestion = questions.find(({ key }) => key === "zip")!;
  expect(findFault(question, zip, { ...(country !== undefined && { country }) })).toBe(fault);
});

test("a name that is no country's is refused", () => {
  expect(findFault(questions[0]!, "Atlantis", {})).toBe("a country such as France, Deutschland or MX");
});

test.for([
  ["GB", "+44 7400 123456", ["Saturday", "Sunday"]],
  ["Israel", "+972 50 234 5678", ["Friday", "Saturday"]],
  ["EG", "+20 10 01234567", ["Friday", "Saturday"]],
  ["India", "+91 81234 56789", ["Sunday"]],
  ["Canada", "(555) 555-0100", ["Saturday", "Sunday"]],
  ["AQ", "(555) 555-0100", ["Saturday", "Sunday"]],
] as const)("in %s, the sample of a phone is %s and the weekend is %j", ([country, phone, weekend]) => {
  const texts = makeTexts({ country });
  const office = texts.get("site/offices/main.md")!;
  expect(office).toContain(`\nphone: ${phone}\n`);
  expect(texts.get("site/samples.yaml")).toContain(`- value: ${JSON.stringify(phone)}\n`);
  expect(office).toContain(`- days: [${weekend.join(", ")}]\n    closed: true`);
});
