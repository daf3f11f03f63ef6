import { existsSync, mkdirSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { takeLock } from "../../../src/steps/emit/lock.ts";
import { endedHolder as ended, leaveLock, readLock } from "../../support/left-lock.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

/* Tests of what another build may do between two steps of a build that takes over a lock. The steps wait for it here. */

const steps = vi.hoisted((): { beforeMaking: (folder: string) => void } => ({ beforeMaking: () => undefined }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const mkdirSync = (folder: string, options?: { recursive: boolean }): unknown => {
    if (!options) steps.beforeMaking(folder);
    return real.mkdirSync(folder, options);
  };
  const mocked = { ...real, mkdirSync } as typeof real;
  return { ...mocked, default: mocked };
});

let lock: string;
let guard: string;

/** A holder that runs. */
const running = { ...ended, process: process.ppid, since: "2026-01-01T00:00:01.000Z", run: "a third" };
const drop = (entry: string): void => {
  rmSync(entry, { recursive: true });
};

beforeEach(() => {
  steps.beforeMaking = () => undefined;
  lock = path.join(makeTemporaryFolder(), ".dentalsite-dist.lock");
  guard = `${lock}.stale`;
  leaveLock(lock, ended);
});

test("a stale lock that another build has taken over in the meantime is left to it, and waited for", () => {
  steps.beforeMaking = (made) => {
    if (made === guard) leaveLock(lock, running);
  };
  expect(() =>
    takeLock(lock, ({ process: id }) => {
      throw new Error(`waits for ${id}`);
    }),
  ).toThrow(`waits for ${running.process}`);
  expect(readLock(lock)).toEqual(running);
});

test("a stale lock that another build is taking over is left to it, and that is waited for", () => {
  mkdirSync(guard, { recursive: true });
  const seen: unknown[] = [];
  steps.beforeMaking = (made) => {
    if (made !== guard) return;
    seen.push(readLock(lock));
    if (seen.length < 3) return;
    // The other build has finished.
    drop(guard);
    drop(lock);
  };
  takeLock(lock)();
  expect(seen).toEqual(Array(3).fill(ended));
});

test("the process that a build waits for is named once, however long it takes, and once it can be read", () => {
  drop(lock);
  leaveLock(lock, undefined);
  let tries = 0;
  steps.beforeMaking = () => {
    tries++;
    if (tries === 3) leaveLock(lock, running);
    if (tries === 5) drop(lock);
  };
  const told: number[] = [];
  takeLock(lock, ({ process: id }) => told.push(id))();
  expect({ tries, told }).toEqual({ tries: 5, told: [running.process] });
});

test("a build that was killed while it took over a lock delays others by only a few seconds", () => {
  mkdirSync(guard, { recursive: true });
  const found: boolean[] = [];
  steps.beforeMaking = (made) => {
    if (made !== guard) return;
    found.push(existsSync(guard));
    const time = Date.now() / 1000 - (found.length < 3 ? 3 : 6);
    if (existsSync(guard)) utimesSync(guard, time, time);
  };
  takeLock(lock)();
  expect(found).toEqual([true, true, true, false]);
});
