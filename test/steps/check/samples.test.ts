import { expect, test } from "vitest";
import { findSamples } from "../../../src/steps/check/samples.ts";
import type { Content, Source } from "../../../src/model/build/source.ts";
import { markdownSource, noContent, position, textAt, yamlSource } from "../../support/read-source.ts";

const content = (error: string, entries: Source[] = []): Content => ({
  ...noContent,
  files: {
    "error.yaml": yamlSource(error),
    "samples.yaml": yamlSource("values:\n  - value: Harbor Lane\n    what: the name\n", "site/samples.yaml"),
  },
  entries,
  entryFiles: entries.map(({ file }) => file),
});

function samplesIn(text: string, values: { value: string; what: string }[] = []): string[] {
  return findSamples(content(text), { values }).map(({ place }) => `${position(place)} ${textAt(text, place)}`);
}

test("a value that is only found by its key is said without it", () => {
  const values = [
    { value: 'opens: "09:01"', what: "the hours" },
    { value: "state: XX", what: "the state" },
    { value: "note: by the door", what: "a note" },
  ];
  const text = 'opens: "09:01"\nstate: XX\nnote: by the door\n';
  expect(findSamples(content(text), { values }).map(({ message }) => message)).toEqual([
    '"note: by the door" is a sample value (a note).',
    '"09:01" is a sample value (the hours).',
    '"XX" is a sample value (the state).',
  ]);
});

test("a listed value is found wherever it is, keys included", () => {
  const values = [{ value: "Harbor Lane", what: "the name" }];
  expect(samplesIn("Harbor Lane: x\nhint: At Harbor Lane, Harbor Lane\n", values)).toEqual([
    "1:1 Harbor Lane",
    "2:10 Harbor Lane",
    "2:23 Harbor Lane",
  ]);
});

test.for([
  ["on a separate line", "# Harbor Lane (503) 555-0187\nhint: x\n"],
  ["that is indented", "hint: x\nlinks:\n  # Harbor Lane\n  - y\n"],
  ["behind a value", "hint: x # Harbor Lane, (503) 555-0187\n"],
  ["behind a value in quotes that holds a #", 'hint: "one # two" # Harbor Lane\n'],
  ["with a backslash", "hint: x # by Harbor Lane \\o/\n"],
  ["that is wrapped", "# We are Harbor\n# Lane.\nhint: x\n"],
] as const)("a value in a comment %s is not found", ([, text]) => {
  expect(samplesIn(text, [{ value: "Harbor Lane", what: "the name" }])).toEqual([]);
});

test.for([
  ["in double quotes", 'hint: "Number # Harbor Lane"\n'],
  ["in quotes with an escape", 'hint: "One \\u0023 # \\"Two\\" Harbor Lane"\n'],
  ["in single quotes", "hint: 'It # isn''t Harbor Lane'\n"],
  ["in a block", "hint: |\n  Text\n  # Harbor Lane\n"],
  ["in quotes, wrapped", 'hint: "Number #  1, Harbor\n  Lane"\n'],
  ["in a key", '"The # Harbor Lane": x\n'],
  ["behind a # that is part of a word", "hint: x#1 Harbor Lane\n"],
] as const)("a value behind a # %s is found", ([, text]) => {
  expect(samplesIn(text, [{ value: "Harbor Lane", what: "the name" }])).toHaveLength(1);
});

test("the remedy does not ask to replace a sample whose description says what to do", () => {
  const listed = { value: "Harbor Lane", what: "the first sentence; have it read, then take it out" };
  const found = findSamples(content("hint: Harbor Lane\n"), { values: [listed] });
  expect(found.map(({ remedy }) => remedy)).toEqual(["Do that before the site is published."]);
});

test("a value in a heading of Markdown is found, and none in a comment of its front matter", () => {
  const service = markdownSource("mainTitleText: Polishing # Harbor Lane", "# At Harbor Lane\n");
  const found = findSamples(content("hint: x\n", [service]), { values: [{ value: "Harbor Lane", what: "the name" }] });
  expect(found.map(({ place }) => place.line)).toEqual([4]);
});

test("a value inside a longer one is reported once, as the longer", () => {
  const values = [
    { value: "Harbor", what: "short" },
    { value: "Harbor Lane Dental", what: "long" },
  ];
  expect(samplesIn("hint: Harbor Lane Dental\nlinks: Harbor\n", values)).toEqual([
    "1:7 Harbor Lane Dental",
    "2:8 Harbor",
  ]);
});

test("a value in the text below front matter is found", () => {
  const service = markdownSource("mainTitleText: Polishing", "One.\n\nAt Harbor Lane.\n");
  const found = findSamples(content("hint: x\n", [service]), { values: [{ value: "Harbor Lane", what: "the name" }] });
  expect(found).toMatchObject([{ code: "sample/left-over", place: { file: service.file, line: 6, column: 4 } }]);
});

test.for([
  ["in folded YAML", "hint: >-\n  We are Harbor\n  Lane in town.\n"],
  ["in a quotation", "hint: |\n  > We are Harbor\n  > Lane.\n"],
  ["between two blanks", "hint: We are Harbor  Lane.\n"],
  ["at the end of a line with blanks", "hint: >-\n  We are Harbor \t\n    Lane.\n"],
] as const)("a value is found when it is wrapped %s", ([, text]) => {
  const found = findSamples(content(text), { values: [{ value: "Harbor Lane", what: "the name" }] });
  expect(found).toMatchObject([{ message: '"Harbor Lane" is a sample value (the name).' }]);
  expect(textAt(text, found[0]!.place)).toMatch(/^Harbor/);
});

test("words in two paragraphs are not one value", () => {
  expect(samplesIn("# Harbor\n\n# Lane\nhint: x\n", [{ value: "Harbor Lane", what: "the name" }])).toEqual([]);
});

test("a value is found in whole words only", () => {
  const values = [
    { value: "00000", what: "the ZIP code" },
    { value: "Ash", what: "the name" },
    { value: 'opens: "09:01"', what: "the hours" },
  ];
  expect(samplesIn('hint: "#000000, DDS 1000002, Ashland, Wash, Ashé"\n', values)).toEqual([]);
  expect(samplesIn('hint: "00000-1234, Ash, Ash-Lane"\nopens: "09:01"\n', values)).toHaveLength(4);
});

test("a value is taken literally, punctuation included", () => {
  const values = [{ value: "Suite 4 (rear), $1.50?", what: "made up" }];
  expect(samplesIn("hint: Suite 4 (rear),\n  $1.50?\n", values)).toHaveLength(1);
  expect(samplesIn("hint: Suite 4 rear, $1x50\n", values)).toEqual([]);
});

test("a wrapped phone number is found", () => {
  const text = "hint: >-\n  Call (503)\n  555-0187 now.\n";
  expect(findSamples(content(text), { values: [] })).toMatchObject([
    { message: '"(503) 555-0187" is a sample value (a phone number reserved for fiction).' },
  ]);
});

test("the list of samples itself does not count", () => {
  expect(samplesIn("hint: x\n", [{ value: "Harbor Lane", what: "the name" }])).toEqual([]);
});

test.for([
  ["(503) 555-0187", true],
  ["503-555-0100", true],
  ["503.555.0199", true],
  ["5035550142", true],
  ["(503) 555-1234", false],
  ["(503) 556-0187", false],
  ["hello@harborlane.example", true],
  ["https://www.harborlane.example/practice", true],
  ["https://my.test", true],
  ["a good example", false],
  ["for example.", false],
  ["https://www.dbc.ca.gov/", false],
] as const)("that %s can only be made up: %s", ([value, isSample]) => {
  expect(samplesIn(`hint: "${value}"\n`)).toHaveLength(isSample ? 1 : 0);
});
