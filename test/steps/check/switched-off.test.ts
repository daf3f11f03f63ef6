import { expect, test } from "vitest";
import { switchOff } from "../../../src/steps/check/switched-off.ts";
import { switchableRules } from "../../../src/model/rules.ts";
import { startOf } from "../../../src/model/place.ts";
import { problem, problemCodes } from "../../../src/problems/problem.ts";
import { textAt, yamlSource } from "../../support/read-source.ts";

const painless = (file: string) => problem("copy/painless", startOf(file), { words: "painless" });
const found = [
  painless("site/a.md"),
  painless("site/b.md"),
  problem("file/empty", startOf("site/a.md"), { purpose: undefined }),
];
const source = yamlSource("off:\n  - code: copy/painless\n    reason: x\n", "site/rules.yaml");
const always = () => true;

test("a rule is off everywhere, or only in the named file", () => {
  const everywhere = switchOff(found, { off: [{ code: "copy/painless", reason: "x" }] }, { source, hasRun: always });
  expect(everywhere.problems.map(({ code }) => code)).toEqual(["file/empty"]);
  expect(everywhere.switchedOff).toMatchObject([{ code: "copy/painless", silenced: 2 }]);
  const inOne = switchOff(
    found,
    { off: [{ code: "copy/painless", file: "site/b.md", reason: "x" }] },
    { source, hasRun: always },
  );
  expect(inOne.problems.map(({ place }) => place.file)).toEqual(["site/a.md", "site/a.md"]);
});

test("an entry without effect is a warning at its code", () => {
  const { problems } = switchOff([], { off: [{ code: "copy/painless", reason: "x" }] }, { source, hasRun: always });
  expect(problems).toMatchObject([{ code: "rules/unused", severity: "warning" }]);
  expect(textAt(source.text, problems[0]!.place)).toBe("copy/painless");
});

test("an entry for a rule that did not run is not a problem", () => {
  expect(
    switchOff([], { off: [{ code: "copy/painless", reason: "x" }] }, { source, hasRun: () => false }).problems,
  ).toEqual([]);
});

test("every rule that can be switched off is the code of a problem", () => {
  expect(switchableRules.filter((code) => !(problemCodes as readonly string[]).includes(code))).toEqual([]);
});
