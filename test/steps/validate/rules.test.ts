import { expect, test } from "vitest";
import { checkRules } from "../../../src/steps/validate/rules.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { noContent, yamlSource } from "../../support/read-source.ts";
import { runHere } from "../../support/run-here.ts";

test.for([
  ["off:", "# Rules that do not hold here.\noff:\n"],
  ["off: []", "off: []\n"],
  ["comments", "# yaml-language-server: $schema=.schema/rules.json\n# off:\n#   - code: copy/painless\n"],
] as const)("a file of rules that holds only %s switches off no rule", async ([, text]) => {
  const site = makeLittleSite({ "site/rules.yaml": text });
  expect(await runHere(["check"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
});

test("a rule may be switched off in every content file, even one that could not be read", () => {
  const [read, service, unread] = ["site/home.yaml", "site/services/crowns.md", "site/error.yaml"];
  const off = [read, service, unread].map((file) => `  - code: copy/percentage\n    file: ${file}\n    reason: x\n`);
  const rules = yamlSource(`off:\n${off.join("")}`, "site/rules.yaml");
  const files = { "rules.yaml": rules, "home.yaml": yamlSource("hint: x\n", read) };
  const content = { ...noContent, files, entryFiles: [service], unreadFiles: new Set([unread]) };
  expect(checkRules(content)).toEqual([]);
});

test("a rule has one level for all files and one for each file, and a second is reported at its code", () => {
  const entry = (file?: string) => `  - code: copy/painless\n${file ? `    file: ${file}\n` : ""}    reason: x\n`;
  const text = `error:\n${entry()}${entry("site/home.yaml")}advice:\n${entry()}off:\n${entry("site/home.yaml")}`;
  const files = {
    "rules.yaml": yamlSource(text, "site/rules.yaml"),
    "home.yaml": yamlSource("x: y\n", "site/home.yaml"),
  };
  const found = checkRules({ ...noContent, files });
  const twice = (line: number, first: number) => ({
    ...{ code: "rules/twice", place: { file: "site/rules.yaml", line, column: 11 } },
    related: { place: { line: first } },
  });
  expect(found).toMatchObject([twice(8, 2), twice(11, 4)]);
});
