import { execFile, execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { nameClaim, withLock, workName } from "../../../src/steps/emit/lock.ts";
import { UsageError } from "../../../src/lib/usage-error.ts";
import { bundleProgram } from "../../support/bundle-program.ts";
import { endedProcess, leaveClaim } from "../../support/left-claim.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

let output: string;

beforeEach(() => {
  output = makeTemporaryFolder();
});

/** Takes the lock. Returns the process that it would wait for; undefined if the lock was taken. */
function findWaiting(): number | undefined {
  let waiting: number | undefined;
  try {
    withLock(
      output,
      (holder) => {
        expect(holder.lock).toBe(path.join(output, workName));
        waiting = holder.process;
        // Without this error, the test would wait forever.
        throw new Error("waits");
      },
      () => undefined,
    );
  } catch (error) {
    expect(error).toMatchObject({ message: "waits" });
  }
  return waiting;
}

const elsewhere = (id: number): string => nameClaim(id).replace(/-[\da-f]+/, "-0123456789abcdef");

test("the folder for new files is empty, and everything disappears at the end, even after an error", () => {
  withLock(output, undefined, (staging) => {
    expect(readdirSync(staging)).toEqual([]);
    writeFileSync(path.join(staging, "0"), "<p>");
  });
  expect(readdirSync(output)).toEqual([]);
  const fail = (): never => {
    throw new Error("full");
  };
  expect(() => withLock(output, undefined, fail)).toThrow("full");
  expect(readdirSync(output)).toEqual([]);
});

test.for([
  ["a process that runs", process.ppid, nameClaim(process.ppid), 0],
  ["a process on another machine, of which nothing is known", endedProcess, elsewhere(endedProcess), 60],
  ["a process whose clock is a minute ahead", process.ppid, nameClaim(process.ppid), -60],
] as const)("a build says that it waits for %s", ([, id, name, ageSeconds]) => {
  leaveClaim(output, { name, ageSeconds });
  expect(findWaiting()).toBe(id);
  expect(readdirSync(path.join(output, workName))).toEqual([name]);
});

test.for([
  ["of a process that has ended", nameClaim(endedProcess), 0],
  ["of a process that had the number of this one", nameClaim(process.pid), 0],
  ["of a number that another process may have now, when it is old", nameClaim(process.ppid), 601],
  ["of another machine, when it is old", elsewhere(process.ppid), 601],
  ["of another machine, when its time is in the future", elsewhere(process.ppid), -86_400],
  ["of a process that runs, when its time is in the future", nameClaim(process.ppid), -86_400],
] as const)("a build does not wait for a claim %s, and removes what its build has left", ([, name, ageSeconds]) => {
  leaveClaim(output, { name, ageSeconds });
  mkdirSync(path.join(output, workName, "new/services"), { recursive: true });
  expect(findWaiting()).toBeUndefined();
  expect(readdirSync(output)).toEqual([]);
});

describe("another entry in place of the lock is reported, neither followed nor waited for:", () => {
  const things: Record<string, (name: string) => void> = {
    "a link to nothing": (name) => {
      symlinkSync("nowhere", name);
    },
    "a link to a folder": (name) => {
      symlinkSync("..", name);
    },
    "a pipe": (name) => {
      execFileSync("mkfifo", [name]);
    },
    "a file": (name) => {
      writeFileSync(name, "");
    },
  };

  test.for(Object.keys(things))("%s", (thing) => {
    const lock = path.join(output, workName);
    things[thing]!(lock);
    expect(findRefusal).toThrow(UsageError);
    expect(findRefusal).toThrow(`${lock} is a link, file or device that no build has made.`);
    expect(lstatSync(lock, { throwIfNoEntry: false })).toBeDefined();
  });

  const findRefusal = (): void => {
    withLock(output, undefined, () => undefined);
  };
});

test("only one of many processes has the lock at a time, even if some are killed with it", async () => {
  const folder = makeTemporaryFolder();
  const [program, journal] = [path.join(folder, "take-turns.mjs"), path.join(folder, "journal.txt")];
  await bundleProgram("take-turns.ts", program);
  const [processes, turns] = [4, 20];
  const args = [program, output, journal, String(turns)];
  await Promise.all(Array.from({ length: processes }, () => promisify(execFile)(process.execPath, args)));
  const lines = readFileSync(journal, "utf8").trim().split("\n");
  expect(lines).toHaveLength(2 * processes * turns);
  for (let index = 0; index < lines.length; index += 2) {
    expect(lines[index + 1]).toBe(lines[index]!.replace("in", "out"));
  }
});
