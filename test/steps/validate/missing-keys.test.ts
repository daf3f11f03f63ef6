import { expect, test } from "vitest";
import { inspectFile } from "../../../src/steps/validate/inspect-file.ts";
import { markdownSource, position, yamlSource } from "../../support/read-source.ts";

const figure = "visits:\n  text: A\n  title: B\n  definition: C\n  source: D\n  asOf: 2026-01\n  qualifier: E\n";
const prices = "mainTitleText: A\ndescription: B\nasOf: 2026-01\nprices:\n  - title: C\n    items:\n";
const practice = "announcement:\n  text: A\n  until: 2026-12-01\n";

/** The keys that this is about. */
const keys = /key "(?:moreLabel|moreHref|from|price|href|linkLabel|claimTitle)"/;

test.for<[string, string, string, string[]]>([
  [
    "a link without words",
    "claims.yaml",
    `${figure}  moreHref: /about/address\n`,
    ['8:3 "moreHref" needs the key "moreLabel", which is missing.'],
  ],
  [
    "words without a link",
    "claims.yaml",
    `${figure}  moreLabel: F\n`,
    ['8:3 "moreLabel" needs the key "moreHref", which is missing.'],
  ],
  [
    "a range without its start",
    "about/prices.md",
    `${prices}      - what: D\n        price: $1\n        to: $2\n`,
    ['10:9 "to" needs the key "from", which is missing.'],
  ],
  [
    "a range without anything else",
    "about/prices.md",
    `${prices}      - what: D\n        to: $2\n`,
    ['9:9 "to" needs the key "from", which is missing.'],
  ],
  ["a misspelled one", "about/prices.md", `${prices}      - what: D\n        form: $1\n        to: $2\n`, []],
  [
    "words of no link",
    "practice.yaml",
    `${practice}  linkLabel: B\n`,
    ['4:3 "linkLabel" needs the key "href", which is missing.'],
  ],
  [
    "a file without words",
    "practice.yaml",
    `${practice}  href: /files/a.pdf\n`,
    ['2:3 The key "linkLabel" is missing.'],
  ],
  ["a page, which has a title", "practice.yaml", `${practice}  href: /about/address\n`, []],
  [
    "a figure without heading",
    "home.yaml",
    "claim: visits\n",
    ['1:1 "claim" needs the key "claimTitle", which is missing.'],
  ],
])("keys that others in a group need, at any level: %s", ([, name, text, expected]) => {
  const file = `site/${name}`;
  const source = name.endsWith(".md") ? markdownSource(text, "", file) : yamlSource(text, file);
  const found = inspectFile(source).problems.filter(({ message }) => keys.test(message));
  expect(found.map(({ place, message }) => `${position(place)} ${message}`)).toEqual(expected);
});

test.for([
  ["Greece", "phone: +30 691 234 5678", "+30 691 234 5678"],
  ["Japan", "phone: +81 90 1234 5678", "+81 90 1234 5678"],
  ["United States", 'phone: "(503) 555-0187"', "(503) 555-0187"],
] as const)("examples of phone numbers are those of the office's country: %s", ([country, line, sample]) => {
  const address = `address:\n  street: A 1\n  city: B\n  zip: "10115"\n  country: ${country}\n`;
  const listRemedies = (text: string): string[] =>
    inspectFile(markdownSource(text, "", "site/offices/main.md")).problems.map(({ remedy, lines = [] }) =>
      [remedy, ...lines].join("\n"),
    );
  expect(listRemedies(`position: 1\n${address}`).join("\n")).toContain(line.replaceAll('"', ""));
  expect(listRemedies(`phone: "12"\n${address}`).join("\n")).toContain(sample);
});

test("examples for the contacts of a practice are those of the country that its language names", () => {
  const source = yamlSource(
    "language: el-GR\ncontacts:\n  - name: Poison centre\n    phone: 12\n",
    "site/practice.yaml",
  );
  const said = inspectFile(source).problems.map(({ message, remedy }) => `${message} ${remedy}`);
  expect(said.join()).toContain("+30 691 234 5678");
});
