import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { planUpdate } from "../../../src/steps/emit/plan-update.ts";
import { writeSite, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { findFaults } from "../../support/check-output.ts";
import { makeLinkedSite } from "../../support/linked-site.ts";
import { makeEmptyPractice, makeTemporaryFolder } from "../../support/little-site.ts";
import { listTree, readStamps, readTree } from "../../support/read-tree.ts";

/* These tests simulate a disk that takes Crowns and crowns for the same name, like those of macOS and Windows. */

vi.mock("node:fs", async (original) => {
  const { foldNames } = await import("../../support/one-spelling.ts");
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

function rename(from: string, to: string): void {
  renameSync(path.join(folder, from), path.join(folder, to));
}

describe("on a disk that ignores case", () => {
  test("a service with a new spelling is written under its new name once, and does not change again", () => {
    write("Crowns", "Whitening");
    expect(write("crowns", "Whitening").foreign).toEqual([]);
    expect(readTree(folder)).toEqual(readExpected("crowns", "Whitening"));
    const before = readStamps(folder);
    expect(write("crowns", "Whitening")).toMatchObject({ written: 0, removed: 0 });
    expect(readStamps(folder)).toEqual(before);
  });

  test("a renamed file and folders get their spelling back", () => {
    write("Crowns");
    const before = readTree(folder);
    rename("services", "Services");
    rename("Services/Crowns", "Services/CROWNS");
    rename("Services/CROWNS/index.html", "Services/CROWNS/Index.html");
    rename("sitemap.xml", "SiteMap.xml");
    expect(write("Crowns").foreign).toEqual([]);
    expect(readTree(folder)).toEqual(before);
  });

  test("foreign files beside a page are removed even if the folder's spelling changed", () => {
    write("Crowns");
    rename("services", "Services");
    writeFileSync(path.join(folder, "Services/notes.txt"), "mine");
    expect(write("Crowns").foreign).toEqual(["Services/notes.txt"]);
    expect(readTree(folder)).toEqual(readExpected("Crowns"));
  });

  test("nothing is written through a link with another spelling", () => {
    const elsewhere = makeTemporaryFolder();
    write();
    symlinkSync(elsewhere, path.join(folder, "Services"));
    expect(write("crowns")).toMatchObject({ removed: 1, foreign: ["Services"] });
    expect(listTree(elsewhere)).toEqual([]);
    expect(readTree(folder)).toEqual(readExpected("crowns"));
  });

  test("nothing is compared through a link with another spelling", () => {
    const elsewhere = makeTemporaryFolder();
    write("crowns");
    renameSync(path.join(folder, "services"), path.join(elsewhere, "services"));
    symlinkSync(path.join(elsewhere, "services"), path.join(folder, "Services"));
    write("crowns");
    expect(readTree(folder)).toEqual(readExpected("crowns"));
  });

  test("every page stays complete, and every link works", () => {
    write("Crowns", "Veneers");
    expect(findFaults(folder)).toEqual([]);
    write("veneers", "crowns", "bridges");
    expect(findFaults(folder)).toEqual([]);
    expect(readTree(folder)).toEqual(readExpected("veneers", "crowns", "bridges"));
  });
});

test("on a disk that distinguishes case, each spelling is a separate file", () => {
  const before = {
    files: new Set(["Services/Crowns/index.html"]),
    folders: new Set(["Services", "Services/Crowns"]),
    kept: [],
  };
  const plan = planUpdate(before, ["services/crowns/index.html"], () => false);
  expect(plan).toMatchObject({ obstacles: new Set(), removed: ["Services/Crowns/index.html"] });
});
