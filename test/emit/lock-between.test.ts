import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { takeLock } from "../../src/emit/lock.ts";
import { thisProcess } from "../../src/emit/running-process.ts";
import { describeProcess } from "../support/describe-process.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

/* What another build may do between two steps of one that takes over a lock. The steps are made to wait for it here. */

const steps = vi.hoisted((): { beforeMaking: (file: string) => void } => ({ beforeMaking: () => undefined }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const openSync = (file: string, flags: string): number => {
    if (flags === "wx") steps.beforeMaking(file);
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
});

/** No process has such a number: Linux gives none above 4,194,304. */
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
    // The other has been and gone.
    rmSync(guard);
    rmSync(file);
  };
  takeLock(file)();
  expect(seen).toEqual(Array(3).fill(JSON.stringify(ended)));
});
