import { describe, expect, test } from "vitest";
import { readYaml } from "../../../src/steps/parse/yaml.ts";
import { findTypo } from "../../../src/steps/parse/yaml-typos.ts";
import { position } from "../../support/read-source.ts";

const told = (yaml: string): string[] =>
  readYaml("site/x.yaml", yaml).problems.map(({ code, place, message }) => `${code} ${position(place)} ${message}`);

const referred = "A text that begins with * must be in quotes.";
const named = "A text that begins with & must be in quotes.";
const quoteEnds = "The text is in double quotes, and this quote ends it.";
const apostropheEnds = "The text is in single quotes, and this apostrophe ends it.";
const curly = "The quotes around this text are curly, as Word makes them, so YAML does not take them for quotes.";
const glued = "There is no space after the hyphen, so YAML takes it for a part of the text.";
const unknown = (number: string): string =>
  `YAML does not know the character ${number} in this place. It often comes with text copied from Word or a web page.`;

describe("a typo is reported as what it is, where it is", () => {
  test.for([
    ["a star in front of one word", "a: *crown\nb: c\n", "1:4", referred],
    ["a star in front of an item", "a:\n  - b\n  - *crown\n", "3:5", referred],
    ["a star in brackets", "a: [*b, c]\n", "1:5", referred],
    ["words between stars", "a: *New* crowns\nb: c\n", "1:4", referred],
    ["a star and a space", "a: * one\n", "1:4", referred],
    ["an ampersand", "a: & more\n", "1:4", named],
    ["an ampersand that takes a word away", "a: &more crowns\n", "1:4", named],
    ["an ampersand that takes the only word away", "a: b\nc: &more\n", "2:4", named],
    ["double quotes inside double quotes", 'a: "The "best" crown"\n', "1:9", quoteEnds],
    ["double quotes around the first word", '- "New" crowns\n- b\n', "1:7", quoteEnds],
    ["single quotes around the first word", "a: 'New' crowns\n", "1:8", apostropheEnds],
    ["curly quotes around a colon", "a: “New: crowns”\nb: c\n", "1:4", curly],
    ["a hyphen without a space, first", "a:\n  -b: c\n   d: e\n", "2:3", glued],
    ["a hyphen without a space, later", "a:\n  - b\n  -c\n", "3:3", glued],
    ["a hyphen without a space, below an empty line", "a:\n  - b: c\n\n  -d: e\n    f: g\n", "4:3", glued],
    ["a dash for a hyphen, first", "a:\n– b: c\n  d: e\n", "2:1", unknown("U+2013")],
    ["a bullet for a hyphen, later", "a:\n  - b\n  • c\n", "3:3", unknown("U+2022")],
    ["a no-break space behind a colon", "a:\u00a0b\nc: d\n", "1:3", unknown("U+00A0")],
    ["one in front of a quote", 'a:\u00a0"b"\nc: d\n', "1:3", unknown("U+00A0")],
    ["one behind a quote", 'a: "b"\u00a0\nc: d\n', "1:7", unknown("U+00A0")],
    ["one behind a hyphen", "a:\n  -\u00a0b: c\n    d: e\n", "2:4", unknown("U+00A0")],
    ["one in front of a key", "a:\n \u00a0b: c\n  d: e\n", "2:2", unknown("U+00A0")],
    ["one in front of a text below its key", "a:\n  b: >-\n\u00a0 c:\n    d\n  e: f\n", "3:1", unknown("U+00A0")],
    ["a word joiner behind a colon", "a:\u2060b\nc: d\n", "1:3", unknown("U+2060")],
    ["a zero-width space behind a colon", "a:\u200bb\nc: d\n", "1:3", unknown("U+200B")],
  ] as const)("%s", ([, yaml, at, message]) => {
    expect(told(yaml)).toEqual([`yaml/syntax ${at} ${message}`]);
  });
});

test.for([
  ["a: [*b, c]\n", '"*b"'],
  ["a: [b, *crown ]\n", '"*crown"'],
  ["a: { b: *c }\n", '"*c"'],
  ["a:\n  - [b, *New* crowns]\n", '"*New* crowns"'],
  ["a: [*New* crowns, b]\n", '"*New* crowns"'],
  ["a: {b: *New* c}\n", '"*New* c"'],
  ["a: *b\n", 'a: "*b"'],
])("the remedy for a text that begins with a star has that text in quotes: %j", ([yaml, quoted]) => {
  const remedies = readYaml("site/x.yaml", yaml!).problems.map(({ remedy }) => remedy);
  expect(remedies).toEqual([`Put the whole text in quotes: ${quoted}`]);
});

describe("no typo is reported for", () => {
  test.for([
    ["a part that is named and repeated", "a: &hours 8 to 5\nb: *hours\n"],
    ["a list that is named", "a: &days [b]\n"],
    ["a text that repeats itself from within a list", "a: [&b c, *b]\n"],
    ["stars, ampersands and dashes inside a text", "a: b *c* & d – e\u00a0f\n"],
    ["a text that begins with a dash", "a: –5 to 3\nb: -5 degrees\n"],
    ["quotes inside a text", 'a: The "best" crown\n'],
  ] as const)("%s", ([, yaml]) => {
    expect(told(yaml)).toEqual([]);
  });
});

const wrongColumn = "The line does not start in the same column as its neighbors.";
const belowComment = "A comment ends the text above, so this line cannot continue it.";

test.for([
  ["a:\n  b: c\n\n d: e\n", "4:2", wrongColumn],
  ["a:\n  b: c\n# note\n d: e\n", "4:2", wrongColumn],
  ["a: >-\n  b\n# note\n  d\ne: f\n", "4:3", belowComment],
  ["a:\n  - b # note\n    d\n", "3:5", belowComment],
] as const)("of %j the line that is wrong is told", ([yaml, at, message]) => {
  expect(told(yaml)).toEqual([`yaml/syntax ${at} ${message}`]);
});

test.for([
  ["a:\n  - b: 18:00, closes: 24:00\n", 'If "closes" is a key,'],
  ["a:\n  - b: [Monday], opens: 18:00\n", "Write it without the comma on a line below,"],
] as const)("the key after a comma in %j is sent to a line of its own", ([yaml, remedy]) => {
  expect(
    readYaml("site/x.yaml", yaml)
      .problems.map((each) => each.remedy)
      .join("\n"),
  ).toContain(remedy);
});

test("a long text above the error is not taken for its cause", () => {
  expect(told("a: |\n    -b\n    \u00a0c\nd: e: f\n")).toEqual([
    "yaml/syntax 4:4 There is a second colon in this line, so YAML takes it for another key.",
  ]);
});

// This takes tenths of a second on most machines, and minutes if each character causes a search of the whole text.
test.for(["-", " ", "- ", "a", "\u00a0", '"', "'", "''", '\\"', "*", "a: ", "&a ", "\n-", "\n ", " \u00a0"])(
  "a file full of %j is read in reasonable time",
  { timeout: 240_000 },
  (part) => {
    const filler = part.repeat((250 * 1024) / part.length);
    for (const yaml of [filler, `a: b: ${filler}\n`, `${filler}\n x: y: z\n`, `- "b" ${filler}\n`, `a: "${filler}`]) {
      for (const offset of [0, yaml.length / 2, yaml.length - 1]) findTypo(yaml, Math.floor(offset));
    }
  },
);
