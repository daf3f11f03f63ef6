import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { walkFolder } from "../../../src/lib/disk/walk-folder.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

function makeFolder(...files: string[]): string {
  const root = makeTemporaryFolder();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
  return root;
}

const linesOf = (...parameters: Parameters<typeof walkFolder>): string[] =>
  walkFolder(...parameters).map(({ kind, name }) => `${kind} ${name}`);

test("files and folders are sorted by path, each folder before its contents", () => {
  expect(linesOf(makeFolder("b.md", "a/z.md", "a/b/c.md", "a-b.md", ".hidden"))).toEqual([
    ...["file .hidden", "folder a", "file a-b.md", "folder a/b", "file a/b/c.md", "file a/z.md", "file b.md"],
  ]);
});

test("an ignored folder is left out with everything in it", () => {
  const root = makeFolder("a/b/c.md", "a/d.md", "b/c.md");
  expect(linesOf(root, (name) => name === "a/b")).toEqual(["folder a", "file a/d.md", "folder b", "file b/c.md"]);
});

test("a folder that does not exist, or a file in its place, is empty", () => {
  const root = makeFolder("file");
  expect(linesOf(path.join(root, "none"))).toEqual([]);
  expect(linesOf(path.join(root, "file"))).toEqual([]);
});

test("a folder that disappears meanwhile is an error", () => {
  const root = makeFolder("a/b.md");
  const remove = (): boolean => {
    rmSync(path.join(root, "a"), { recursive: true });
    return false;
  };
  expect(() => walkFolder(root, remove)).toThrow("ENOENT");
});

test.skipIf(process.platform === "win32")(
  "links are named and not followed, and pipes are neither files nor folders",
  () => {
    const root = makeFolder("real/a.md");
    symlinkSync("real", path.join(root, "link"));
    symlinkSync("nowhere", path.join(root, "broken"));
    execFileSync("mkfifo", [path.join(root, "pipe")]);
    expect(linesOf(root)).toEqual(["link broken", "link link", "other pipe", "folder real", "file real/a.md"]);
  },
);

test.runIf(process.platform === "linux")(
  "a name that is not UTF-8 is lost, and one with a replacement character is not",
  () => {
    const root = makeFolder("caf\uFFFDs/a.md");
    mkdirSync(Buffer.from(path.join(root, "caf\u00E9"), "latin1"));
    expect(linesOf(root)).toEqual(["lost caf\uFFFD", "folder caf\uFFFDs", "file caf\uFFFDs/a.md"]);
  },
);
