import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { NoteFile, type BuildNote } from "../../../src/around/last-build/build-note.ts";
import { UsageError } from "../../../src/ground/usage-error.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

const day = 24 * 60 * 60 * 1000;
const today = Date.now();
const note: BuildNote = { input: "a", site: "b", pages: 1, files: 2, made: today, date: today };

let cache: string;
let folder: string;
beforeEach(() => {
  cache = path.join(makeTemporaryFolder(), ".dentalsite");
  folder = path.join(cache, "last-build");
});

/** Sets a file's time to so many days ago. */
function age(name: string, days: number): void {
  const time = (today - days * day) / 1000;
  utimesSync(path.join(folder, name), time, time);
}

const noteOf = (output: string): NoteFile => new NoteFile(cache, path.join(cache, output));

/** Writes the note of an output folder, and returns the path of its file. */
function write(output: string): string {
  const before = new Set(names());
  noteOf(output).write(note);
  return names().find((name) => !before.has(name)) ?? "";
}

function names(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).sort();
}

test("a note older than a month is removed when another folder's note is written", () => {
  const [old, young] = [write("old"), write("young")];
  age(old, 31);
  age(young, 29);
  const own = write("dist");
  expect(names()).toEqual([young, own].sort());
  expect(noteOf("dist").read()).toEqual(note);
});

test("an unfinished note of a stopped build is removed too, but not one that is being written", () => {
  const own = write("dist");
  const [stopped, beingWritten] = ["5", "6"].map(
    (digit) => `${own}.${digit.repeat(8)}-0000-4000-8000-000000000000.tmp`,
  );
  for (const name of [stopped!, beingWritten!]) writeFileSync(path.join(folder, name), "{");
  age(stopped!, 31);
  write("dist");
  expect(names()).toEqual([own, beingWritten!].sort());
});

test("no other file in the folder is removed, however old", () => {
  const others = ["0123456789abcdef.json.bak", "notes.json"];
  mkdirSync(folder, { recursive: true });
  for (const name of others) writeFileSync(path.join(folder, name), "x");
  for (const name of others) age(name, 400);
  const own = write("dist");
  expect(names()).toEqual([...others, own].sort());
});

test("no note is written into a practice that was moved away", () => {
  rmSync(path.dirname(cache), { recursive: true });
  noteOf("dist").write(note);
  expect(() => readdirSync(path.dirname(cache))).toThrow("ENOENT");
});

describe("a symbolic link is not followed", () => {
  test("in place of a note: the link is replaced, and its target stays", () => {
    const name = write("dist");
    const elsewhere = path.join(cache, "elsewhere.json");
    const text = readFileSync(path.join(folder, name), "utf8");
    writeFileSync(elsewhere, text);
    rmSync(path.join(folder, name));
    symlinkSync(elsewhere, path.join(folder, name));
    expect(noteOf("dist").read()).toBeUndefined();
    noteOf("dist").write({ ...note, pages: 9 });
    expect(noteOf("dist").read()).toEqual({ ...note, pages: 9 });
    expect(readFileSync(elsewhere, "utf8")).toBe(text);
  });

  test.for([".dentalsite", ".dentalsite/last-build"])("in place of %s", (name) => {
    const elsewhere = makeTemporaryFolder();
    const link = path.join(path.dirname(cache), name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(elsewhere, link);
    expect(() => noteOf("dist")).toThrow(UsageError);
    expect(() => noteOf("dist")).toThrow(`The cache ${link} is a symbolic link`);
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});
