import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { describeFiles } from "../../src/schema/describe-keys.ts";
import { explainKey, explainWord } from "../../src/schema/explain-keys.ts";
import { findEntries, findKeyIn, listWords, type FoundEntry } from "../../src/schema/find-keys.ts";
import { inspectFile } from "../../src/steps/validate/inspect-file.ts";
import { markdownSource } from "../support/read-source.ts";
import { valueAt } from "../support/value-at.ts";

const files = describeFiles(kinds);
const explaining = { files, hasColor: false };
const say = ({ file, key }: FoundEntry): string =>
  [file.files[0], key?.path].filter((each) => each !== undefined).join(" ");
const find = (word: string): string[] => findEntries(files, word).map(say);

test("every content file is described once", () => {
  const all = kinds.map(({ files: each }) => each);
  expect(files.flatMap((file) => file.files).sort()).toEqual(all.map((file) => `site/${file}`).sort());
});

describe.for(files)("$files.0", ({ files: [file = ""], keys, example }) => {
  const schema = kindOf(kinds, file.replace("*", "main"))!.schema;
  const complaintsOf = (data: unknown): unknown => schema.safeParse(data).error?.issues ?? [];

  test("has an example that fits its schema", () => {
    expect(complaintsOf(parse(example.join("\n")))).toEqual([]);
  });

  test("has an example of each key with values that fit", () => {
    const wrong = keys.filter(({ example: lines }) => {
      const { error } = schema.safeParse(parse(lines.join("\n")));
      // An example of one key leaves other keys out, which are reported as missing there or in the group around it.
      const values = error?.issues.map(({ path }) => valueAt(parse(lines.join("\n")), path)) ?? [];
      return values.some((value) => value !== undefined && typeof value !== "object");
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("has an example of each key with all required keys of its group", () => {
    const isInside = Array.isArray(parse(example.join("\n"))) ? 1 : 2;
    const halves = keys.filter(({ example: lines }) => {
      const { error } = schema.safeParse(parse(lines.join("\n")));
      return error?.issues.some(({ path }) => path.length >= isInside) ?? false;
    });
    expect(halves.map(({ path }) => path)).toEqual([]);
  });

  test("says what to write for each key, in words", () => {
    for (const { path, type, meaning } of keys) {
      expect(type, path).toMatch(/^[a-z].*[^.]$/);
      expect(type, path).not.toMatch(/invalid|expected|undefined|some text/i);
      expect(meaning, path).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});

describe("the meaning of a word", () => {
  test.for([
    ["site/practice.yaml", ["site/practice.yaml"]],
    ["./site/practice.yaml", ["site/practice.yaml"]],
    ["practice.yaml", ["site/practice.yaml"]],
    ["practice", ["site/practice.yaml"]],
    ["site/services/crowns.md", ["site/services/*.md"]],
    ["site/pages/patients/first-visit.md", ["site/pages/*.md"]],
    ["office", ["site/offices/*.md"]],
    ["about/newpatients.md", ["site/about/introduction.md"]],
    ["services", ["site/services.yaml", "site/services/*.md"]],
    ["offices.hours.days", ["site/offices/*.md hours.days"]],
    ["practice.yaml.email", ["site/practice.yaml email"]],
    ["hours.days", ["site/offices/*.md hours.days"]],
    ["hours[0].days", ["site/offices/*.md hours.days"]],
    ["offices.hours.0.days", ["site/offices/*.md hours.days"]],
    ["days", ["site/offices/*.md hours.days"]],
    ["claims.visitsOnTime.figure", ["site/claims.yaml <name>.figure"]],
    ["zip", ["site/practice.yaml contacts.zip", "site/offices/*.md address.zip"]],
    ["toothache", []],
    ["constructor", []],
    ["", []],
  ] as const)("%s", ([word, entries]) => {
    expect(find(word)).toEqual(entries);
  });

  test("every word that is suggested leads to a file or a key", () => {
    expect(listWords(files).filter((word) => find(word).length === 0)).toEqual([]);
  });

  test("every key is found in the file that has it", () => {
    for (const file of files) {
      for (const key of file.keys) expect(findKeyIn([file], key.path)).toContainEqual({ file, key });
    }
  });
});

describe("a key that goes with others", () => {
  test("says which keys it needs, and which need it", () => {
    const needed = (word: string): string =>
      /^Needed: ([^]*?)\.$/m.exec(explainWord(word, explaining))![1]!.replace(/\n/g, " ");
    expect(needed("services.description")).toBe(
      "if there is more than mainTitleText, metaTitle, metaDescription, and noindex; needs title",
    );
    expect(needed("services.caption")).toBe("no; needs imgSrc");
    expect(needed("services.metaTitle")).toBe("no");
    expect(needed("pages.sectionOneData")).toBe("if sectionOneTitle is there; needs sectionOneTitle");
    expect(needed("pages.imgSrc")).toBe("no; needs imgAlt");
    expect(needed("offices.hours.opens")).toBe("unless closed or note is there");
  });

  const pairs = files
    .map(({ files: [file = ""], keys }) => ({
      file: file.replace("*", "main"),
      keys: keys.filter((key) => !key.path.includes(".")),
    }))
    .filter(({ file }) => file.endsWith(".md"))
    .flatMap(({ file, keys }) =>
      keys.flatMap((key) =>
        key.needs.map((other) => ({ file, key, other, required: keys.filter(({ needed }) => needed === "yes") })),
      ),
    );

  test.for(pairs)("$file: $key.path without $other is a problem", ({ file, key, other, required }) => {
    const { [other]: value, ...data } = parse(key.example.join("\n")) as Record<string, unknown>;
    expect(value, "is in the example").toBeDefined();
    const others = required.map((each) => parse(each.example.join("\n")) as Record<string, unknown>);
    const source = markdownSource(stringify(Object.assign({}, ...others, data)), "", file);
    const { problems } = inspectFile(source);
    expect(problems.map(({ message }) => message).join("\n")).toContain(`"${other}"`);
  });
});

test("a group is explained with the keys inside it", () => {
  const text = explainWord("offices.address", explaining);
  expect(text).toMatch(/^address\nin site\/offices\/\*\.md\n/);
  expect(text).toContain("  address.street (needed)\n    House number and street.\n");
  expect(text).toMatch(/\nExample\n\n {2}address:\n {4}street: /);
});

test("an entry of a list is shown completely, ready to paste", () => {
  const closure = '\n  closures:\n    - from: "2026-11-01"\n      label: Winter holidays';
  expect(explainWord("closures.from", explaining)).toContain(closure);
  const redirect = "\nExample\n\n  - from: /services.php\n    to: /services/crowns\n";
  expect(explainWord("redirects.yaml", explaining)).toContain(redirect);
});

test("a word with several meanings lists the commands that explain each", () => {
  const text = explainWord("zip", explaining);
  expect(text).toMatch(/^"zip" can mean one of these:\n\nnpx dentalsite explain practice\.yaml contacts\.zip\n {4}\S/);
  expect(text).toContain("\nnpx dentalsite explain offices address.zip\n");
});

test("a key that the file lacks is explained for the file that has it", () => {
  expect(explainKey("practice.yaml", "offices.phone", explaining)).toMatch(
    /^site\/practice\.yaml has no key "offices\.phone"\.\n\nphone\nin site\/offices\/\*\.md\n/,
  );
});

test("no line is too long for a terminal, except for lines of files and examples", () => {
  for (const file of files) {
    const lines = explainWord(file.files[0]!, explaining).split("\nExample\n")[0]!.split("\n").slice(1);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  }
});
