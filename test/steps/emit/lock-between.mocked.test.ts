import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { takeLock } from "../../../src/steps/emit/lock.ts";
import { endedHolder as ended, leaveLock, readLock } from "../../support/left-lock.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

/* Tests of what another build may do between two steps of a build that takes over a lock. The steps wait for it here. */

const steps = vi.hoisted(() => ({ beforeMaking: (): void => undefined, beforeRenaming: (): void => undefined }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const mkdirSync = (folder: string, options?: { recursive: boolean }): unknown => {
    if (!options) steps.beforeMaking();
    return real.mkdirSync(folder, options);
  };
  const renameSync = (from: string, to: string): void => {
    steps.beforeRenaming();
    real.renameSync(from, to);
  };
  const mocked = { ...real, mkdirSync, renameSync } as typeof real;
  return { ...mocked, default: mocked };
});

let lock: string;

/** A holder that runs. */
const running = { ...ended, process: process.ppid, since: "2026-01-01T00:00:01.000Z", run: "a third" };
const drop = (entry: string): void => {
  rmSync(entry, { recursive: true });
};

beforeEach(() => {
  Object.assign(steps, { beforeMaking: (): void => undefined, beforeRenaming: () => undefined });
  lock = path.join(makeTemporaryFolder(), ".dentalsite-dist.lock");
  leaveLock(lock, ended);
});

test("a stale lock that another build has taken over in the meantime is left to it, and waited for", () => {
  steps.beforeRenaming = () => {
    steps.beforeRenaming = () => undefined;
    drop(lock);
    leaveLock(lock, running);
  };
  expect(() =>
    takeLock(lock, ({ process: id }) => {
      throw new Error(`waits for ${id}`);
    }),
  ).toThrow(`waits for ${running.process}`);
  expect(readLock(lock)).toEqual(running);
  expect(readdirSync(lock)).toEqual(["holder.json"]);
});

test("a stale lock that another build is taking over is left to it, and that is waited for", () => {
  let tries = 0;
  steps.beforeMaking = () => {
    tries++;
    // The other build has finished.
    if (tries === 4) drop(lock);
  };
  steps.beforeRenaming = () => {
    steps.beforeRenaming = () => undefined;
    renameSync(path.join(lock, "holder.json"), path.join(lock, "holder-taken.json"));
  };
  takeLock(lock)();
  expect({ tries, isThere: existsSync(lock) }).toEqual({ tries: 4, isThere: false });
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
