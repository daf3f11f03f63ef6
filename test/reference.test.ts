import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { hosts } from "../src/hosting/host-names.ts";
import { jsonReportSchema } from "../src/machine-report.ts";
import { collections, contentFiles } from "../src/model/content-files.ts";
import { problemCodes } from "../src/problem.ts";
import { fillReference } from "../src/reference/fill-reference.ts";
import { formatTable } from "../src/reference/table.ts";
import { keysOf, schemas } from "./support/check-schema.ts";
import { packageFolder } from "./support/package-folder.ts";

const reference = readFileSync(path.join(packageFolder, "REFERENCE.md"), "utf8");

/** What is between the two comments of a name. */
const partOf = (name: string): string => reference.split(`<!-- ${name} -->`)[1]!.split(`<!-- /${name} -->`)[0]!;
const firstCells = (part: string): string[] =>
  [...part.matchAll(/^\| \[?`([^`]+)`[^|]* \| /gm)].map(([, cell]) => cell!);

describe("REFERENCE.md", () => {
  test("is up to date; if not, run npm run docs", () => {
    expect(reference === fillReference(reference), "REFERENCE.md is out of date: run npm run docs").toBe(true);
  });

  test("lists every problem code once", () => {
    expect(firstCells(partOf("codes")).sort()).toEqual([...problemCodes].sort());
  });

  test("has a line for each host with its command", () => {
    const commands = [...partOf("hosts").matchAll(/^\| \w[^|]* \| `dentalsite hosting ([\w-]+) /gm)];
    expect(commands.map(([, host]) => host)).toEqual([...hosts]);
  });

  test("names every key of --format json", () => {
    const { problems, sites } = jsonReportSchema.shape;
    const { related, others } = problems.element.shape;
    const below = (way: string, { shape }: { shape: object }): string[] => Object.keys(shape).map((key) => way + key);
    expect(firstCells(partOf("report")).sort()).toEqual(
      [
        ...below("", jsonReportSchema),
        ...below("problems[].", problems.element),
        ...below("problems[].related.", related.unwrap()),
        ...below("problems[].others[].", others.unwrap().element),
        ...below("sites[].", sites.unwrap().element),
      ].sort(),
    );
    expect(partOf("report")).not.toMatch(/\| {2}\|/);
  });

  test("has a table of every content file, with every key that its JSON Schema has", () => {
    const sections = new Map(
      partOf("keys")
        .split(/^#### /m)
        .slice(1)
        .flatMap((section) => {
          const [heading = ""] = section.split("\n");
          return [...heading.matchAll(/`site\/([^`]+)`/g)].map(([, file]) => [file!, firstCells(section)] as const);
        }),
    );
    const files = [...Object.keys(contentFiles), ...Object.keys(collections).map((folder) => `${folder}/*.md`)];
    expect([...sections.keys()].sort()).toEqual(files.sort());
    for (const [file, keys] of sections) {
      const schema = schemas.get(file.replace(/s\/\*\.md$|\.\w+$/, ".json"))!;
      const ways = [...keysOf(schema, "")].map(({ way }) =>
        way
          .replace(/( \[\])? /g, ".")
          .slice(1)
          .replace(/^\[\]\./, ""),
      );
      // A name that its author chooses is in no schema; the keys below it are.
      const known = keys.map((key) => key.replace("<name>", "*")).filter((key) => key !== "*");
      expect(known.sort(), file).toEqual(ways.sort());
    }
  });
});

test("an old part is replaced, and nothing around it", () => {
  const old = reference.replace(/(<!-- codes -->)[^]*(<!-- \/codes -->)/, "$1\n\n| old |\n\n$2");
  expect(old).toContain("| old |");
  expect(fillReference(old)).toBe(reference);
});

test("a reference without a place for a part is an error", () => {
  expect(() => fillReference("# Title\n")).toThrow("<!-- commands -->");
});

test("what would end a cell or begin a tag is escaped", () => {
  expect(formatTable(["a", "b"], [["x | y", "<b> and `<b>`"]])).toBe(
    "| a | b |\n| --- | --- |\n| x \\| y | &lt;b> and `<b>` |",
  );
});
