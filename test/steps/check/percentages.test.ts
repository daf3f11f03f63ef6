import { expect, test } from "vitest";
import { checkPercentages } from "../../../src/steps/check/percentages.ts";
import { markdownSource, noContent, textAt, yamlSource } from "../../support/read-source.ts";

const sources = "sources:\n  - Somebody, A Study, 2019.";

function findIn(frontMatter: string, body: string): string[] {
  const source = markdownSource(`mainTitleText: Polishing\n${frontMatter}`, `${body}\n`);
  const content = { ...noContent, entries: [source] };
  return checkPercentages(content).map(({ place }) => textAt(source.text, place));
}

test("a percentage beside the year of a study is fine on a page that lists its sources", () => {
  expect(findIn(sources, "In a 2019 study, 92% to 95.5% lasted.")).toEqual([]);
  expect(findIn("", "In a 2019 study, 92% lasted.")).toEqual(["92%"]);
});

test("the year must be in the same paragraph, item or card", () => {
  expect(findIn(sources, "A study of 2019.\n\nIt found that 92% lasted.")).toEqual(["92%"]);
  expect(findIn(sources, "A study of 2019.\n \nIt found that 92% lasted.")).toEqual(["92%"]);
  expect(findIn(sources, "<p>A study of 2019.<p>It found that 92% lasted.")).toEqual(["92%"]);
  expect(findIn(sources, "1. A study of 2019.\n2. It found that 92% lasted.")).toEqual(["92%"]);
  expect(findIn(sources, "- A study of 2019.\n- It found that 92 percent lasted.")).toEqual(["92 percent"]);
});

test.for(["98%", "98.5%", "1,5 %", "98 percent", "98 per cent", "98 Percent"])("%s is a percentage", (percentage) => {
  expect(findIn("", `A crown lasts in ${percentage} of mouths.`)).toEqual([percentage]);
});

test("100% is a claim before a comparison, and only stress before other words", () => {
  expect(findIn("", "It removes 100% more plaque.")).toEqual(["100%"]);
  expect(findIn("", "We are 100% committed to each treatment.")).toEqual([]);
});

test("a percentile is not a percentage", () => {
  expect(findIn("", "He is in the 98 percentile.")).toEqual([]);
});

test.for([
  "## What insurance pays\n\n| Treatment | Share |\n| --- | --- |\n| Cleanings | 100% |\n| Fillings and root canals of all teeth | 80% |",
  "## Fillings\n\n| Treatment | Plan pays |\n| --- | --- |\n| Fillings | 80% |\n| Crowns | 50% |",
  "## Treatments\n\nMost plans cover:\n\n- Cleanings: 100%\n- Fillings: 80%\n- Crowns, bridges, and dentures: 50%",
  "## Lo que paga el seguro\n\n- Empastes: 80%\n- Coronas y puentes: 50%",
])("a row or an item below words about money is no claim: %j", (body) => {
  expect(findIn("", body)).toEqual([]);
});

test.for([
  ["## Treatments\n\n- Fillings: 80%", "80%"],
  ["## What insurance pays\n\n- Success of implants: 97%", "97%"],
  ["## What insurance pays\n\nFillings: 80%.", "80%"],
  ["## What insurance pays\n\n## Results\n\n- Implants: 97%", "97%"],
  ["## Results\n\nMost plans cover care.\n\nWe count each year.\n\n- Implants: 97%", "97%"],
])("a row or an item that says what care achieves, or a sentence, is a claim still: %j", ([body, percentage]) => {
  expect(findIn("", body!)).toEqual([percentage]);
});

const long = "Every tooth is looked at with care and cleaned. ".repeat(15);

test.for([
  "In 2019, 98% of our implants lasted.",
  "In 2019, 98% of those we placed lasted.",
  "In 2019, 98% came back to us.",
  "In 2019 we saw that 98% lasted.",
  `In 2019 we saw that 98% lasted. ${long}`,
  `${long}In 2019 we saw that 98% lasted.`,
])("%s is a claim of our own, whatever year is beside it", (text) => {
  expect(findIn(sources, text)).toEqual(["98%"]);
});

test.for([
  "Ask us. In a 2019 study, 98% lasted. We tell you more.",
  "Ask us! In a 2019 study, 98% lasted! We tell you more.",
  "Ask us? In a 2019 study, did 98% last? We tell you more.",
  "In a 2019 study of US adults, 98% lasted.",
  "In 2019, 98% lasted in the US.",
  "In 2019, 98% lasted for an hour, as with other uses in the west.",
])("%s is a claim of a study", (text) => {
  expect(findIn(sources, text)).toEqual([]);
});

test("percentages in claims.yaml are not checked, and those in other files are", () => {
  const text = "x:\n  figure: 98% success\n";
  const claims = yamlSource(text, "site/claims.yaml");
  expect(checkPercentages({ ...noContent, files: { "claims.yaml": claims } })).toEqual([]);
  expect(checkPercentages({ ...noContent, files: { "home.yaml": claims } })).toHaveLength(1);
});
