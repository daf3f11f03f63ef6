import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { roundTrip } from "../../src/steps/check/check-weights.ts";
import { describePractice, expectNoProblems, listHeavier } from "./describe-practice.ts";
import { makePublishable, publishableNames, publishedOn } from "../support/publishable-practices.ts";

/* Tests of practices that could be published. Tests of them in a browser are in browser/publishable-practices.night.test.ts. */

/** The home page of the large practice lists 22 services. */
const longPages = { least: [], large: ["/"] };

for (const name of publishableNames) {
  describePractice(`the ${name} practice`, { make: () => makePublishable(name), env: publishedOn }, (built) => {
    test("can be published with every rule on", async () => {
      expect(existsSync(built().site.file("site/rules.yaml"))).toBe(false);
      await expectNoProblems(built(), publishedOn, "--publish");
    });

    test("sends HTML, style sheet and script of every page in one round trip, but for the longest", () => {
      expect(listHeavier(built(), roundTrip)).toEqual(longPages[name]);
    });
  });
}
