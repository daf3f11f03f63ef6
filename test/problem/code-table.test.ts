import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { problemCodes } from "../../src/problem.ts";
import { withCodeTable } from "../../src/problem/code-table.ts";
import { packageFolder } from "../support/package-folder.ts";

const readme = readFileSync(path.join(packageFolder, "README.md"), "utf8");

test("the README lists every code with its title; if not, run npm run docs", () => {
  expect(readme === withCodeTable(readme), "README.md is out of date: run npm run docs").toBe(true);
  const rows = [...readme.matchAll(/^\| `([a-z-]+\/[a-z0-9-]+)` +\| \S/gm)].map((match) => match[1]!);
  expect(rows.sort()).toEqual([...problemCodes].sort());
});

test("an old table is replaced, and nothing around it", () => {
  const old = "# Title\n\n<!-- codes -->\n\n| old |\n\n<!-- /codes -->\n\n## Licence\n";
  const made = withCodeTable(old);
  expect(made).toMatch(/^# Title\n\n<!-- codes -->\n\n\| code +\| /);
  expect(made).toMatch(/\|\n\n<!-- \/codes -->\n\n## Licence\n$/);
  expect(made).not.toContain("| old |");
  expect(withCodeTable(made)).toBe(made);
});

test("a README without a place for the table is an error", () => {
  expect(() => withCodeTable("# Title\n")).toThrow("<!-- codes -->");
});
