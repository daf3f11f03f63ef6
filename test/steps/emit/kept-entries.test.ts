import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { writeSite, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { manifestName, type OutputFile } from "../../../src/model/output.ts";
import { UsageError } from "../../../src/ground/usage-error.ts";
import { makeEmptyPractice } from "../../support/little-site.ts";
import { listTree, readStamps, readTree } from "../../support/read-tree.ts";

let root: string;
let folder: string;

beforeEach(() => {
  ({ root, folder } = makeEmptyPractice());
});

const page = (name: string, contents = `<p>${name}</p>`): OutputFile => ({ path: name, contents });
const home = page("index.html");
const write = (outputs: OutputFile[], options: { force?: boolean } = {}): WriteReport =>
  writeSite(folder, outputs, { root, practice: "Harbor Lane Dental", ...options });
const put = (name: string, contents = "not a build's"): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), contents);
};

const versionControl = [".git", ".hg", ".svn", ".jj", ".bzr", ".sl", ".pijul", "_darcs", ".fslckout", "_FOSSIL_"];
const never = [...versionControl, ".vercel", ".netlify", ".wrangler"];
const unlessMade = ["CNAME", ".nojekyll", ".well-known", "CVS"];

describe.for([...never, ...unlessMade])("%s in the output folder", (name) => {
  test.for([false, true])("is left alone as a folder, at any depth; with --force: %s", (force) => {
    write([home, page("services/old/index.html")]);
    for (const place of [name, `services/old/${name}`]) put(`${place}/objects/ab`);
    const before = readStamps(folder);
    const report = write([home], { force });
    expect(report).toMatchObject({ removed: 1, foreign: [], kept: [name, `services/old/${name}`] });
    const after = readStamps(folder);
    for (const place of [name, `services/old/${name}`]) {
      expect(after[`${place}/objects/ab`]).toBe(before[`${place}/objects/ab`]);
    }
  });

  test("is left alone as a file or a link, while strays beside it are removed and named", () => {
    write([home]);
    put(name);
    put("notes.txt");
    put("elsewhere.txt");
    mkdirSync(path.join(folder, "services"));
    symlinkSync(root, path.join(folder, "services", name), "junction");
    expect(write([home])).toMatchObject({ foreign: ["elsewhere.txt", "notes.txt"], kept: [name, `services/${name}`] });
    expect(listTree(folder).sort()).toEqual([manifestName, name, "index.html", `services/${name}`].sort());
  });

  test("is left alone in a folder that only --force may replace", () => {
    put(`${name}/config`);
    put("thesis.doc");
    expect(() => write([home])).toThrow(UsageError);
    expect(write([home], { force: true })).toMatchObject({ foreign: ["thesis.doc"], kept: [name] });
    expect(readTree(folder)).toMatchObject({ [`${name}/config`]: "not a build's" });
  });
});

test.for([...never, ".GIT", ".Git"])("%s is left alone even if a forged list of files names it", (name) => {
  write([home]);
  put(`${name}/config`);
  put(
    manifestName,
    JSON.stringify({ practice: "Harbor Lane Dental", files: { "index.html": "", [`${name}/config`]: "" } }),
  );
  expect(write([home])).toMatchObject({ removed: 0, kept: [name] });
  expect(readdirSync(path.join(folder, name))).toEqual(["config"]);
});

test.for(["CNAME", ".nojekyll", ".well-known/security.txt"])("%s is removed if an earlier build made it", (name) => {
  write([home, page(name)]);
  expect(write([home])).toMatchObject({ removed: 1, foreign: [], kept: [] });
  expect(listTree(folder)).toEqual([manifestName, "index.html"]);
});

test.for(never)("a folder that holds only %s is one that a build may fill", (name) => {
  put(`${name}/config`);
  expect(write([home])).toMatchObject({ kept: [name], foreign: [] });
  expect(listTree(folder).sort()).toEqual([manifestName, `${name}/config`, "index.html"].sort());
});

test("a folder of the site that is named like one of CVS is updated and removed like any other", () => {
  write([home, page("cvs/ana.pdf", "one")]);
  expect(write([home, page("cvs/ana.pdf", "two")])).toMatchObject({ kept: [] });
  expect(readTree(folder)).toMatchObject({ "cvs/ana.pdf": "two" });
  expect(write([home])).toMatchObject({ removed: 1, kept: [] });
});

test("a site's own files replace those of the same name, and their neighbors stay", () => {
  write([home]);
  for (const name of ["CNAME", ".well-known/security.txt", ".well-known/acme-challenge/token"]) put(name);
  const own = [home, page("CNAME"), page(".well-known/security.txt")];
  expect(write(own)).toMatchObject({ removed: 0, kept: [".well-known/acme-challenge"] });
  expect(readTree(folder)).toMatchObject({
    CNAME: "<p>CNAME</p>",
    ".well-known/security.txt": "<p>.well-known/security.txt</p>",
    ".well-known/acme-challenge/token": "not a build's",
  });
  expect(write([home])).toMatchObject({ removed: 2, kept: [".well-known/acme-challenge"] });
});

test("a folder that contains a repository never gives way to a file of the site", () => {
  write([home, page("about/index.html")]);
  put("forms/drafts/.git/config");
  const before = readTree(folder);
  expect(() => write([home, page("forms")])).toThrow(
    /The folder .*forms is in the way of the site, but .*\.git is not dentalsite's/,
  );
  expect(readTree(folder)).toEqual(before);
});

test("names that only look similar are removed as strays", () => {
  write([home]);
  const names = [".gitx", ".hidden", ".well-known-old", "CNAME.txt"];
  for (const name of names) put(name);
  expect(write([home])).toMatchObject({ removed: 4, foreign: names, kept: [] });
});
