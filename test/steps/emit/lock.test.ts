import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { takeLock, type Holder } from "../../../src/steps/emit/lock.ts";
import { thisProcess, type RunningProcess } from "../../../src/steps/emit/running-process.ts";
import { UsageError } from "../../../src/ground/usage-error.ts";
import { bundleProgram } from "../../support/bundle-program.ts";
import { describeProcess } from "../../support/describe-process.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

let file: string;

beforeEach(() => {
  file = path.join(makeTemporaryFolder(), ".dentalsite-dist.lock");
});

/** A process that cannot exist: Linux gives no number above 4,194,304. */
const ended = { ...thisProcess(), process: 99_999_999, since: "2026-01-01T00:00:00.000Z", run: "another" };

/** A process that runs as long as this one. */
const parent = describeProcess(process.ppid);
const unknownStart = { ...ended, process: parent.process, started: "" };

function leaveLock(lock: object | string, ageSeconds = 0): void {
  writeFileSync(file, typeof lock === "string" ? lock : JSON.stringify(lock));
  const time = Date.now() / 1000 - ageSeconds;
  utimesSync(file, time, time);
}

/** Takes the lock. Returns its holder if that would mean waiting; undefined if the lock was taken. */
function findWaiting(): Holder | undefined {
  try {
    takeLock(file, (holder) => {
      // Without this error, the test would wait forever.
      throw Object.assign(new Error("waits"), { holder });
    })();
    return undefined;
  } catch (error) {
    return (error as { holder: Holder }).holder;
  }
}

test("a free lock is taken, and disappears when it is released", () => {
  const release = takeLock(file);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ process: process.pid });
  release();
  expect(existsSync(file)).toBe(false);
});

test("a lock that another build has taken over is not released", () => {
  const release = takeLock(file);
  leaveLock(ended);
  release();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(ended);
});

describe("a build waits for a lock", () => {
  test("while its process runs, and that process is named", () => {
    leaveLock({ ...parent, since: ended.since, run: "another" });
    expect(findWaiting()).toMatchObject({ process: parent.process, since: ended.since, file });
  });

  test("for a while if the system does not know when processes began, and another has its number", () => {
    leaveLock(unknownStart, 60);
    expect(findWaiting()).toMatchObject({ process: parent.process });
  });

  test("for a while if its process is on another machine, so that nothing can be known about it", () => {
    leaveLock({ ...ended, machine: "elsewhere" }, 60);
    expect(findWaiting()).toMatchObject({ machine: "elsewhere" });
  });
});

/** Starts a process that has ended but keeps its number, since its parent never waits for it. */
async function leaveZombie(): Promise<RunningProcess> {
  const parent = spawn("sh", ["-c", "sleep 1000 & echo $!; exec sleep 1000"], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => {
    parent.kill("SIGKILL");
  });
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  const id = Number(line.toString());
  const untilStat = (each: number, part: string) =>
    vi.waitFor(() => {
      expect(readFileSync(`/proc/${each}/stat`, "utf8")).toContain(part);
    }, 10_000);
  // The shell would wait for it.
  await untilStat(parent.pid!, "(sleep)");
  process.kill(id, "SIGKILL");
  await untilStat(id, ") Z ");
  return describeProcess(id);
}

describe("a lock is taken over", () => {
  test.for([
    ["whose process has ended", ended, 0],
    ["whose process had the number that another has now", { ...ended, process: process.ppid, started: "before" }, 0],
    ["whose process had the number of this one", { ...ended, process: process.pid }, 0],
    ["whose process had a number that another may have now, when it is old", unknownStart, 601],
    ["of another machine, when it is old", { ...ended, machine: "elsewhere" }, 601],
    ["that was never written to its end", "", 6],
    ["that is no lock at all", "{}", 6],
    ["whose time would forge a line of a log", { ...parent, run: "another", since: "now\n::error::" }, 6],
  ] as const)("%s", ([, lock, ageSeconds]) => {
    leaveLock(lock, ageSeconds);
    expect(findWaiting()).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });

  test("whose process has ended, even if its parent has not waited for it", async () => {
    leaveLock({ ...(await leaveZombie()), since: ended.since, run: "another" });
    expect(findWaiting()).toBeUndefined();
  });

  test("even if another build was killed while taking it over", () => {
    leaveLock(ended);
    writeFileSync(`${file}.stale`, "");
    utimesSync(`${file}.stale`, 0, 0);
    expect(findWaiting()).toBeUndefined();
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
      writeFileSync(`${name}.other`, JSON.stringify(ended));
      symlinkSync(`${name}.other`, name);
    },
    "a pipe": (name) => {
      execFileSync("mkfifo", [name]);
    },
    "a folder": (name) => {
      mkdirSync(name);
    },
  };

  test.for(Object.keys(things))("%s", (thing) => {
    things[thing]!(file);
    expect(() => takeLock(file)).toThrow(UsageError);
    expect(() => takeLock(file)).toThrow(`${file} is a link, folder or device that no build has made.`);
    expect(lstatSync(file, { throwIfNoEntry: false })).toBeDefined();
  });

  test.for(Object.keys(things))("%s, beside a stale lock", (thing) => {
    leaveLock(ended);
    things[thing]!(`${file}.stale`);
    expect(() => takeLock(file)).toThrow(`${file}.stale is a link, folder or device`);
  });
});

test("one process does not write to the same folder twice at the same time", () => {
  takeLock(file);
  expect(() => takeLock(file)).toThrow(/same output folder/);
});

test("only one of many processes has the lock at a time, even if some are killed with it", async () => {
  const folder = makeTemporaryFolder();
  const [program, journal] = [path.join(folder, "take-turns.mjs"), path.join(folder, "journal.txt")];
  await bundleProgram("take-turns.ts", program);
  const [processes, turns] = [4, 20];
  const args = [program, file, journal, String(turns), JSON.stringify(ended)];
  await Promise.all(Array.from({ length: processes }, () => promisify(execFile)(process.execPath, args)));
  const lines = readFileSync(journal, "utf8").trim().split("\n");
  expect(lines).toHaveLength(2 * processes * turns);
  for (let index = 0; index < lines.length; index += 2) {
    expect(lines[index + 1]).toBe(lines[index]!.replace("in", "out"));
  }
});
