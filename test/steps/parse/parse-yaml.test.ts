import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { YAMLException } from "js-yaml";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { isDeepYaml } from "../../../src/lib/markup/nesting.ts";
import { parseYaml } from "../../../src/steps/parse/parse-yaml.ts";
import { packageFolder } from "../../support/package-folder.ts";

/** The YAML of every content file of the shipped site. */
const folder = path.join(packageFolder, "site");
const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(yaml|md)$/.test(name) && name !== "README.md")
  .map((name) => readFileSync(path.join(folder, name), "utf8"))
  .map((text) => (text.startsWith("---\n") ? text.slice(4, text.indexOf("\n---", 3) + 1) : text));

const pieces = [
  ..."[ ] { } ' \" , : # - ? | > & * ! % @ ` ~ < = . \\".split(" "),
  ...[" ", "\n", "\t", "\\n", "\\u2019", "\\\n", "{~}", "{a: b, null}", "{{a: }\n }", "- |+\n  t\n  \n", ">+\n"],
  ..."a: |b: |- |  |\n  |\n- |\n  - |''|# c|null|true|no|8:30|2024-05-01|0x1F|1.5|1_000|.5|1e3|0o7|012|<<: |__proto__: ".split(
    "|",
  ),
  ..."---\n|...\n|- - |-\n|[: ]|{:}|~: x|>-\n  t|  \n|\n\n|é|😀|\u00a0|\u0085|x:\n    - a\n  - b|\"a\n  b\"|'a\n b'|key: value\n".split(
    "|",
  ),
];

/** Documents of random pieces, and stretches of real content with pieces inserted and letters removed. */
const documents = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join("")),
  fc
    .record({
      text: fc.constantFrom(...texts),
      from: fc.nat(3000),
      length: fc.nat(500),
      edits: fc.array(fc.record({ at: fc.nat(500), put: fc.constantFrom("", ...pieces), cut: fc.nat(3) }), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ text, from, length, edits }) => {
      const start = text.lastIndexOf("\n", from % text.length) + 1;
      return edits.reduce(
        (made, { at, put, cut }) =>
          made.slice(0, at % (made.length + 1)) + put + made.slice((at % (made.length + 1)) + cut),
        text.slice(start, start + length),
      );
    }),
);

/** Reads with the parser that words problems; undefined if it finds any. */
function readFully(yaml: string): { data: unknown } | undefined {
  const document = parseDocument(yaml, { prettyErrors: false, stringKeys: true });
  if (document.errors.length + document.warnings.length > 0) return undefined;
  return { data: document.toJS({ maxAliasCount: 100 }) };
}

/** Reads with the first parser; undefined if it refuses or doubts, so that the other parser reads too. */
function readAlone(yaml: string): { data: unknown } | undefined {
  try {
    const { data, isDoubtful } = parseYaml(yaml);
    return isDoubtful ? undefined : { data };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return undefined;
  }
}

test("no part of the shipped content is doubtful", () => {
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => readAlone(text) === undefined)).toEqual([]);
});

test("a document accepted without doubt is the same in the other parser, without any problem", () => {
  let alone = 0;
  fc.assert(
    fc.property(documents, (yaml) => {
      const read = readAlone(yaml);
      if (read === undefined) return;
      alone++;
      expect(read).toStrictEqual(readFully(yaml));
    }),
    { numRuns: 20_000, seed: Number(process.env.SEED ?? 20_261_121) },
  );
  expect(alone).toBeGreaterThan(2000);
});

test.for<[string, string]>([
  ["an anchor and its alias", "a: &a b\nc: *a"],
  ["a text that a comment cuts off", "a: We are #1"],
  ["a number that a comment cuts off", "a: 1 #2"],
  ["a comment without a space in front of it", "a: 'b'# c"],
  ["a comment right behind a bracket", "a: [# c\n  b]"],
  ["a text in quotes that goes on at the start of a line", 'a: "b\nc"'],
  ["a text in quotes that goes on less far in than it should", '- - "a\n  b"'],
  ["a tab in front of a line", "a: b\n\t"],
  ["a list as a key", "[a]: b"],
  ["a group as a key", "{a: b}: c"],
  ["a group as a key without a value", "{{a: b}}"],
  ["nothing as a key", "? "],
  ["a number as a key", "0x1F: a"],
  ["a key of a group without a value", "{~}"],
  ["an empty item", "  -\n- a"],
  ["a tag without a name", "! a: b"],
  ["a tag that another line takes away", "!a\n>-\n  b"],
  ["a known tag that another line takes away", "!!null\n>-\n  b"],
  ["text behind three hyphens", "---a: b"],
  ["a list behind three hyphens", "--- - a"],
  ["a directive that nobody knows", "%A b\n---\na: b"],
  ["empty lines at the end of a text", "a: |+\n  b\n \n "],
  ["a document that is one text", " >\n# a"],
])("%s is doubtful", ([, yaml]) => {
  expect(parseYaml(yaml)).toMatchObject({ isDoubtful: true });
});

test.for([
  "title: Crowns & bridges, 8:30, what lasts?",
  "title: \"Crowns & bridges: 'all' of them\" # a comment",
  "text: >-\n  Folded & kept,\n  so to say: # no comment\n\n  Twice.\nmore: |\n  One\n    Two\n",
  "list: [a, 'b', \"c\", {d: e}, 8:30, 1.5, true, -1]\n\n# A comment\ngroup:\n  - a: b\n    c: d\n  - a: e",
  "a: b\n# a comment\n",
  "__proto__: a",
  "phone: (503) 555-0187\nhours: 8-5\npercent: 98%\n",
])("%j is not", (yaml) => {
  expect(readAlone(yaml)).toStrictEqual(readFully(yaml));
  expect(readAlone(yaml)).toBeDefined();
});

/** Texts that take long if characters are searched more than once. */
test.for([
  "\\n",
  "\\",
  "' ",
  '" ',
  "''",
  " [",
  " {",
  ", ",
  "- ",
  "~ ",
  "] ",
  " #",
  "\n ",
  "| ",
  "null ",
  "\n\n",
  "!",
  "-\n",
])("a text of nothing but %j is read in the end", { timeout: 240_000 }, (piece) => {
  const much = piece.repeat(200_000 / piece.length);
  for (const yaml of [`a: "${much}"\nb: c`, `a: ${much}`, `a: '${much}`, `a: {${much}`, much]) {
    if (!isDeepYaml(yaml)) readAlone(yaml);
  }
});
