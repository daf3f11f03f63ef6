import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";

async function stylesheetWith(text: string): Promise<string> {
  const fees = `---\nmainTitleText: What we charge\ndescription: What a visit costs, and what is in it.\n---\n${text}`;
  const site = makeLittleSite({ "site/pages/fees.md": fees });
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const folder = site.file("dist/assets");
  const sheet = readdirSync(folder).find((name) => /^site\..*css$/.test(name))!;
  return readFileSync(path.join(folder, sheet), "utf8");
}

test.each([
  ["a table", "| Visit | Fee |\n| :-- | --: |\n| Check-up | $80 |\n", true],
  ["a table without outer lines", "Visit | Fee\n--- | ---\nCheck-up | $80\n", true],
  ["a table of one column", "Fee\n:--\n$80\n", true],
  ["a line of dashes", "Fees | visits\n\n---\n\n- one\n- two\n", false],
])("the stylesheet has the styles of tables if a text has them: %s", async (_, text, hasStyles) => {
  expect((await stylesheetWith(text)).includes("border-collapse")).toBe(hasStyles);
});
