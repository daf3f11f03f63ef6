import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hostTable } from "../../src/hosting/host-table.ts";
import { hosts } from "../../src/hosting/host-names.ts";
import { withTable } from "../../src/problem/code-table.ts";
import { packageFolder } from "../support/package-folder.ts";

test("the README has a line for each host with its command; if not, run npm run docs", () => {
  const readme = readFileSync(path.join(packageFolder, "README.md"), "utf8");
  expect(readme === withTable(readme, "hosts", hostTable()), "README.md is out of date: run npm run docs").toBe(true);
  const commands = [...readme.matchAll(/^\| \w[^|]* \| `dentalsite hosting ([\w-]+) /gm)].map(([, host]) => host);
  expect(commands).toEqual([...hosts]);
});
