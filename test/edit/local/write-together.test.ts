import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hashIfThere } from "../../../src/edit/local/file-text.ts";
import { finishWriting, writeTogether } from "../../../src/edit/local/write-together.ts";
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

const readAll = (root: string): string[] => files.map((file) => readFileSync(path.join(root, file), "utf8"));

const listAll = (root: string): string[] => readdirSync(path.join(root, "site"), { encoding: "utf8" }).sort();

test("a process that is killed at any moment leaves all old or all new texts after the next start, and none torn", async () => {
  const program = path.join(makeTemporaryFolder(), "write-forever.mjs");
  await bundleProgram("write-forever.ts", program);
  const rounds = isLong ? 150 : 6;
  let unfinished = 0;
  for (let round = 0; round < rounds; round++) {
    const root = makeFiles();
    const child = spawn(process.execPath, [program, root, ...files], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, (round * 7.3) % 60));
    child.kill("SIGKILL");
    await once(child, "exit");
    if (new Set(readAll(root)).size > 1) unfinished++;
    expect(finishWriting(root, kinds)).toEqual([]);
    const [first = "", ...others] = readAll(root);
    expect(first).toMatch(/^(round -?\d+\n)\1{19999}$/);
    for (const other of others) expect(other === first).toBe(true);
    expect(listAll(root)).toEqual(files.map((file) => path.basename(file)).sort());
    const drafts = path.join(root, "drafts");
    for (const name of readdirSync(drafts)) utimesSync(path.join(drafts, name), 0, 0);
    finishWriting(root, kinds);
    expect(readdirSync(drafts)).toEqual([".gitignore"]);
  }
  if (isLong) expect(unfinished).toBeGreaterThan(0);
});

const change = (root: string, file: string, text: string) => ({
  path: file,
  base: hashIfThere(readFileSync(path.join(root, file))),
  bytes: Buffer.from(text),
});

test("if a file cannot be replaced after others were, these get their old texts back", () => {
  const root = makeFiles();
  const before = readAll(root);
  const changes = files.map((file) => change(root, file, "new\n"));
  const last = changes.at(-1)!;
  const other = { ...last, base: hashIfThere(Buffer.from("else")) };
  expect(() => {
    writeTogether(root, [...changes.slice(0, -1), other]);
  }).toThrow(last.path);
  expect(readAll(root)).toEqual(before);
  expect(listAll(root)).toHaveLength(files.length);
  expect(readdirSync(path.join(root, "drafts"))).toEqual([".gitignore"]);
});

const storedAs = (index: number): string => `drafts/.saving.${index}1234567-0123-0123-0123-0123456789ab.tmp`;

test("a file that somebody changed after the process was killed stays, and its new text becomes a draft", () => {
  const root = makeFiles();
  mkdirSync(path.join(root, "drafts"));
  const journal = files
    .slice(0, 2)
    .map((file, index) => ({ path: file, base: change(root, file, "").base, stored: storedAs(index) }));
  writeFileSync(path.join(root, "drafts/.saving.json"), JSON.stringify(journal));
  for (const { stored } of journal) writeFileSync(path.join(root, stored), "by form\n");
  writeFileSync(path.join(root, files[1]!), "by hand\n");
  expect(finishWriting(root, kinds)).toEqual([{ path: files[1], base: journal[1]!.base, text: "by form\n" }]);
  expect(readAll(root).slice(0, 2)).toEqual(["by form\n", "by hand\n"]);
});

test("an old journal that got no name is removed at the next start, and a young one stays", () => {
  const root = makeFiles();
  mkdirSync(path.join(root, "drafts"));
  const [old, young] = ["a", "b"].map(
    (letter) => `.saving.json.${"11111111-1111-1111-1111-111111111111".replaceAll("1", letter)}.tmp`,
  );
  for (const name of [old!, young!]) writeFileSync(path.join(root, "drafts", name), "[");
  utimesSync(path.join(root, "drafts", old!), 0, 0);
  finishWriting(root, kinds);
  expect(readdirSync(path.join(root, "drafts"))).toEqual([young]);
});

test("a journal in a folder from elsewhere can rename nothing but content", () => {
  const root = makeFiles();
  mkdirSync(path.join(root, "drafts"));
  const stored = storedAs(0);
  writeFileSync(path.join(root, "package.json"), "{}");
  writeFileSync(path.join(root, stored), "stolen");
  const base = hashIfThere(Buffer.from("{}"));
  const journals: unknown[] = [
    [
      { path: "package.json", base, stored },
      { path: "site/../package.json", base, stored },
      { path: "package.json", base },
    ],
    [
      { path: "site/home.yaml", base: 1, stored: "drafts/../package.json" },
      { path: "site/home.yaml", stored: "package.json" },
      null,
      7,
    ],
    { path: "package.json" },
    "x",
  ];
  for (const journal of journals) {
    writeFileSync(path.join(root, "drafts/.saving.json"), JSON.stringify(journal));
    expect(finishWriting(root, kinds)).toEqual([]);
    expect(readFileSync(path.join(root, "package.json"), "utf8")).toBe("{}");
  }
});
