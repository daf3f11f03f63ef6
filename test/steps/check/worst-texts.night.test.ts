import { describe, expect, test } from "vitest";
import { checkAlternatives } from "../../../src/steps/check/alt-text.ts";
import { checkClaims } from "../../../src/steps/check/claims.ts";
import { checkFacts } from "../../../src/steps/check/check-facts.ts";
import { checkGrades, gradeTexts } from "../../../src/steps/check/reading-grade.ts";
import { findSamples } from "../../../src/steps/check/samples.ts";
import { simpleHtml } from "../../../src/lib/markup/allowed-html.ts";
import { HtmlSanitizer } from "../../../src/lib/markup/html-sanitizer.ts";
import { findMistakes } from "../../../src/lib/markup/markdown-mistakes.ts";
import { startOf } from "../../../src/model/build/place.ts";
import type { Source } from "../../../src/model/build/source.ts";
import { findFieldMarkup } from "../../support/find-field-markup.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { partialSiteOf } from "../../support/partial-site.ts";
import { markdownSource } from "../../support/read-source.ts";

/*
 * Tests that every rule ends within the timeout. These texts are as long as content files may be, and take a few seconds at most. A rule
 * that searches the whole text again for each character takes minutes, more than the timeout allows.
 */

const length = 256 * 1024;
const fill = (text: string): string => text.repeat(length / text.length);

const samples = {
  values: [
    { value: "Harbor Lane", what: "the name" },
    { value: "a", what: "a letter" },
  ],
};

const facts = contentOfPractice("contacts:\n  - {name: Poison Help, phone: (800) 222-1222}\n");

/** Counts the problems of each code that the rules for texts find in a source. */
function countProblems(source: Source): Record<string, number> {
  const content = { ...facts, entries: [...facts.entries, source] };
  const site = partialSiteOf(content);
  const problems = [
    ...checkClaims(content),
    ...checkFacts(content, site),
    ...checkGrades(gradeTexts(content)),
    ...checkAlternatives(content, site),
    ...findSamples(content, samples),
    ...findFieldMarkup(source),
  ];
  const counts: Record<string, number> = {};
  for (const { code, place } of problems) if (place.file === source.file) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Runs every rule on a text, as the body of an entry and in its fields. */
function readAll(text: string): void {
  const field = JSON.stringify(text);
  const data = "mainTitleText: A\nsources: [b]";
  for (const source of [
    markdownSource(data, text),
    markdownSource(`${data}\nimgSrc: a.png\nimgAlt: ${field}\ndescriptionToBeParsed: ${field}`),
  ]) {
    expect(Math.max(0, ...Object.values(countProblems(source)))).toBeLessThanOrEqual(100);
  }
  const gate = new HtmlSanitizer(simpleHtml);
  gate.read(text, () => startOf("site/error.yaml"));
  gate.end();
  expect(gate.problems.length).toBeLessThanOrEqual(201);
  const tokens = [{ type: "text", raw: text }] as never;
  findMistakes({ type: "paragraph", tokens }, { before: undefined, after: undefined, isInItem: false });
}

describe("every rule comes to an end", { timeout: 240_000 }, () => {
  test.for([
    "<",
    "<br",
    "</b ",
    "<li></p>",
    "](",
    "![a](b",
    "# a\n\n![a](b)\n\n",
    "w",
    "1,",
    "A.",
    ". ",
    "leading-",
    "guarantee ",
    "guarantee, ",
    "isn't guaranteed ",
    "no result is guaranteed ",
    "painless ",
    "best  ",
    "94%",
    "of 94% in 2020 ",
    "0% financing ",
    "we do not offer 0% financing ",
    "interest rates as low as ",
    "0% no-",
    "Harbor ",
    "Harbor\n> ",
    "a@",
    "a.example ",
    ".examples",
    "(503) 555-0187 ",
    "503-555-01",
    "1 ",
    "1 503 (",
    "+2",
    "+44 20 7946 0958 ",
    "a@b.",
    "a@b.example ",
    "_a",
    "<a@",
    "OR ",
    "OR 97229 ",
    "tel:1",
    "tel:+15035550178 ",
    "mailto:a@b.example,",
    "&a;",
    "Monday ",
    "Mon 9-5 ",
    "hours Mon 9-5, ",
    "9 to 5, ",
    "open ",
    "between 8 and ",
    "9 ",
    "1-800-DEN",
  ])("for a text of %j", (sign) => {
    readAll(fill(sign));
  });

  test.for([["1 ", "Mon,"]] as const)("for a text of %j, then %j without end", ([start, sign]) => {
    readAll(start + fill(sign));
  });

  test("for samples in a comment", () => {
    const source = markdownSource(`mainTitleText: A\n# ${fill("b.example ")}`);
    expect(countProblems(source)["sample/left-over"]).toBeUndefined();
  });
});

test.for([
  ["guaranteed results. ", "copy/guarantee"],
  ["A painless visit. ", "copy/painless"],
  ["We heal 94% of them. ", "copy/percentage"],
  ["Pay no interest.\n\n", "copy/credit-terms"],
  ["x.example ", "sample/left-over"],
  ["Call (503) 555-0178.\n", "copy/unknown-contact"],
  ["![x.png](x.png) ", "media/unfit-alt"],
] as const)("of a text with %j without end, a hundred are told", ([sign, code]) => {
  expect(countProblems(markdownSource("mainTitleText: B", sign.repeat(150)))[code]).toBe(100);
});
