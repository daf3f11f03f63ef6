import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { Memory, recallNothing } from "../../src/memory.ts";
import { listFiles, type ListedFile } from "../../src/read/list-files.ts";
import { rememberReadings } from "../../src/read/remember-readings.ts";
import { readText } from "../../src/read/text.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

let root: string;
let memory: Memory;
let readings: number;
let gone: string[];

beforeEach(() => {
  root = makeTemporaryFolder();
  memory = new Memory();
  readings = 0;
  gone = [];
});

const later = (file: ListedFile, milliseconds: number): number => file.changed + milliseconds;

function list(): ListedFile {
  return listFiles(root)[0]!;
}

function write(text: string): ListedFile {
  writeFileSync(path.join(root, "file.md"), text);
  return list();
}

/** Reads a file in a build of its own, at this time. */
function read(file: ListedFile, now: number, recall = memory.recall): string | undefined {
  return rememberReadings<string | undefined>(root, { recall, now })(
    file,
    (source) => {
      readings++;
      return readText(source, "site/file.md").text;
    },
    (old) => gone.push(old ?? "nothing"),
  );
}

describe("a file", () => {
  test("that is as it was is read once", () => {
    const file = write("one");
    expect([read(file, later(file, 3000)), read(list(), later(file, 4000)), readings]).toEqual(["one", "one", 1]);
  });

  test("that had changed just before it was read is read again, for it could change again in that moment", () => {
    const file = write("one");
    read(file, later(file, 1000));
    read(file, later(file, 5000));
    read(file, later(file, 5001));
    expect(readings).toBe(2);
  });

  test("of which the clock says that it is of tomorrow is read again", () => {
    const file = write("one");
    read(file, later(file, -100_000));
    read(file, later(file, -90_000));
    expect(readings).toBe(2);
  });

  test("that another took the place of after it was listed is known as that other", () => {
    const listed = write("one");
    writeFileSync(path.join(root, "other"), "two");
    renameSync(path.join(root, "other"), path.join(root, "file.md"));
    const now = later(list(), 3000);
    expect([read(listed, now), read(list(), now), readings]).toEqual(["two", "two", 1]);
    read(listed, now);
    expect(readings).toBe(2);
  });

  test("that has changed is told with what was read of it", () => {
    const one = write("one");
    read(one, later(one, 3000));
    const two = write("two, longer");
    expect([read(two, later(two, 3000)), gone]).toEqual(["two, longer", ["one"]]);
  });

  test("that was not there in the build before is read", () => {
    const file = write("one");
    read(file, later(file, 3000));
    rememberReadings(root, { recall: memory.recall, now: later(file, 4000) });
    read(file, later(file, 5000));
    expect(readings).toBe(2);
  });

  test("that cannot be opened is a problem each time", () => {
    const file = { ...write("one"), absolutePath: path.join(root, "nowhere.md") };
    expect([read(file, later(file, 3000)), read(file, later(file, 3000)), readings]).toEqual([undefined, undefined, 2]);
  });

  test("is read each time without a memory", () => {
    const file = write("one");
    read(file, later(file, 3000), recallNothing);
    read(file, later(file, 3000), recallNothing);
    expect(readings).toBe(2);
  });
});
