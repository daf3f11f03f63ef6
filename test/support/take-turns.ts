// This program, run by test/steps/emit/lock.test.ts, takes a lock several times, and records when it has the lock and when not. Every
// other time it leaves the lock behind like a killed process.
import { appendFileSync } from "node:fs";
import { takeLock } from "../../src/steps/emit/lock.ts";
import { leaveLock } from "./left-lock.ts";

const [, , lock, journal, turns, stale] = process.argv;
for (let turn = 0; turn < Number(turns); turn++) {
  const release = takeLock(lock!);
  appendFileSync(journal!, `in ${process.pid}\n`);
  const end = performance.now() + 2;
  while (performance.now() < end);
  appendFileSync(journal!, `out ${process.pid}\n`);
  if (turn % 2 === 0) release();
  else leaveLock(lock!, stale);
}
