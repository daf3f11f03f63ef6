import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nameClaim, workName } from "../../src/steps/emit/lock.ts";

/** A process that cannot exist: Linux gives no number above 4,194,304. */
export const endedProcess = 99_999_999;

/** Leaves a claim in an output folder like a build that was killed, or that still runs. */
export function leaveClaim(
  output: string,
  { id = endedProcess, name = nameClaim(id), ageSeconds = 0 }: { id?: number; name?: string; ageSeconds?: number } = {},
): void {
  const claim = path.join(output, workName, name);
  mkdirSync(path.dirname(claim), { recursive: true });
  writeFileSync(claim, "");
  const time = Date.now() / 1000 - ageSeconds;
  utimesSync(claim, time, time);
}
