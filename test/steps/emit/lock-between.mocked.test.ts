import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { takeLock } from "../../../src/steps/emit/lock.ts";
import { thisProcess } from "../../../src/steps/emit/running-process.ts";
import { describeProcess } from "../../support/describe-process.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

/* Tests of what another build may do between two steps of a build that takes over a lock. The steps wait for it here. */

const steps = vi.hoisted((): Record<"beforeMaking" | "beforeReading", (file: string) => void> => ({
  beforeMaking: () => undefined,
  beforeReading: () => undefined,
}));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const openSync = (file: string, flags: string): number => {
    if (flags === "wx") steps.beforeMaking(file);
    else steps.beforeReading(file);
    return real.openSync(file, flags);
  };
  const mocked = { ...real, openSync } as typeof real;
  return { ...mocked, default: mocked };
});

let file: string;
let guard: string;

beforeEach(() => {
  file = path.join(makeTemporaryFolder(), ".dentalsite-dist.lock");
  guard = `${file}.stale`;
  writeFileSync(file, JSON.stringify(ended));
  steps.beforeMaking = () => undefined;
  steps.beforeReading = () => undefined;
});

/** A process that cannot exist: Linux gives no number above 4,194,304. */
const ended = { ...thisProcess(), process: 99_999_999, since: "2026-01-01T00:00:00.000Z", run: "another" };
const running = { ...describeProcess(process.ppid), since: "2026-01-01T00:00:01.000Z", run: "a third" };

test("a stale lock that another build has taken over in the meantime is left to it, and waited for", () => {
  steps.beforeMaking = (made) => {
    if (made === guard) writeFileSync(file, JSON.stringify(running));
  };
  expect(() =>
    takeLock(file, ({ process: id }) => {
      throw new Error(`waits for ${id}`);
    }),
  ).toThrow(`waits for ${running.process}`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(running);
});

test("a stale lock that another build is taking over is left to it", () => {
  writeFileSync(guard, "");
  const seen: string[] = [];
  steps.beforeMaking = (made) => {
    if (made !== guard) return;
    seen.push(readFileSync(file, "utf8"));
    if (seen.length < 3) return;
    // The other build has finished.
    rmSync(guard);
    rmSync(file);
  };
  takeLock(file)();
  expect(seen).toEqual(Array(3).fill(JSON.stringify(ended)));
});

test("the process that a build waits for is named once, however long it takes", () => {
  writeFileSync(file, JSON.stringify(running));
  let tries = 0;
  steps.beforeMaking = () => {
    if (++tries === 4) rmSync(file);
  };
  const told: number[] = [];
  takeLock(file, ({ process: id }) => told.push(id))();
  expect({ tries, told }).toEqual({ tries: 4, told: [running.process] });
});

test("a lock that is still being written is waited for, and its owner is named once it can be read", () => {
  writeFileSync(file, "");
  const made: string[] = [];
  steps.beforeMaking = (each) => {
    made.push(each);
    if (made.length === 3) writeFileSync(file, JSON.stringify(running));
    if (made.length === 5) rmSync(file);
  };
  const told: number[] = [];
  takeLock(file, ({ process: id }) => told.push(id))();
  expect({ made, told }).toEqual({ made: Array(5).fill(file), told: [running.process] });
});

test("a lock that is released just before it is read is taken without a message", () => {
  steps.beforeReading = () => {
    rmSync(file, { force: true });
  };
  takeLock(file, () => {
    throw new Error("waits");
  })();
});

test("a build that was killed while it took over a lock delays others by only a few seconds", () => {
  writeFileSync(guard, "");
  const found: boolean[] = [];
  steps.beforeMaking = (made) => {
    if (made !== guard) return;
    found.push(existsSync(guard));
    const time = Date.now() / 1000 - (found.length < 3 ? 3 : 6);
    if (existsSync(guard)) utimesSync(guard, time, time);
  };
  takeLock(file)();
  expect(found).toEqual([true, true, true, false]);
});
