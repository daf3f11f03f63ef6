import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nameMachine } from "../../src/steps/emit/lock.ts";

/** The holder of a lock whose process cannot exist: Linux gives no number above 4,194,304. */
export const endedHolder = {
  process: 99_999_999,
  machine: nameMachine(),
  since: "2026-01-01T00:00:00.000Z",
  run: "another",
};

/** Leaves a lock like a build that was killed, or that still runs. */
export function leaveLock(lock: string, holder: object | string | undefined, ageSeconds = 0): void {
  mkdirSync(lock, { recursive: true });
  const text = typeof holder === "string" ? holder : JSON.stringify(holder);
  if (holder !== undefined) writeFileSync(path.join(lock, "holder.json"), text);
  // A build that waits may take a new lock over at once.
  if (ageSeconds === 0) return;
  const time = Date.now() / 1000 - ageSeconds;
  utimesSync(lock, time, time);
}

export function readLock(lock: string): unknown {
  return JSON.parse(readFileSync(path.join(lock, "holder.json"), "utf8"));
}
