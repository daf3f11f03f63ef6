import { expect, test } from "vitest";
import { applyRules, findUnusedRules } from "../../../src/steps/check/apply-rules.ts";
import { startOf } from "../../../src/model/build/place.ts";
import { adjustableCodes, isAdjustable, problem, problemCodes } from "../../../src/problems/problem.ts";
import { levels } from "../../../src/problems/levels.ts";
import { textAt, yamlSource } from "../../support/read-source.ts";

const painless = (file: string) => problem("copy/painless", startOf(file), { words: "painless" });
const found = [
  painless("site/a.md"),
  painless("site/b.md"),
  problem("file/empty", startOf("site/a.md"), { way: "page" }),
];
const source = yamlSource("off:\n  - code: copy/painless\n    reason: x\n", "site/rules.yaml");
const rule = { code: "copy/painless", reason: "x" };
const relaxed = { isStrict: false };

/** `file severity` of each problem that the rules leave. */
const levelsOf = (rules: Parameters<typeof applyRules>[1], checks = relaxed): string[] =>
  applyRules(found, rules, checks).map(({ place, severity }) => `${place.file} ${severity}`);

test("advice stays advice unless the practice says otherwise, and a build shows none", () => {
  expect(levelsOf(undefined)).toEqual(["site/a.md advice", "site/b.md advice", "site/a.md error"]);
  expect(applyRules(found, undefined, undefined).map(({ code }) => code)).toEqual(["file/empty"]);
  expect(levelsOf(undefined, { isStrict: true })).toEqual(["site/a.md error", "site/b.md error", "site/a.md error"]);
});

test("a rule is off or an error everywhere, or only in the named file", () => {
  expect(levelsOf({ off: [rule] })).toEqual(["site/a.md error"]);
  expect(levelsOf({ off: [{ ...rule, file: "site/b.md" }] })).toEqual(["site/a.md advice", "site/a.md error"]);
  expect(levelsOf({ error: [rule], advice: [{ ...rule, file: "site/b.md" }] })).toEqual([
    "site/a.md error",
    "site/b.md advice",
    "site/a.md error",
  ]);
});

test("a rule that is off without effect is advice at its code, if it was checked", () => {
  const unused = (hasRun: boolean) => findUnusedRules(source, { off: [rule] }, { problems: [], hasRun: () => hasRun });
  expect(unused(true)).toMatchObject([{ code: "rules/unused", severity: "advice" }]);
  expect(textAt(source.text, unused(true)[0]!.place)).toBe("copy/painless");
  expect(unused(false)).toEqual([]);
  expect(findUnusedRules(source, { off: [rule] }, { problems: found, hasRun: () => true })).toEqual([]);
});

test("only advice, invalid HTML, and what a browser or another host says, has a level that a practice may set", () => {
  expect(adjustableCodes).toContain("copy/painless");
  expect(["a11y/color-contrast", "link/external-broken"].every(isAdjustable)).toBe(true);
  expect(["key/unknown", "link/broken", "publish/no-notice"].some(isAdjustable)).toBe(false);
  expect(isAdjustable("page/hangs")).toBe(false);
});

test("the rules of axe-core are named one by one", () => {
  expect(adjustableCodes).not.toContain("a11y/rule");
  expect(["a11y/rule", "a11y/Color contrast", "a11y/"].filter(isAdjustable)).toEqual([]);
});

test("every level belongs to the code of a problem", () => {
  expect(Object.keys(levels).filter((code) => !(problemCodes as readonly string[]).includes(code))).toEqual([]);
});
