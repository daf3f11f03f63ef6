import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { writeSite, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { findFaults } from "../../support/check-output.ts";
import { makeLinkedSite } from "../../support/linked-site.ts";
import { makeEmptyPractice, makeTemporaryFolder } from "../../support/little-site.ts";
import { listTree, readStamps, readTree } from "../../support/read-tree.ts";

/* These tests simulate a disk that takes Crowns and crowns for the same name, like those of macOS and Windows. */

vi.mock("node:fs", async (original) => {
  const { foldNames } = await import("./one-spelling.ts");
  return foldNames(await original());
});

let root: string;
let folder: string;

beforeEach(() => {
  ({ root, folder } = makeEmptyPractice());
});

const makeSite = (...services: string[]) => makeLinkedSite({ services, style: "navy" });
const write = (...services: string[]): WriteReport =>
  writeSite(folder, makeSite(...services), { root, practice: "Harbor Lane Dental" });

/** The files of a build into an empty folder. */
function readExpected(...services: string[]): Record<string, string> {
  const fresh = path.join(makeTemporaryFolder(), "dist");
  writeSite(fresh, makeSite(...services), { root, practice: "Harbor Lane Dental" });
  return readTree(fresh);
}

describe("on a disk that ignores case", () => {
  test("a service with a new spelling is written under its new name once, and does not change again", () => {
    write("Crowns", "Whitening");
    expect(write("crowns", "Whitening").others).toEqual([]);
    expect(readTree(folder)).toEqual(readExpected("crowns", "Whitening"));
    const before = readStamps(folder);
    expect(write("crowns", "Whitening")).toMatchObject({ written: 0, removed: 0 });
    expect(readStamps(folder)).toEqual(before);
  });

  test("a foreign file with another spelling is in the way", () => {
    write("Crowns");
    writeFileSync(path.join(folder, "Robots.txt"), "mine");
    const outputs = [...makeSite("Crowns"), { path: "robots.txt", contents: "ours" }];
    const options = { root, practice: "Harbor Lane Dental" };
    expect(() => writeSite(folder, outputs, options)).toThrow(/robots\.txt is in the way/);
    writeSite(folder, outputs, { ...options, force: true });
    expect(readTree(folder)).toMatchObject({ "robots.txt": "ours" });
  });

  test("nothing is written through a link with another spelling", () => {
    const elsewhere = makeTemporaryFolder();
    write();
    symlinkSync(elsewhere, path.join(folder, "Services"));
    expect(() => write("crowns")).toThrow(/services is in the way/);
    expect(listTree(elsewhere)).toEqual([]);
  });

  test("every page stays complete, and every link works", () => {
    write("Crowns", "Veneers");
    expect(findFaults(folder)).toEqual([]);
    write("veneers", "crowns", "bridges");
    expect(findFaults(folder)).toEqual([]);
    expect(readTree(folder)).toEqual(readExpected("veneers", "crowns", "bridges"));
  });
});
