import { expect, test } from "vitest";
import { checks, type Check } from "../../../src/steps/check/checks.ts";
import { severityOf } from "../../../src/problems/levels.ts";
import { commandOf, problemCodes } from "../../../src/problems/problem.ts";

const all: readonly Check[] = Object.values(checks).flatMap((each): readonly Check[] => each);
const listed = new Set(all.flatMap(({ codes }) => codes));

test("a build waits only for the checks of links, headings, ids, addresses, and what a host takes", () => {
  const ofBuild = [...listed].filter((code) => commandOf(code) === "build").sort();
  expect(ofBuild).toEqual([
    ...[
      "address/duplicate-id",
      "address/gone",
      "address/respelled",
      "host/limit",
      "link/missing-file",
      "link/missing-fragment",
      "link/scheduled-post",
    ],
    ...["link/unknown-page", "page/heading", "redirect/hides-page", "root-file/taken"],
  ]);
});

test("a check finds errors of one command only", () => {
  for (const { codes } of all)
    expect(new Set(codes.map((code) => commandOf(code))), codes.join()).toHaveProperty("size", 1);
});

test("whatever only `check` or `check --publish` refuses is found by a check", () => {
  const refused = problemCodes.filter((code) => commandOf(code) !== "build" && severityOf(code) === "error");
  expect(refused.filter((code) => !listed.has(code))).toEqual([]);
});
