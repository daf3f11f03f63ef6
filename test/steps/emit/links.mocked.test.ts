import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { manifestName } from "../../../src/model/output.ts";
import { writeSite, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { listTree, readTree } from "../../support/read-tree.ts";

/* Symbolic links inside the output folder are never dentalsite's: they are removed, and their targets do not change. */

const disks = vi.hoisted(() => ({ areTwo: false }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const renameSync = (from: string, to: string): void => {
    const crosses = disks.areTwo && path.dirname(from).includes(".dentalsite-dist.lock");
    if (crosses) throw Object.assign(new Error("EXDEV: cross-device link not permitted"), { code: "EXDEV" });
    real.renameSync(from, to);
  };
  const mocked = { ...real, renameSync } as typeof real;
  return { ...mocked, default: mocked };
});

let root: string;
let folder: string;
let elsewhere: string;

beforeEach(() => {
  disks.areTwo = false;
  root = makeTemporaryFolder();
  [folder, elsewhere] = [path.join(root, "dist"), path.join(root, "elsewhere")];
  for (const name of ["site", "elsewhere"]) mkdirSync(path.join(root, name));
  write();
});

const contents = { "index.html": "<p>Home</p>", "services/crowns/index.html": "<p>Crowns</p>" };
const inFolder = (name: string): string => path.join(folder, name);

function write(site: Record<string, string> = contents): WriteReport {
  const outputs = Object.entries(site).map(([name, text]) => ({ path: name, contents: text }));
  return writeSite(folder, outputs, { root, practice: "Harbor Lane Dental" });
}

/** Moves part of the site elsewhere, and puts a link to it in its place. */
function replaceByLink(name: string): void {
  const moved = path.join(elsewhere, path.basename(name));
  renameSync(inFolder(name), moved);
  symlinkSync(moved, inFolder(name), "junction");
}

function expectSite(): void {
  expect(listTree(folder)).toEqual([manifestName, ...Object.keys(contents)]);
  expect(readTree(folder)).toMatchObject(contents);
  for (const name of listTree(folder)) expect(lstatSync(inFolder(name)).isFile(), name).toBe(true);
}

describe("a link to the same bytes as the site's", () => {
  test.for(["index.html", "services", "services/crowns"])("in place of %s is replaced by it", (name) => {
    replaceByLink(name);
    const before = readTree(elsewhere);
    write();
    expectSite();
    expect(lstatSync(inFolder(name)).isSymbolicLink()).toBe(false);
    expect(readTree(elsewhere)).toEqual(before);
  });
});

test("a link in place of a folder is named, since no build made it", () => {
  replaceByLink("services");
  expect(write()).toMatchObject({ removed: 1, foreign: ["services"] });
});

test("files in a folder that somebody put in place of a file are named", () => {
  rmSync(inFolder("index.html"));
  mkdirSync(inFolder("index.html/drafts"), { recursive: true });
  writeFileSync(inFolder("index.html/drafts/notes.txt"), "mine");
  expect(write()).toMatchObject({ removed: 1, foreign: ["index.html/drafts/notes.txt"] });
  expectSite();
});

test("links to files, to folders, to nothing and in a circle are named and removed, and none is followed", () => {
  writeFileSync(path.join(elsewhere, "thesis.doc"), "years of work");
  const links = {
    "services/circle": "..",
    thesis: elsewhere,
    "thesis.doc": path.join(elsewhere, "thesis.doc"),
    void: "nowhere",
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, inFolder(name));
  expect(write()).toMatchObject({ removed: 4, foreign: Object.keys(links) });
  expectSite();
  expect(readTree(elsewhere)).toEqual({ "thesis.doc": "years of work" });
});

test("a link is not written through if files must be copied into the output folder", () => {
  const thesis = path.join(elsewhere, "thesis.doc");
  writeFileSync(thesis, "years of work");
  symlinkSync(thesis, inFolder("index.html.dentalsite-tmp"));
  disks.areTwo = true;
  write({ ...contents, "index.html": "<p>New</p>" });
  expect(readFileSync(inFolder("index.html"), "utf8")).toBe("<p>New</p>");
  expect(readFileSync(thesis, "utf8")).toBe("years of work");
});
