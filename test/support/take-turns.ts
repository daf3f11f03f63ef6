// This program, run by test/steps/emit/lock.test.ts, takes a lock several times, and records when it has the lock and when not. Every
// other time it leaves a claim behind like a killed process.
import { appendFileSync } from "node:fs";
import { withLock } from "../../src/steps/emit/lock.ts";
import { leaveClaim } from "./left-claim.ts";

const [, , output, journal, turns] = process.argv;
for (let turn = 0; turn < Number(turns); turn++) {
  withLock(output!, undefined, () => {
    appendFileSync(journal!, `in ${process.pid}\n`);
    const end = performance.now() + 2;
    while (performance.now() < end);
    if (turn % 2 === 0) leaveClaim(output!);
    appendFileSync(journal!, `out ${process.pid}\n`);
  });
}
