import { expect, test } from "vitest";
import { checkPercentages } from "../../src/check/percentages.ts";
import { markdownSource, textAt, yamlSource } from "../support/read-source.ts";

const sources = "sources:\n  - Somebody, A Study, 2019.";

function findIn(frontMatter: string, body: string): string[] {
  const source = markdownSource(`mainTitleText: Polishing\n${frontMatter}`, `${body}\n`);
  const content = { files: {}, services: [source], serviceFiles: [], assets: new Map() };
  return checkPercentages(content).map(({ place }) => textAt(source.text, place));
}

test("a percentage beside the year of a study is fine on a page that lists its sources", () => {
  expect(findIn(sources, "In a 2019 study, 92% to 95.5% lasted.")).toEqual([]);
  expect(findIn("", "In a 2019 study, 92% lasted.")).toEqual(["92%"]);
});

test("the year must stand in the same paragraph, item or card", () => {
  expect(findIn(sources, "A study of 2019.\n\nIt found 92%.")).toEqual(["92%"]);
  expect(findIn(sources, "- A study of 2019.\n- It found 92 percent.")).toEqual(["92 percent"]);
});

test("a percentage of our own is a claim, whatever year is beside it", () => {
  expect(findIn(sources, "In 2019, 98% of our implants lasted.")).toEqual(["98%"]);
  expect(findIn(sources, "Ask us. In a 2019 study, 98% lasted. We tell you more.")).toEqual([]);
  expect(findIn(sources, "In a 2019 study of US adults, 98% lasted.")).toEqual([]);
});

test("what is declared in claims.yaml is not looked at, and the same in another file is", () => {
  const text = "x:\n  figure: 98%\n";
  const content = { services: [], serviceFiles: [], assets: new Map() };
  expect(checkPercentages({ ...content, files: { "claims.yaml": yamlSource(text) } })).toEqual([]);
  expect(checkPercentages({ ...content, files: { "home.yaml": yamlSource(text) } })).toHaveLength(1);
});
