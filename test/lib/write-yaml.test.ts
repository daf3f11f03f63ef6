import { expect, test } from "vitest";
import { writeYaml } from "../../src/lib/write-yaml.ts";

test("a list that is in two places is written twice, without an anchor", () => {
  const days = ["Monday", "Friday"];
  expect(writeYaml([{ days }, { days }])).toEqual(["- days: [Monday, Friday]", "- days: [Monday, Friday]"]);
});
