import { expect, test } from "vitest";
import { suggest } from "../../src/problem/suggest.ts";

test("suggests the known word that a typo is closest to", () => {
  expect(suggest("titel", ["text", "title"])).toBe("title");
  expect(suggest("poster", ["text", "title"])).toBeUndefined();
});

test("compares no name that is longer than the name of a file may be", () => {
  expect(suggest("ab".repeat(127), ["ba".repeat(127)])).toBe("ba".repeat(127));
  expect(suggest("ab".repeat(120_000), ["ba".repeat(120_000)])).toBeUndefined();
});
