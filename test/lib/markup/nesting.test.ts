import { expect, test } from "vitest";
import { isDeepMarkdown, isDeepYaml } from "../../../src/lib/markup/nesting.ts";

/** Lines that are each indented one step more than the last. */
function steps(count: number, width: number, line: string): string {
  return Array.from({ length: count }, (_, index) => `${" ".repeat(index * width)}${line}`).join("\n");
}

const many = 1000;

test.for<[name: string, yaml: string]>([
  ["lists in brackets", `a: ${"[".repeat(many)}x${"]".repeat(many)}`],
  ["maps in brackets", `a: ${"{a: ".repeat(many)}x${"}".repeat(many)}`],
  ["both, with others that are closed", `a: ${"[[x], {a: ".repeat(many)}`],
  ["lists on one line", `a:\n  ${"- ".repeat(many)}x`],
  ["complex keys on one line", "? ".repeat(many)],
  ["maps by indentation", steps(many, 1, "a:")],
  ["lists by indentation", steps(many, 2, "-")],
])("YAML with %s is too deep", ([, yaml]) => {
  expect(isDeepYaml(yaml)).toBe(true);
});

test.for<[name: string, yaml: string]>([
  ["as deep as real content", "a:\n  - b:\n      - c: [1, {d: 2}]\n"],
  ["a thousand brackets side by side", `a: ${"[x] {y} ".repeat(many)}`],
  ["a thousand entries", "- x\n".repeat(many)],
  ["a line far to the right", `a: >\n${" ".repeat(400)}x\n  y\n`],
  ["a line of hyphens", `a: x\n${"-".repeat(many)}\n`],
])("YAML with %s is not", ([, yaml]) => {
  expect(isDeepYaml(yaml)).toBe(false);
});

test.for<[name: string, markdown: string]>([
  ["quotations", `${"> ".repeat(many)}x`],
  ["quotations without spaces", `${">".repeat(many)}x`],
  ["lists", `${"- ".repeat(many)}x`],
  ["numbered lists", `${"1. ".repeat(many)}x`],
  ["quotations and lists", `${"> - ".repeat(many)}x`],
  ["lists by indentation", steps(many, 2, "- a")],
])("Markdown with %s inside each other is too deep", ([, markdown]) => {
  expect(isDeepMarkdown(markdown)).toBe(true);
});

test.for<[name: string, markdown: string]>([
  ["a list in a list in a quotation", "> - a\n>   - b\n"],
  ["a thousand entries", "- x\n".repeat(many)],
  ["a line across the page", `${"- ".repeat(many)}\n\n${"* ".repeat(many)}`],
  ["a table of hyphens", `${"| - ".repeat(many)}|`],
  ["code far to the right", `${" ".repeat(400)}x\n`],
])("Markdown with %s is not", ([, markdown]) => {
  expect(isDeepMarkdown(markdown)).toBe(false);
});
