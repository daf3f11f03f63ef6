import { expect, test } from "vitest";
import { makePractice } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

test("check --publish prints what each office's Google Business Profile must say, and check alone does not", async () => {
  const { root } = makePractice("group");
  const { stdout } = await runHere(["check", "--publish"], { cwd: root });
  const [, ...profiles] = stdout.split(/^ {2}Business name {4}/m);
  expect(profiles.map((each) => each.split("\n", 1)[0])).toEqual([
    "Tallgrass College Hill",
    "Tallgrass Derby",
    "Tallgrass Andover",
  ]);
  expect(profiles[0]).toContain("\n  Phone            (316) 555-0110\n");
  expect(profiles[0]).toContain(
    "\n  Hours            Mon-Thu: 8 AM to 12 PM, 1 PM to 5:30 PM\n                   Fri: 8 AM to 1 PM\n",
  );
  expect(profiles[0]).toContain("\n  Special hours    Dec 24, 2026 – Jan 1, 2027: Closed: Winter holidays\n");
  expect(profiles[1]).not.toContain("Special hours");
  expect((await runHere(["check"], { cwd: root })).stdout).not.toContain("Business name");
});
