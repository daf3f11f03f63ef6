import { expect, test } from "vitest";
import { roundTrip } from "../../src/steps/check/check-weights.ts";
import { describePractice, expectNoProblems, listHeavier } from "./describe-practice.ts";
import { makePractice, practiceNames } from "../support/little-site.ts";

/*
 * Tests of complete practices that differ from the shipped one and from each other: a dentist with nothing optional; a group of four
 * doctors and three offices with ten pages of its own; a practice in Spanish. Tests in a browser are in browser/practices.long.test.ts.
 */

// On this date, the group's closures are not over yet.
const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 25) / 1000) };

for (const name of practiceNames) {
  const unreached = name === "bilingual" ? ["/404.html", "/es/404.html"] : ["/404.html"];
  describePractice(`the practice ${name}`, { make: () => makePractice(name), env, unreached }, (built) => {
    test("has no problem that dentalsite check finds", async () => {
      await expectNoProblems(built(), env);
    });

    test("sends HTML, style sheet and script of every page in one round trip", () => {
      expect(listHeavier(built(), roundTrip)).toEqual([]);
    });
  });
}
