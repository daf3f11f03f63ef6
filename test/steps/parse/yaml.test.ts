import { describe, expect, test } from "vitest";
import { readYaml } from "../../../src/steps/parse/yaml.ts";
import { position, textAt } from "../../support/read-source.ts";

const read = (yaml: string): unknown => readYaml("site/x.yaml", yaml).data;

describe("a value stays text", () => {
  test.for([
    ["a time of day", "08:30"],
    ["a time without its zero", "8:30"],
    ["a time with seconds", "12:30:45"],
    ["a date", "2026-11-01"],
    ["a month", "2026-11"],
    ["no", "no"],
    ["yes", "yes"],
    ["off", "off"],
    ["a country's code", "NO"],
    ["a phone number with brackets", "(503) 555-0187"],
    ["a percentage", "98%"],
    ["a number with an underscore", "1_000"],
  ])("%s: %s", ([, written]) => {
    expect(read(`value: ${written}`)).toEqual({ value: written });
  });

  test("a number as a key", () => {
    expect(read("404: Not here")).toEqual({ "404": "Not here" });
  });
});

test.for([
  ["12345", 12345],
  ["02097", 2097],
  ["12e4", 120000],
  ["true", true],
  ["null", null],
  ["~", null],
] as const)("%s without quotes is not text", ([written, value]) => {
  expect(read(`value: ${written}`)).toEqual({ value });
});

test("a tag of YAML 1.1 is refused, not followed", () => {
  const { data, problems } = readYaml("site/x.yaml", "value: !!js/function 'function () {}'");
  expect(data).toBeUndefined();
  expect(problems.map(({ code }) => code)).toEqual(["yaml/syntax"]);
});

test("a warning of the parser is a problem, not a guess", () => {
  expect(readYaml("site/x.yaml", "value: !color red").problems).toHaveLength(1);
});

test.for([
  [": b\n", "1:1"],
  ["a: 1\nb:\n  : c\n", "3:3"],
  ["a:\n  - b: 1\n    : c\n", "3:5"],
  ["? # nothing\n: b\n", "2:1"],
  ["a: 1\n? \n", "2:2"],
  ["a: {b: 1, : c}\n", "1:11"],
  ['a: 1\n"": b\n', "2:1"],
  ["' ': b\n", "1:1"],
  ["~: b\n", "1:1"],
  ["!!null : b\n", "1:8"],
] as const)("the empty key in %j is reported once, at its place", ([yaml, at]) => {
  const { data, problems } = readYaml("site/x.yaml", yaml);
  expect(data).toBeUndefined();
  expect(problems.map(({ code, place, message }) => `${position(place)} ${code} ${message}`)).toEqual([
    `${at} yaml/syntax There is no key before this colon.`,
  ]);
});

test("null may be the name of a key", () => {
  expect(read("null: a\nb: null\n")).toEqual({ null: "a", b: null });
});

test("one broken line is reported once, and duplicate keys each", () => {
  const { problems } = readYaml("site/x.yaml", "a: 1\na: 2\nb: x: y: z\nc: [\nd: 1\nd: 2\n");
  const codes = problems.map(({ code }) => code);
  expect(codes.filter((code) => code === "yaml/syntax")).toHaveLength(1);
  expect(codes.filter((code) => code === "yaml/duplicate-key").length).toBeGreaterThan(0);
});

test("the problem of a duplicate key names the first one", () => {
  const { problems } = readYaml("site/x.yaml", "group:\n  name: a\n  other: b\n  name: c\n");
  expect(problems).toMatchObject([
    {
      code: "yaml/duplicate-key",
      place: { line: 4, column: 3, length: 4 },
      related: { place: { line: 2, column: 3, length: 4 } },
    },
  ]);
});

test("the same key in another map is not a duplicate", () => {
  expect(readYaml("site/x.yaml", "- name: a\n- name: b\n").problems).toEqual([]);
});

test("aliases that multiply are refused", () => {
  const lines = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (const [before, name] of [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
  ] as const) {
    lines.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(", ")}]`);
  }
  const { data, problems } = readYaml("site/x.yaml", lines.join("\n"));
  expect(data).toBeUndefined();
  expect(problems.map(({ code }) => code)).toEqual(["file/too-large"]);
  const { line, column } = problems[0]!.place;
  expect(lines[line - 1]!.slice(column - 1)).toMatch(/^\*b/);
});

test("absurd nesting is a problem, not a crash", () => {
  const { data, problems } = readYaml("site/x.yaml", `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`);
  expect(data).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test("an alias used once is followed", () => {
  expect(read("a: &hours 8 to 5\nb: *hours\n")).toEqual({ a: "8 to 5", b: "8 to 5" });
});

describe("places", () => {
  const yaml = `title: Kind  # a note
groups:
  - name: "first"
    links: [a, bb]
  - name: second
text: >-
  One line,
  another line, and another.
`;
  const { placeOfKey, placeOfValue, placeOfText } = readYaml("site/x.yaml", yaml).places;

  test.for([
    [["title"], "1:1", "title"],
    [["groups"], "2:1", "groups"],
    [["groups", 0, "name"], "3:5", "name"],
    [["groups", 1, "name"], "5:5", "name"],
  ] as const)("the key %j is at %s", ([path, at, text]) => {
    expect(position(placeOfKey(path))).toBe(at);
    expect(textAt(yaml, placeOfKey(path))).toBe(text);
  });

  test.for([
    [["title"], "1:8", "Kind"],
    [["groups", 0, "name"], "3:11", '"first"'],
    [["groups", 0, "links", 1], "4:16", "bb"],
    [["groups", 1, "name"], "5:11", "second"],
  ] as const)("the value of %j is at %s", ([path, at, text]) => {
    expect(position(placeOfValue(path))).toBe(at);
    expect(textAt(yaml, placeOfValue(path))).toBe(text);
  });

  test("a missing value has the place of its nearest parent", () => {
    expect(position(placeOfValue(["groups", 1, "links", 0]))).toBe("5:5");
    expect(position(placeOfValue(["nothing"]))).toBe("1:1");
  });

  test("a missing key has the place of the item that lacks it", () => {
    expect(position(placeOfKey(["groups", 1, "links"]))).toBe("5:5");
    expect(position(placeOfKey(["groups", 1]))).toBe("5:5");
    expect(position(placeOfKey(["nothing"]))).toBe("1:1");
  });

  test("a text inside a folded value has the place of its line", () => {
    expect(position(placeOfText(["text"], "another"))).toBe("8:3");
    expect(position(placeOfText(["text"], "another", 1))).toBe("8:21");
  });

  test("a text that is not in the value literally has the value's place", () => {
    expect(position(placeOfText(["text"], "nowhere"))).toBe("6:7");
    expect(placeOfText(["title"], "another")).toEqual(placeOfValue(["title"]));
  });

  test("columns are counted like in editors, also after letters outside ASCII", () => {
    const wide = 'name: "José 🦷" \nlist: ["🦷", x]\n';
    const place = readYaml("site/x.yaml", wide).places.placeOfValue(["list", 1]);
    expect(place).toMatchObject({ line: 2, column: 14, length: 1 });
  });
});

test("control characters written with a backslash are a problem at any depth, and are not in the data", () => {
  const written = 'a: "x\\ty\\nz"\nb:\n  - c: "x\\0"\n  - "\\x1b[2J"\n';
  const { data, warnings } = readYaml("site/x.yaml", written);
  expect(data).toEqual({ a: "x\ty\nz", b: [{ c: "x" }, "[2J"] });
  expect(warnings.map(({ code, place }) => [code, position(place)])).toEqual([
    ["file/control-character", "3:8"],
    ["file/control-character", "4:5"],
  ]);
});
