import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readReceipt, receiptFile, writeReceipt } from "../../src/emit/receipt.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

const day = 24 * 60 * 60 * 1000;
const today = Date.now();
const receipt = { fingerprint: "a", site: "b", pages: 1, files: 2, made: today };

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});

/** Lets a file be as old as if it was written so many days ago. */
function age(name: string, days: number): void {
  const time = (today - days * day) / 1000;
  utimesSync(path.join(folder, name), time, time);
}

function write(output: string): string {
  const file = receiptFile(folder, path.join(folder, output));
  writeReceipt(file, receipt);
  return path.basename(file);
}

test("a receipt goes a month after it was written, when one is written for another folder", () => {
  const [old, young] = [write("old"), write("young")];
  age(old, 31);
  age(young, 29);
  const own = write("dist");
  expect(readdirSync(folder).sort()).toEqual([young, own].sort());
  expect(readReceipt(path.join(folder, own))).toEqual(receipt);
});

test("what a stopped build left of one goes too, but not what one is writing", () => {
  const own = write("dist");
  const [stopped, beingWritten] = ["5", "6"].map(
    (digit) => `${own}.${digit.repeat(8)}-0000-4000-8000-000000000000.tmp`,
  );
  for (const name of [stopped!, beingWritten!]) writeFileSync(path.join(folder, name), "{");
  age(stopped!, 31);
  write("dist");
  expect(readdirSync(folder).sort()).toEqual([own, beingWritten!].sort());
});

test("nothing else in the folder goes, however old", () => {
  const others = ["media", "receipt-of-the-dentist.json", "receipt-0123456789abcdef.json.bak"];
  mkdirSync(path.join(folder, "media"));
  for (const name of others.slice(1)) writeFileSync(path.join(folder, name), "x");
  for (const name of others) age(name, 400);
  const own = write("dist");
  expect(readdirSync(folder).sort()).toEqual([...others, own].sort());
});
