import { expect, test } from "vitest";
import { keepStanding } from "../../../src/edit/local/told-problems.ts";
import type { Problem } from "../../../src/problems/problem.ts";

const home = "site/home.yaml";
const filesOf = (text: string) => [{ path: home, bytes: Buffer.from(text) }];
const at = (line: number): Problem => ({
  severity: "advice",
  code: "sample/left-over",
  place: { file: home, line, column: 1, length: 1 },
  message: `The value of line ${line} is made up.`,
  remedy: "Write your own.",
});

test("after a save, problems of lines that are still there stay with them, and those of lines that changed go", () => {
  const found = ["phone: 1", "same: 2", "phone: 3", "same: 2"].map((_, index) => at(index + 1));
  const before = filesOf("phone: 1\nsame: 2\nphone: 3\nsame: 2\n");
  const now = filesOf("# new\nphone: 1\nsame: 2\nphone: 4\nsame: 2\n");
  const kept = keepStanding(found, before, now);
  expect(kept.map(({ message, place }) => [message, place.line])).toEqual([
    ["The value of line 1 is made up.", 2],
    ["The value of line 2 is made up.", 3],
    ["The value of line 4 is made up.", 3],
  ]);
  expect(keepStanding(found, before, [])).toEqual([]);
});
