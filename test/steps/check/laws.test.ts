import { expect, test } from "vitest";
import { startOf } from "../../../src/model/build/place.ts";
import { problem } from "../../../src/problems/problem.ts";
import { nameLaws } from "../../../src/steps/check/laws.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { partialSiteOf } from "../../support/partial-site.ts";
import { markdownSource, noContent } from "../../support/read-source.ts";

const [california, federal] = [
  "California Business and Professions Code 651",
  "Regulation Z, 12 CFR 1026.24, in the United States",
];

test.each([
  [[["CA", "United States"]], [california, federal]],
  [[["California", "US"]], [california, federal]],
  [[["UT", "United States"]], [undefined, federal]],
  [[["PR", "Puerto Rico"]], [undefined, federal]],
  [[["Perak", "Malaysia"]], [undefined, undefined]],
  [[["CA", "Italy"]], [undefined, undefined]],
  [
    [
      ["UT", "United States"],
      ["CA", "United States"],
    ],
    [california, federal],
  ],
])("advice to offices in %j names the laws %j: only those of an office's state and country", (places, laws) => {
  const entries = places.map(([state, country], index) => {
    const address = `address:\n  street: 1 Long Road\n  city: Salem\n  state: ${state}\n  zip: "97201"\n  country: ${country}`;
    const hours = 'hours:\n  - days: [Monday]\n    opens: "08:00"\n    closes: "16:00"';
    return markdownSource(`phone: "+1 503 555 0187"\n${address}\n${hours}`, "", `site/offices/office-${index}.md`);
  });
  const content = { ...contentOfPractice(), entries, entryFiles: entries.map(({ file }) => file) };
  const partial = partialSiteOf(content);
  expect(partial.entries.offices).toHaveLength(places.length);
  const details = { words: "words", fix: "here" } as const;
  const found = (["copy/superlative", "copy/credit-terms"] as const).map((code) =>
    problem(code, startOf("a.md"), details),
  );
  const named = nameLaws(found, { languages: [{ content: noContent, validated: { partial } }] });
  expect(named.map(({ law }) => law)).toEqual(laws);
});
