import { describe, expect, test } from "vitest";
import { fillWords, wordsWithHoles, type Filling } from "../../src/problems/fill-words.ts";

const fill = (text: string, values: Record<string, unknown>): string => fillWords([text, ""], values).message;

describe("a hole", () => {
  test.for([
    ["has the value", "{name} is here.", { name: "Ana" }, "Ana is here."],
    ["has a list with commas", "{names} are here.", { names: ["Ana", "Bo", "Cy"] }, "Ana, Bo, Cy are here."],
    ["has a list in words", "{names:and} or {names:or}.", { names: ["Ana", "Bo"] }, "Ana and Bo or Ana or Bo."],
    ["has a number with its separators", "{count:number} of {count}", { count: 20_000 }, "20,000 of 20000"],
    ["has the word for one", "{count} {count:page|pages}", { count: 1 }, "1 page"],
    ["has the word for several", "{count} {count:page|pages}", { count: 0 }, "0 pages"],
    ["has the name of a month", "in {month:month}", { month: 2 }, "in February"],
    ["has a text in YAML's quotes", "title: {title:yaml}", { title: 'The "best"' }, "title: 'The \"best\"'"],
    ["has a part of a sentence", "{what} has", { what: { part: "keys of file", file: "a", keys: ["b"] } }, "a (b) has"],
    ["is not filled again by its own value", "{name}", { name: "{other} [[{name}]]" }, "{other} [[{name}]]"],
    ["is no group of YAML", "- { name: Ana, {fact} }", { fact: "a: b" }, "- { name: Ana, a: b }"],
  ] as const)("%s", ([, text, values, filled]) => {
    expect(fill(text, values)).toBe(filled);
  });

  test.for([
    ['"2026-02-30"', '"2026-02-30"'],
    ["'2026-02-30'", "'2026-02-30'"],
    ["2026-02-30", '"2026-02-30"'],
    ['"a" and "b"', '""a" and "b""'],
    [`"${"a".repeat(300)}"`, `"${"a".repeat(199)}…"`],
  ] as const)("in quotes has one pair of them around %s", ([value, quoted]) => {
    expect(fill('It is "{value}".', { value })).toBe(`It is ${quoted}.`);
  });

  test("is shortened in quotes, and nowhere else unless it says so", () => {
    const long = "a".repeat(300);
    expect(fill('"{name}" {name} {name:60}', { name: long })).toBe(`"${"a".repeat(199)}…" ${long} ${"a".repeat(59)}…`);
  });
});

describe("words in double brackets", () => {
  const text = 'No.[[ Did you mean "{meant}"?]][[{isNew} It is new.]][[ It is [{meant}].]]';

  test("are there if their values are", () => {
    expect(fill(text, { meant: "x", isNew: true })).toBe('No. Did you mean "x"? It is new. It is [x].');
  });

  test.for([[undefined], [false], [""], [0], [[]]])("are left out for %j", ([value]) => {
    expect(fill(text, { meant: value, isNew: false })).toBe("No.");
  });
});

test("words about files are left out for whoever sees none", () => {
  const text = "Delete it[[{isFile}: line {line}]][[ or {other}{isFile}]].";
  expect(fill(text, { line: 3 })).toBe("Delete it.");
  expect(fill(text, { line: 3, isFile: true })).toBe("Delete it: line 3.");
  expect(wordsWithHoles(["It.", text])).toEqual(["It.", "→ Delete it: line {line}[ or {other}]."]);
});

const ways = {
  ofFile: ["{count} is wrong.", "Delete it[[{isFile}: line {line}]][[ or {other}{isFile}]]."],
  two: { one: ["One {a}.", "Do {b}."], other: ["Other {c}.", "Do."] },
  half: ["One.", { some: "Write {a}.", none: "Nothing." }, { some: ["a: {a}"], none: [] }],
} as const;

test("a way chooses both sentences, and a fix the remedy and its lines", () => {
  expect(fillWords(ways.two, { way: "one", a: 1, b: 2 })).toEqual({ message: "One 1.", remedy: "Do 2." });
  expect(fillWords(ways.half, { fix: "some", a: 1 })).toEqual({ message: "One.", remedy: "Write 1.", lines: ["a: 1"] });
});

test("a missing or superfluous value is a type error", () => {
  const accept = <Each extends keyof typeof ways>(code: Each, filling: Filling<(typeof ways)[Each]>): void => {
    expect(fillWords(ways[code], filling).message).toMatch(/\d/);
  };
  accept("two", { way: "one", a: 1, b: 2 });
  // @ts-expect-error -- "b" is missing
  accept("two", { way: "one", a: 1 });
  accept("ofFile", { count: 1, line: 3 });
  // @ts-expect-error -- "line" is missing
  accept("ofFile", { count: 1 });
  // @ts-expect-error -- "c" belongs to the other way
  accept("two", { way: "one", a: 1, b: 2, c: 3 });
});
