import { execFile, execFileSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { nameMachine, takeLock, type Holder } from "../../../src/steps/emit/lock.ts";
import { UsageError } from "../../../src/ground/usage-error.ts";
import { bundleProgram } from "../../support/bundle-program.ts";
import { endedHolder as ended, leaveLock, readLock } from "../../support/left-lock.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

let lock: string;

beforeEach(() => {
  lock = path.join(makeTemporaryFolder(), ".dentalsite-dist.lock");
});

const running = { ...ended, process: process.ppid };

/** Takes the lock. Returns its holder if that would mean waiting; undefined if the lock was taken. */
function findWaiting(): Holder | undefined {
  try {
    takeLock(lock, (holder) => {
      // Without this error, the test would wait forever.
      throw Object.assign(new Error("waits"), { holder });
    })();
    return undefined;
  } catch (error) {
    return (error as { holder: Holder }).holder;
  }
}

test("a free lock is taken, and disappears when it is released, with everything in it", () => {
  const release = takeLock(lock);
  expect(readLock(lock)).toMatchObject({ process: process.pid, machine: nameMachine() });
  mkdirSync(path.join(lock, "new"));
  release();
  expect(existsSync(lock)).toBe(false);
});

test("a lock that another build has taken over is not released", () => {
  const release = takeLock(lock);
  leaveLock(lock, ended);
  release();
  expect(readLock(lock)).toEqual(ended);
});

describe("a build waits for a lock", () => {
  test("while its process runs, and that process is named", () => {
    leaveLock(lock, running);
    expect(findWaiting()).toMatchObject({ process: running.process, since: running.since, file: lock });
  });

  test("for a while if its process is on another machine, so that nothing can be known about it", () => {
    leaveLock(lock, { ...ended, machine: "elsewhere" }, 60);
    expect(findWaiting()).toMatchObject({ machine: "elsewhere" });
  });

  test.runIf(process.platform === "linux")("of another container, though it has the name of this one", () => {
    const [machine, container] = nameMachine().split(" ");
    leaveLock(lock, { ...ended, machine: `${machine} ${container!.replace(/\d+/, "1")}` });
    expect(findWaiting()).toMatchObject({ process: ended.process });
    for (const shared of [hostname(), machine!]) expect(nameMachine()).not.toBe(shared);
  });
});

describe("a lock is taken over", () => {
  test.for([
    ["whose process has ended", ended, 0],
    ["whose process had the number of this one", { ...ended, process: process.pid }, 0],
    ["whose process had a number that another may have now, when it is old", running, 601],
    ["of another machine, when it is old", { ...ended, machine: "elsewhere" }, 601],
    ["that never got a holder", undefined, 6],
    ["whose holder was never written to its end", "{", 6],
    ["whose holder is no holder at all", "{}", 6],
    ["whose time would forge a line of a log", { ...running, since: "now\n::error::" }, 6],
  ] as const)("%s, and what is in it is removed", ([, holder, ageSeconds]) => {
    mkdirSync(path.join(lock, "new/services"), { recursive: true });
    writeFileSync(path.join(lock, "new/half.html"), "<p>hal");
    leaveLock(lock, holder, ageSeconds);
    expect(findWaiting()).toBeUndefined();
    expect(existsSync(lock)).toBe(false);
  });
});

describe("another entry in place of a lock is reported, neither followed nor waited for:", () => {
  const things: Record<string, (name: string) => void> = {
    "a link to nothing": (name) => {
      symlinkSync("nowhere", name);
    },
    "a link in a circle": (name) => {
      symlinkSync(path.basename(name), name);
    },
    "a link to a lock": (name) => {
      leaveLock(`${name}.other`, ended);
      symlinkSync(`${name}.other`, name);
    },
    "a pipe": (name) => {
      execFileSync("mkfifo", [name]);
    },
    "a file": (name) => {
      writeFileSync(name, "");
    },
  };

  test.for(Object.keys(things))("%s", (thing) => {
    things[thing]!(lock);
    expect(() => takeLock(lock)).toThrow(UsageError);
    expect(() => takeLock(lock)).toThrow(`${lock} is a link, file or device that no build has made.`);
    expect(lstatSync(lock, { throwIfNoEntry: false })).toBeDefined();
  });
});

test("one process does not write to the same folder twice at the same time", () => {
  takeLock(lock);
  expect(() => takeLock(lock)).toThrow(/same output folder/);
});

test("only one of many processes has the lock at a time, even if some are killed with it", async () => {
  const folder = makeTemporaryFolder();
  const [program, journal] = [path.join(folder, "take-turns.mjs"), path.join(folder, "journal.txt")];
  await bundleProgram("take-turns.ts", program);
  const [processes, turns] = [4, 20];
  const args = [program, lock, journal, String(turns), JSON.stringify(ended)];
  await Promise.all(Array.from({ length: processes }, () => promisify(execFile)(process.execPath, args)));
  const lines = readFileSync(journal, "utf8").trim().split("\n");
  expect(lines).toHaveLength(2 * processes * turns);
  for (let index = 0; index < lines.length; index += 2) {
    expect(lines[index + 1]).toBe(lines[index]!.replace("in", "out"));
  }
});
