import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { finishWriting, readSaves, writeTogether } from "../../../src/edit/local/write-together.ts";
import { kinds } from "../../../src/kinds/kinds.ts";
import { bundleProgram } from "../../support/bundle-program.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { isLong } from "../../support/test-level.ts";

const files = ["home", "brand", "practice", "navigation", "claims"].map((name) => `site/${name}.yaml`);

function makeFiles(): string {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site"));
  for (const file of files) writeFileSync(path.join(root, file), "round -1\n".repeat(20_000));
  return root;
}

const work = (root: string): string => path.join(root, ".dentalsite/forms");

const readAll = (root: string): string[] => files.map((file) => readFileSync(path.join(root, file), "utf8"));

const listAll = (root: string): string[] => readdirSync(path.join(root, "site"), { encoding: "utf8" }).sort();

test("a process that is killed at any moment leaves all old or all new texts after the next start, and none torn", async () => {
  const program = path.join(makeTemporaryFolder(), "write-forever.mjs");
  await bundleProgram("write-forever.ts", program);
  const rounds = isLong ? 60 : 6;
  let unfinished = 0;
  for (let round = 0; round < rounds; round++) {
    const root = makeFiles();
    const child = spawn(process.execPath, [program, root, ...files], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, (round * 7.3) % 60));
    child.kill("SIGKILL");
    await once(child, "exit");
    if (existsSync(path.join(work(root), "unfinished.json"))) unfinished++;
    finishWriting(root, kinds);
    const [first = "", ...others] = readAll(root);
    expect(first).toMatch(/^(round -?\d+\n)\1{19999}$/);
    for (const other of others) expect(other === first).toBe(true);
    expect(listAll(root)).toEqual(files.map((file) => path.basename(file)).sort());
    for (const name of readdirSync(work(root))) utimesSync(path.join(work(root), name), 0, 0);
    finishWriting(root, kinds);
    expect(readdirSync(work(root)).sort()).toEqual([".gitignore", "saves"]);
    const saves = readSaves(root, kinds);
    expect(saves.length).toBeLessThanOrEqual(50);
    expect(saves[0]?.changes.map(({ text }) => text)).toEqual(readAll(root));
  }
  if (isLong) expect(unfinished).toBeGreaterThan(0);
});

const change = (root: string, file: string, text: string) => ({
  path: file,
  base: readFileSync(path.join(root, file), "utf8"),
  text,
});

test("if a file cannot be replaced after others were, these get their old texts back, and the history has no such save", () => {
  const root = makeFiles();
  const before = readAll(root);
  const changes = files.map((file) => change(root, file, "new\n"));
  const last = changes.at(-1)!;
  expect(() => {
    writeTogether(root, [...changes.slice(0, -1), { ...last, base: "else" }]);
  }).toThrow(last.path);
  expect(readAll(root)).toEqual(before);
  expect(listAll(root)).toHaveLength(files.length);
  expect(readdirSync(work(root))).toEqual([".gitignore"]);
  expect(readSaves(root, kinds)).toEqual([]);
});

test("the history has the last 50 saves, newest first, with each text before and after", () => {
  const root = makeFiles();
  const [file = ""] = files;
  for (let round = 0; round < 52; round++) writeTogether(root, [change(root, file, `text ${round}\n`)]);
  const saves = readSaves(root, kinds);
  expect(saves.map(({ changes }) => changes[0]?.text)).toEqual(
    Array.from({ length: 50 }, (_, index) => `text ${51 - index}\n`),
  );
  expect(saves[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    changes: [{ path: file, base: "text 50\n", text: "text 51\n" }],
  });
});

/** Lays down a save that a killed process did not finish. */
function leaveUnfinished(root: string, save: unknown): void {
  mkdirSync(work(root), { recursive: true });
  writeFileSync(path.join(work(root), "unfinished.json"), JSON.stringify(save));
}

test("a file that somebody changed after the process was killed stays, and the history has its new text", () => {
  const root = makeFiles();
  const changes = files.slice(0, 2).map((file) => change(root, file, "by form\n"));
  leaveUnfinished(root, { time: "2026-11-29T08:00:00.000Z", changes });
  writeFileSync(path.join(root, files[1]!), "by hand\n");
  finishWriting(root, kinds);
  expect(readAll(root).slice(0, 2)).toEqual(["by form\n", "by hand\n"]);
  expect(readSaves(root, kinds)).toEqual([{ time: "2026-11-29T08:00:00.000Z", changes }]);
});

test("bytes that got no name are removed at the next start, unless they are young", () => {
  const root = makeFiles();
  mkdirSync(work(root), { recursive: true });
  for (const name of ["old.tmp", "young.tmp"]) writeFileSync(path.join(work(root), name), "[");
  utimesSync(path.join(work(root), "old.tmp"), 0, 0);
  finishWriting(root, kinds);
  expect(readdirSync(work(root))).toEqual(["young.tmp"]);
});

test("a save in a folder from elsewhere can write nothing but content", () => {
  const root = makeFiles();
  writeFileSync(path.join(root, "package.json"), "{}");
  const time = "2026-11-29T08:00:00.000Z";
  const stolen = ["package.json", "site/../package.json", "../package.json"].map((each) => ({
    path: each,
    base: "{}",
  }));
  const saves: unknown[] = [
    ...stolen.flatMap((each) => [
      { time, changes: [each] },
      { time, changes: [{ ...each, text: "stolen" }] },
    ]),
    ...[{ time, changes: [{ path: "site/home.yaml", base: 1 }] }, { changes: [] }, [], null, "x"],
  ];
  for (const save of saves) {
    leaveUnfinished(root, save);
    finishWriting(root, kinds);
    expect(readFileSync(path.join(root, "package.json"), "utf8")).toBe("{}");
    expect(readSaves(root, kinds)).toEqual([]);
  }
});
