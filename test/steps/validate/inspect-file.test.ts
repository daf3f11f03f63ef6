import { expect, test } from "vitest";
import { inspectFile } from "../../../src/steps/validate/inspect-file.ts";
import { markdownSource } from "../../support/read-source.ts";

test("replaces the text of each HTML field with markup, and changes neither other texts nor the source", () => {
  const source = markdownSource(
    [
      "mainTitleText: Crowns",
      "title: a &b",
      "description: a &b",
      "sectionOneTitle: Step by step",
      "sectionOneData:",
      "  - title: a &b",
      "    description: a &b",
      '  - title: Links\n    description: <a href="/about">b</a>',
    ].join("\n"),
  );
  const before = structuredClone(source.data);
  const { data, problems } = inspectFile(source);
  expect(problems).toEqual([]);
  expect(data).toEqual({
    mainTitleText: "Crowns",
    title: "a &b",
    description: "a &b",
    sectionOneTitle: "Step by step",
    sectionOneData: [
      { title: "a &b", description: ["a &amp;b"] },
      { title: "Links", description: [{ kind: "link", href: "/about" }, "b</a>"] },
    ],
  });
  expect(source.data).toEqual(before);
});

const officeIn = (country: string, phone: string): string =>
  `phone: ${phone}\naddress:\n  street: 5 Rue du Port\n  city: Nantes\n  zip: "44000"\n  country: ${country}\nhours:\n  - days: [Monday]\n    closed: true\n`;

test.for([
  ["France", "02 40 12 34", "with + and the country's code, such as +33 6 12 34 56 78."],
  ["FR", "555-0187", "with + and the country's code, such as +33 6 12 34 56 78."],
  ["Canada", "555-0187", "such as (503) 555-0187."],
] as const)("asks an office in %s for a phone number as that country has them", ([country, phone, remedy]) => {
  const { problems } = inspectFile(markdownSource(officeIn(country, phone), "", "site/offices/nantes.md"));
  expect(problems.find(({ code }) => code === "value/wrong-format")?.remedy).toContain(remedy);
});
