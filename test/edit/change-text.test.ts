import path from "node:path";
import { expect, test } from "vitest";
import { changeText } from "../../src/edit/change/change-text.ts";
import type { Edit } from "../../src/edit/change/edit.ts";
import { pathAt } from "../../src/edit/change/path-at.ts";
import { firstOf, isNight } from "../support/test-level.ts";
import { editAtRandom, listContent, oddFiles } from "./random-edits.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Files of the sample, of every practice in the fixtures and of the starters, and some that are written oddly. */
const files = [
  ...["site", "test/fixtures", "src/scaffold/starter"].flatMap((folder) => listContent(path.join(root, folder))),
  ...Array.from({ length: 20 }, () => oddFiles).flat(),
];

const change = (text: string, ...edits: Edit[]) => changeText("site/a.yaml", text, edits);
const set = (where: string, value: unknown): Edit => ({ kind: "set", path: pathOf(where), value });
const add = (where: string, value: unknown, at?: number): Edit => ({
  kind: "add",
  path: pathOf(where),
  value,
  ...(at !== undefined && { at }),
});
const remove = (where: string): Edit => ({ kind: "remove", path: pathOf(where) });
const move = (where: string, to: number): Edit => ({ kind: "move", path: pathOf(where), to });
const pathOf = (where: string) => where.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

test.for<[string, string, Edit, string]>([
  ["keeps quotes and the comment beside it", 'a: "x" # why\nb: 1\n', set("a", "z"), 'a: "z" # why\nb: 1\n'],
  ["keeps single quotes", "a: 'x'\n", set("a", "it's"), "a: 'it''s'\n"],
  ["gets quotes if it would not be a text without", "a: x\n", set("a", "2026: yes # no"), 'a: "2026: yes # no"\n'],
  [
    "without quotes stays without if it is a date",
    "a: 2019-05-01 # why\n",
    set("a", "2020-06-02"),
    "a: 2020-06-02 # why\n",
  ],
  [
    "in brackets stays a date without quotes",
    "a: { b: 2019-05-01 }\n",
    set("a.b", "2020-06-02"),
    "a: { b: 2020-06-02 }\n",
  ],
  ["keeps the quotes of a date", "a: '2019-05-01'\n", set("a", "2020-06-02"), "a: '2020-06-02'\n"],
  ["stays folded, as wide as it was", "a: >- # why\n  one two\n", set("a", "three"), "a: >- # why\n  three\n"],
  ["of several lines is written below its key", "a: x\n", set("a", "one\ntwo"), "a: |-\n  one\n  two\n"],
  ["of several lines in brackets is on one", "a: [x]\n", set("a.0", "one\ntwo"), 'a: ["one\\ntwo"]\n'],
  [
    "that is new is written at the comment in which it is ready to use, below its note",
    "name: H\n\n# The host.\n# host: apache\n\nlanguage: en-US\n\n# The e-mail.\n# email: a@b.example\n",
    set("host", "netlify"),
    "name: H\n\n# The host.\nhost: netlify\n# host: apache\n\nlanguage: en-US\n\n# The e-mail.\n# email: a@b.example\n",
  ],
  [
    "that is new in a group is written at its comment there, and not at that of another group",
    "# zip: 1\naddress:\n  street: S\n  # The code.\n  # zip: 2\n# zip: 3\n",
    set("address.zip", "9"),
    '# zip: 1\naddress:\n  street: S\n  # The code.\n  zip: "9"\n  # zip: 2\n# zip: 3\n',
  ],
  [
    "that is new is not written into a text that looks like its comment",
    "a: |\n  # b: x\n# c: y\n",
    set("b", "z"),
    "a: |\n  # b: x\nb: z\n# c: y\n",
  ],
  ["may become a list", "a: x # why\nb: 1\n", set("a", [{ b: "c" }]), "a:\n  - b: c # why\nb: 1\n"],
  ["may become a text in place of a list", "a:\n  - x\nb: 1\n", set("a", "z"), "a: z\nb: 1\n"],
  [
    "leaves a comment between key and list",
    "a:\n  # why\n  - x\n",
    set("a", ["a long first item", "z"]),
    "a:\n  # why\n  - a long first item\n  - z\n",
  ],
  ["in an item of a list", "a:\n  - b: x # why\n    c: 1\n", set("a.0.b", "z"), "a:\n  - b: z # why\n    c: 1\n"],
  ["that is a number stays one", "a: 1\n", set("a", 2.5), "a: 2.5\n"],
])("a value %s", ([, text, edit, expected]) => {
  expect(change(text, edit)).toEqual({ text: expected });
});

test.for<[string, string, Edit, string]>([
  ["comes last, above comments at the end", "a: 1 # one\n# end\n", set("b", "x"), "a: 1 # one\nb: x\n# end\n"],
  ["comes below a folded text", "a: >-\n  one\n\n# end\n", set("b", "x"), "a: >-\n  one\nb: x\n\n# end\n"],
  ["comes last in an item", "l:\n  - a: 1\n  - a: 2\n", set("l.0.b", "x"), "l:\n  - a: 1\n    b: x\n  - a: 2\n"],
  ["comes last in braces", "a: { b: 1 }\n", set("a.c", "x, y"), 'a: { b: 1, c: "x, y" }\n'],
  ["brings the groups that it needs", "a: 1\n", set("b.c.d", "x"), "a: 1\nb:\n  c:\n    d: x\n"],
  ["is the first below comments", "# nothing\n", set("a", "x"), "# nothing\na: x\n"],
  ["goes into empty braces", "a: {}\n", set("a.b", "x"), "a: { b: x }\n"],
])("a new key %s", ([, text, edit, expected]) => {
  expect(change(text, edit)).toEqual({ text: expected });
});

test.for<[string, string, Edit, string]>([
  ["comes last", "l:\n  - a # one\n# end\n", add("l", "b"), "l:\n  - a # one\n  - b\n# end\n"],
  ["has as wide a hyphen", "l:\n-   a: 1\n", add("l", { a: 2, b: 3 }), "l:\n-   a: 1\n-   a: 2\n    b: 3\n"],
  ["is apart if the others are", "l:\n  - a\n\n  - b\n", add("l", "c"), "l:\n  - a\n\n  - b\n\n  - c\n"],
  [
    "comes above the comment of the next",
    "l:\n  - a\n  # two\n  - b\n",
    add("l", "x", 1),
    "l:\n  - a\n  - x\n  # two\n  - b\n",
  ],
  ["comes below the comment on the list", "l:\n  # all\n  - a\n", add("l", "x", 0), "l:\n  # all\n  - x\n  - a\n"],
  ["goes into brackets", "l: [a, b]\n", add("l", "x", 1), "l: [a, x, b]\n"],
  ["goes on a line of its own in brackets", "l: [\n  a,\n  b,\n]\n", add("l", "c"), "l: [\n  a,\n  b,\n  c,\n]\n"],
  ["goes into an empty list", "l: []\n", add("l", "a"), "l: [a]\n"],
  ["with keys goes below an empty list", "l: [] # why\n", add("l", { a: 1 }), "l:\n  - a: 1 # why\n"],
])("a new item %s", ([, text, edit, expected]) => {
  expect(change(text, edit)).toEqual({ text: expected });
});

test.for<[string, string, Edit, string]>([
  ["takes the comment beside it, not the one above", "# a\na: 1 # one\n# b\nb: 2\n", remove("a"), "# a\n# b\nb: 2\n"],
  [
    "from the first line of an item moves the next there",
    "l:\n  - a: 1\n    b: 2\n",
    remove("l.0.a"),
    "l:\n  - b: 2\n",
  ],
  [
    "leaves a comment between two keys of an item",
    "l:\n  - a: 1\n    # b\n    b: 2\n",
    remove("l.0.a"),
    "l:\n  -\n    # b\n    b: 2\n",
  ],
  ["that is the last of a list leaves an empty one", "l:\n  - a\nb: 1\n", remove("l.0"), "l: []\nb: 1\n"],
  ["takes one of two empty lines", "a: 1\n\nb: 2\n\nc: 3\n", remove("b"), "a: 1\n\nc: 3\n"],
  ["at the end leaves a file without a last line end so", "a: 1\nb: 2", remove("b"), "a: 1"],
  ["from brackets takes a comma", "l: [a, b, c]\n", remove("l.2"), "l: [a, b]\n"],
  ["from brackets may have a number sign", 'l: [{ a: "#14" }, { a: b#1 }]\n', remove("l.0"), "l: [{ a: b#1 }]\n"],
  [
    "from brackets with comments leaves the others on lines of their own",
    "l: [\n  # one\n  { a: 1 }, # x\n  { a: 2 }, # two\n  { a: 3 }, # three\n] # all\nb: 1\n",
    remove("l.2"),
    "l:\n  # one\n  - a: 1\n    # x\n  - a: 2\n    # two\n  # three # all\nb: 1\n",
  ],
  [
    "with all its lines",
    "a:\n  - b: >-\n      x\n\n      y\n    c: 1\nd: 1\n",
    remove("a.0.b"),
    "a:\n  - c: 1\nd: 1\n",
  ],
])("a removed value %s", ([, text, edit, expected]) => {
  expect(change(text, edit)).toEqual({ text: expected });
});

test.for<[string, string, Edit, string]>([
  ["takes the comment above it along", "l:\n  - a\n  # two\n  - b\n", move("l.1", 0), "l:\n  # two\n  - b\n  - a\n"],
  ["leaves empty lines where they are", "l:\n  - a\n\n  - b\n  - c\n", move("l.0", 2), "l:\n  - b\n\n  - c\n  - a\n"],
  ["moves in brackets", "l: [a, b , c]\n", move("l.0", 1), "l: [b, a , c]\n"],
  ["moves to the end of a file without a last line end", "- a\n- b # two", move("0", 1), "- b # two\n- a"],
])("a moved item %s", ([, text, edit, expected]) => {
  expect(change(text, edit)).toEqual({ text: expected });
});

test("line ends and a byte order mark stay as they are, also where some lines have others", () => {
  expect(change("\uFEFFa: 1\r\nb:\r\n  - x\r\n", add("b", "z"), set("a", 2))).toEqual({
    text: "\uFEFFa: 2\r\nb:\r\n  - x\r\n  - z\r\n",
  });
  expect(change("a: 1\r\nb: 2\nc: 3\r\n", set("b", 4), move("a", 0))).toHaveProperty("refused", "nowhere");
  expect(change("a: 1\r\nb: 2\nc: 3\r\n", set("b", 4))).toEqual({ text: "a: 1\r\nb: 4\nc: 3\r\n" });
});

test("accents stay as they are stored, and a place behind some of them is that of the text as the build reads it", () => {
  const text = "\uFEFFa: e\u0301e\u0301\r\nb: [e\u0301e\u0301e\u0301, y] # e\u0301\r\n";
  expect(pathAt("site/a.yaml", text, { line: 2, column: "b: [ééé, ".length + 1 })).toEqual(["b", 1]);
  const changed = text.replace("y]", "ne\u0301e]");
  expect(change(text, set("b.1", "ne\u0301e"))).toEqual({ text: changed });
  expect(change(changed, move("b.1", 0), remove("a"))).toEqual({
    text: "\uFEFFb: [ne\u0301e, e\u0301e\u0301e\u0301] # e\u0301\r\n",
  });
});

test("an accent that an escape writes apart lets everything else be changed", () => {
  const text = 'name: "Jos\\u0065\\u0301 Dental"\nphone: x\n';
  expect(change(text, set("phone", "z"))).toEqual({ text: text.replace("x\n", "z\n") });
  expect(change(text, set("name", "Jose\u0301"))).toEqual({ text: 'name: "Jose\u0301"\nphone: x\n' });
});

test("the Markdown of a page is replaced, and its keys stay", () => {
  const text = "---\r\ntitle: A # why\r\n---\r\n\r\nOld\r\n";
  expect(changeText("site/a.md", text, [{ kind: "body", text: "\nNew\r\n\r\n---\n\nend\n" }])).toEqual({
    text: "---\r\ntitle: A # why\r\n---\r\n\r\nNew\r\n\r\n---\r\n\r\nend\r\n",
  });
});

test("keys are found in front matter, and not in the Markdown, a quoted text or a comment", () => {
  const edits = [set("original", "3f2a9c1d"), set("reviewedBy", "Ana Ruiz, DDS")];
  const changed = (file: string, text: string) => changeText(file, text, edits);
  const body = "---\n\noriginal: no\n\n---\n";
  expect(changed("a.md", `---\n# original: x\ntitle: 'A\n  original: B' # corta\n${body}`)).toEqual({
    text: `---\n# original: x\ntitle: 'A\n  original: B' # corta\noriginal: 3f2a9c1d\nreviewedBy: Ana Ruiz, DDS\n${body}`,
  });
  expect(changed("a.md", "---\noriginal: \"old # one\"   # state\nreviewedBy: 'Dr. O''Neil'\n---")).toEqual({
    text: "---\noriginal: \"3f2a9c1d\"   # state\nreviewedBy: 'Ana Ruiz, DDS'\n---",
  });
  expect(changed("a.yaml", "title: A\n...\n")).toEqual({
    text: "title: A\noriginal: 3f2a9c1d\nreviewedBy: Ana Ruiz, DDS\n...\n",
  });
  expect(changed("a.yaml", "- A\n- B\n")).toHaveProperty("refused", "nowhere");
});

test("a value that YAML repeats by an alias is not changed in one place", () => {
  expect(change("a: &x\n  b: 1\nc: *x\n", set("a.b", 2))).toHaveProperty("refused", "inexact");
});

test("no path leads out of the data", () => {
  expect(change("a: 1\n", set("__proto__.polluted", 2))).toHaveProperty("refused", "nowhere");
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("a text that the build refuses for its characters is refused", () => {
  expect(change("a: x\n", set("a", "b\u0001c"))).toHaveProperty("refused", "inexact");
  expect(changeText("site/a.md", "---\na: 1\n---\n", [{ kind: "body", text: "b\u0001c" }])).toHaveProperty(
    "refused",
    "inexact",
  );
});

test("an edit that is not possible is refused with its reason, and none of the others is made", () => {
  const edits: Edit[] = [set("a", 2), remove("b")];
  expect(change("a: 1\n", ...edits)).toEqual({ refused: "nowhere", edit: edits[1] });
  expect(change("a: [1\n", set("a", 2))).toMatchObject({ refused: "unreadable" });
  expect(change("a: 1\n", { kind: "body", text: "x" })).toMatchObject({ refused: "inexact" });
});

/** For example, DENTALSITE_EDITS=30000 DENTALSITE_SEED=7 makes 30,000 edits from seed 7, and prints how many there were of each kind. */
const { DENTALSITE_EDITS: perSeed = isNight ? 10_000 : 300, DENTALSITE_SEED: ownSeed } = process.env;
const seeds = ownSeed === undefined ? firstOf([1, 2, 3]) : [Number(ownSeed)];

test.for(seeds)("random edits change nothing but what they are about, seed %i", { timeout: 0 }, (seed) => {
  const { exact, refused, wrong } = editAtRandom(files, seed, Number(perSeed));
  if (ownSeed !== undefined) console.log(`${files.length} files`, exact);
  expect(wrong).toEqual([]);
  expect([...refused]).toEqual([]);
  expect([...exact.values()].reduce((sum, count) => sum + count)).toBe(Number(perSeed));
});

test("a new text keeps the line ends of the lines that it does not change", () => {
  const edit: Edit = { kind: "body", text: "one\nnew\nthree\n" };
  const changed = changeText("site/a.md", "---\r\na: 1\r\n---\r\none\ntwo\r\nthree\n", [edit]);
  expect(changed).toEqual({ text: "---\r\na: 1\r\n---\r\none\nnew\r\nthree\n" });
});
