import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { readPlainYaml } from "../../src/read/plain-yaml.ts";
import { packageFolder } from "../support/package-folder.ts";

/** The YAML of every content file of the shipped site. */
const folder = path.join(packageFolder, "site");
const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), "utf8"))
  .map((text) => (text.startsWith("---\n") ? text.slice(4, text.indexOf("\n---", 3) + 1) : text));

const pieces = [
  ..."[ ] { } ' \" , : # - ? | > & * ! % @ ` ~ < = . \\".split(" "),
  ...[" ", "\n", "\t", "\r", "\\n", "\\u2019", "\\\n", "{~}", "{a: b, null}", "{{a: }\n }", "- |+\n  t\n  \n", ">+\n"],
  ..."a: |b: |- |  |\n  |\n- |\n  - |''|# c|null|true|no|8:30|2024-05-01|0x1F|1.5|1_000|.5|1e3|0o7|012|<<: |__proto__: ".split(
    "|",
  ),
  ..."---\n|...\n|- - |-\n|[: ]|{:}|~: x|>-\n  t|  \n|\n\n|é|😀|\u00a0|\u0085|x:\n    - a\n  - b|\"a\n  b\"|'a\n b'|key: value\n".split(
    "|",
  ),
];

/** Documents of random pieces, and stretches of true content with pieces put in and letters taken out. */
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

/** What the parser that alone words problems makes of it; undefined where it has anything to say. */
function readFully(yaml: string): { data: unknown } | undefined {
  try {
    const document = parseDocument(yaml, { prettyErrors: false, stringKeys: true });
    if (document.errors.length + document.warnings.length > 0) return undefined;
    return { data: document.toJS({ maxAliasCount: 100 }) };
  } catch {
    return undefined;
  }
}

test("nearly all of the shipped content is read the quick way", () => {
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => readPlainYaml(text) === undefined).length).toBeLessThan(4);
});

test("what is read the quick way is what the other parser reads, and has no mistake in it", () => {
  let quick = 0;
  fc.assert(
    fc.property(documents, (yaml) => {
      const data = readPlainYaml(yaml);
      if (data === undefined) return;
      quick++;
      expect({ data }).toStrictEqual(readFully(yaml));
    }),
    { numRuns: 20_000, seed: Number(process.env.SEED ?? 20_261_121) },
  );
  expect(quick).toBeGreaterThan(2000);
});

/** What takes long where a pattern can read the same signs in two ways, or begins anew at each of them. */
test.each(["\\n", "\\", "' ", '" ', "''", " [", " {", ", ", "- ", "~ ", "] ", " #", "\n ", "| ", "null "])(
  "a text of nothing but %j takes no longer than others",
  (piece) => {
    const much = piece.repeat(200_000 / piece.length);
    for (const yaml of [`a: "${much}"\nb: c`, `a: ${much}`, `a: '${much}`, `a: {${much}`, much]) readPlainYaml(yaml);
  },
  5000,
);
