import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readRootList, refuseOverlap } from "../../../src/steps/read/root-list.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

function listOf(text: string): string {
  const file = path.join(makeTemporaryFolder(), "practices.txt");
  writeFileSync(file, text);
  return file;
}

test("a list has paths relative to the file, without comments and empty lines, from any editor", () => {
  const file = listOf("\uFEFF# Ours\r\nharbor\r\n\r\n  ../Ada's #1 café \r\n#gone\nhill");
  const folder = path.dirname(file);
  expect(readRootList(file)).toEqual([
    path.join(folder, "harbor"),
    path.join(path.dirname(folder), "Ada's #1 café"),
    path.join(folder, "hill"),
  ]);
});

test.for([
  ["with nothing in it", listOf("")],
  ["of comments", listOf("# none yet\n\n")],
] as const)("a list %s is refused", ([, file]) => {
  expect(() => readRootList(file)).toThrow(`${file} names no practice. Write one folder per line.`);
});

test("a missing list, or a folder in its place, is refused", () => {
  const folder = makeTemporaryFolder();
  expect(() => readRootList(path.join(folder, "gone.txt"))).toThrow(/There is no file .*gone\.txt, which --roots-from/);
  expect(() => readRootList(folder)).toThrow(/is a folder, .* Name folders with --root\./);
});

test("practices that are equal or inside each other are refused, even behind links", () => {
  const folder = makeTemporaryFolder();
  const [harbor, hill, link] = ["harbor", "hill", "link"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const name of [harbor, hill, path.join(harbor, "dist/branch")]) mkdirSync(name, { recursive: true });
  symlinkSync(harbor, link);
  expect(() => {
    refuseOverlap([harbor, hill, `${harbor}-two`, path.join(folder, "gone")]);
  }).not.toThrow();
  expect(() => {
    refuseOverlap([harbor, hill, harbor]);
  }).toThrow(`The practice ${harbor} is named twice.`);
  expect(() => {
    refuseOverlap([harbor, link]);
  }).toThrow(`${harbor} and ${link} are the same folder.`);
  expect(() => {
    refuseOverlap([path.join(link, "dist/branch"), hill, harbor]);
  }).toThrow(`is inside the practice ${harbor}.`);
});
