import path from "node:path";
import { describe, expect, test } from "vitest";
import { hosts } from "../../src/model/build/hosts.ts";
import { jsonReportSchema } from "../../src/report/machine-report.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { schemaNameOf } from "../../src/model/build/kind.ts";
import { problemCodes } from "../../src/problems/problem.ts";
import { fillDocs } from "../../src/schema/docs/fill-docs.ts";
import { keyPages } from "../../src/schema/docs/key-pages.ts";
import { formatTable } from "../../src/schema/docs/table.ts";
import { keysOf, schemas } from "../support/check-schema.ts";
import { docsPages, filesLinkedIn } from "../support/docs-pages.ts";

/** The part of a page between the two comments with this name. */
const partOf = (page: string, name: string): string =>
  docsPages.get(page)!.split(`<!-- ${name} -->`)[1]!.split(`<!-- /${name} -->`)[0]!;
const firstCells = (part: string): string[] =>
  [...part.matchAll(/^\| \[?`([^`]+)`[^|]* \| /gm)].map(([, cell]) => cell!);

const filled = fillDocs(docsPages);
const pagesOfKeys = keyPages();

describe("docs/", () => {
  test.for([...docsPages])("%s is up to date; if not, run npm run docs", ([page, text]) => {
    const [folder, name = ""] = page.split("/");
    const expected = folder === "keys" ? pagesOfKeys.get(name) : filled.get(page);
    expect(text === expected, `docs/${page} is out of date: run npm run docs`).toBe(true);
  });

  test("lists every problem code once", () => {
    expect(firstCells(partOf("problems/README.md", "codes")).sort()).toEqual([...problemCodes].sort());
  });

  test("has a line for each host with its command", () => {
    const commands = [...partOf("hosts.md", "hosts").matchAll(/^\| \w[^|]* \| `dentalsite hosting ([\w-]+) /gm)];
    expect(commands.map(([, host]) => host)).toEqual([...hosts]);
  });

  test("names every key of --format json", () => {
    const { problems, sites } = jsonReportSchema.shape;
    const { related, others } = problems.element.shape;
    const below = (way: string, { shape }: { shape: object }): string[] => Object.keys(shape).map((key) => way + key);
    expect(firstCells(partOf("commands.md", "report")).sort()).toEqual(
      [
        ...below("", jsonReportSchema),
        ...below("problems[].", problems.element),
        ...below("problems[].related.", related.unwrap()),
        ...below("problems[].others[].", others.unwrap().element),
        ...below("sites[].", sites.unwrap().element),
      ].sort(),
    );
    expect(partOf("commands.md", "report")).not.toMatch(/\| {2}\|/);
  });

  test("has a page for every content file, linked from content.md, with every key that its JSON Schema has", () => {
    const links = [...partOf("content.md", "files").matchAll(/\[`site\/([^`]+)`\]\(([^)]+)\)/g)];
    const pages = new Map(links.map(([, file, page]) => [file!, docsPages.get(page!)!]));
    const files = kinds.map(({ files: each }) => each);
    expect([...pages.keys()].sort()).toEqual(files.sort());
    expect(new Set(pages.values()).size).toBe(pagesOfKeys.size);
    for (const [file, page] of pages) {
      expect(page.split("\n")[0]).toContain(`\`site/${file}\``);
      const keys = firstCells(page);
      const kind = kinds.find(({ files: each }) => each === file)!;
      const schema = schemas.get(`${schemaNameOf(kind)}.json`)!;
      const ways = [...keysOf(schema, "")].map(({ way }) =>
        way
          .replace(/( \[\])? /g, ".")
          .slice(1)
          .replace(/^\[\]\./, ""),
      );
      // A key whose name the author chooses is not in the schema, but the keys below it are.
      const known = keys.map((key) => key.replace("<name>", "*")).filter((key) => key !== "*");
      expect(known.sort(), file).toEqual(ways.sort());
    }
  });
});

test("an old part is replaced, and nothing around it", () => {
  const page = docsPages.get("hosts.md")!;
  const old = page.replace(/(<!-- hosts -->)[^]*(<!-- \/hosts -->)/, "$1\n\n| old |\n\n$2");
  expect(old).toContain("| old |");
  expect(fillDocs(new Map([...docsPages, ["hosts.md", old]])).get("hosts.md")).toBe(page);
});

test("a part without a place, or with two, is an error that names the pages", () => {
  const without = new Map([...docsPages, ["hosts.md", "# Hosts\n"]]);
  expect(() => fillDocs(without)).toThrow(
    "a line <!-- hosts --> and below it a line <!-- /hosts -->. Pages with them: none.",
  );
  const twice = new Map([...docsPages, ["more-hosts.md", docsPages.get("hosts.md")!]]);
  expect(() => fillDocs(twice)).toThrow("<!-- /hosts -->. Pages with them: hosts.md, more-hosts.md.");
});

test("every page of docs/ is reached by links that begin at docs/README.md", () => {
  const reached = new Set<string>();
  const follow = (page: string): void => {
    if (reached.has(page) || !docsPages.has(page)) return;
    reached.add(page);
    for (const target of filesLinkedIn(docsPages.get(page)!)) {
      follow(path.posix.join(path.posix.dirname(page), target));
    }
  };
  follow("README.md");
  expect([...reached].sort()).toEqual([...docsPages.keys()].sort());
});

test("characters that would end a cell or begin a tag are escaped", () => {
  expect(formatTable(["a", "b"], [["x | y", "<b> and `<b>`"]])).toBe(
    "| a | b |\n| --- | --- |\n| x \\| y | &lt;b> and `<b>` |",
  );
});
