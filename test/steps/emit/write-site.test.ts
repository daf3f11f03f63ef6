import { hash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ChangedMeanwhile } from "../../../src/steps/emit/changed-meanwhile.ts";
import { readManifest, type SiteManifest } from "../../../src/steps/emit/manifest.ts";
import { writeSite, type OutputOptions, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { manifestName, type OutputFile } from "../../../src/model/build/output.ts";
import { UsageError } from "../../../src/lib/usage-error.ts";
import { leaveClaim } from "../../support/left-claim.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";
import { listTree, readStamps, readTree } from "../../support/read-tree.ts";

let root: string;
let folder: string;

beforeEach(() => {
  root = makeTemporaryFolder();
  folder = path.join(root, "dist");
  for (const name of ["site", "assets"]) mkdirSync(path.join(root, name));
});

const page = (name: string, contents = `<p>${name}</p>`): OutputFile => ({ path: name, contents });
const write = (outputs: OutputFile[], options: Partial<OutputOptions> = {}): WriteReport =>
  writeSite(folder, outputs, { root, practice: "Harbor Lane Dental", ...options });

/* In these tests, the list of files counts as one of the files. */

describe("writing", () => {
  test("leaves exactly the outputs in the folder", () => {
    const photo = Buffer.from([0, 255, 1]);
    writeFileSync(path.join(root, "photo.jpg"), photo);
    const outputs: OutputFile[] = [
      page("index.html"),
      page("services/crowns/index.html", "Zähne"),
      { path: "assets/x.bin", contents: new Uint8Array([0, 200, 3]) },
      { path: "assets/photo.jpg", copyOf: path.join(root, "photo.jpg"), size: 3, hash: hash("sha256", photo) },
    ];
    const report = write(outputs);
    expect(report).toMatchObject({ written: 5, unchanged: 0, removed: 0 });
    const bytes = Object.values(readTree(folder)).map((text) => text.length);
    expect(report.writtenBytes).toBe(bytes.reduce((sum, each) => sum + each));
    const { [manifestName]: manifest, ...files } = readTree(folder);
    expect(files).toEqual({
      "index.html": "<p>index.html</p>",
      "services/crowns/index.html": Buffer.from("Zähne").toString("latin1"),
      "assets/x.bin": "\u0000\u00c8\u0003",
      "assets/photo.jpg": "\u0000\u00ff\u0001",
    });
    const { practice, files: listed } = JSON.parse(manifest!) as SiteManifest;
    expect([practice, Object.keys(listed)]).toEqual(["Harbor Lane Dental", Object.keys(files).sort()]);
  });

  test("leaves no temporary file behind", () => {
    write([page("index.html"), page("a/index.html")]);
    expect(listTree(folder).filter((name) => name.includes("tmp"))).toEqual([]);
  });
});

describe("writing again", () => {
  const outputs = [page("index.html"), page("a/index.html"), page("assets/x.css")];

  test("touches nothing if nothing has changed", () => {
    write(outputs);
    const before = readStamps(folder);
    expect(write(outputs)).toMatchObject({ written: 0, unchanged: 4, removed: 0 });
    expect(readStamps(folder)).toEqual(before);
  });

  test("keeps each unchanged file, with its time and inode", () => {
    write(outputs);
    utimesSync(path.join(folder, "index.html"), new Date(0), new Date(1_000_000));
    const before = readStamps(folder);
    expect(write([outputs[0]!, page("a/index.html", "new"), outputs[2]!])).toMatchObject({
      written: 2,
      unchanged: 2,
      removed: 0,
    });
    const after = readStamps(folder);
    for (const name of ["index.html", "assets/x.css"]) expect(after[name]).toBe(before[name]);
    expect(after["a/index.html"]).not.toBe(before["a/index.html"]);
    expect(readFileSync(path.join(folder, "a/index.html"), "utf8")).toBe("new");
  });

  test("removes stale pages, and folders that become empty", () => {
    write([page("index.html"), page("services/old/deep/index.html"), page("services/new/index.html")]);
    expect(write([page("index.html"), page("services/new/index.html")])).toMatchObject({
      written: 1,
      unchanged: 2,
      removed: 1,
    });
    expect(existsSync(path.join(folder, "services/old"))).toBe(false);
    expect(existsSync(path.join(folder, "services/new/index.html"))).toBe(true);
  });

  test.for([
    ["stray.html", "constructor", "toString", ".hidden", "CNAME", ".nojekyll"],
    [".git/HEAD", ".vercel/project.json", "services/crowns/.well-known/x", "thesis/chapter.doc"],
  ])("leaves everything alone that no build made, with --force too, and names it: %s", (names) => {
    const site = [...outputs, page("services/crowns/index.html")];
    write(site);
    for (const name of names) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), "not a build's");
    }
    const others = names.map((name) => name.replace(/^((services\/crowns\/)?[^/]+).*/, "$1")).sort();
    for (const force of [false, true]) {
      const before = readStamps(folder);
      expect(write(outputs, { force })).toMatchObject({ others });
      const after = readStamps(folder);
      for (const name of names) expect(after[name]).toBe(before[name]);
      write(site);
    }
  });

  test("restores a missing file", () => {
    write(outputs);
    writeFileSync(path.join(folder, "assets/x.css"), "");
    expect(write(outputs)).toMatchObject({ written: 1, unchanged: 3 });
    expect(readFileSync(path.join(folder, "assets/x.css"), "utf8")).toBe("<p>assets/x.css</p>");
  });

  test("restores a changed file, even one of the same length", () => {
    write(outputs);
    writeFileSync(path.join(folder, "index.html"), "<p>hacked.htm</p>");
    write(outputs);
    expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe("<p>index.html</p>");
  });

  test("may turn a page into a folder and a folder into a page", () => {
    write([page("a"), page("b/index.html")]);
    write([page("a/index.html"), page("b")]);
    expect(listTree(folder)).toEqual([manifestName, "a/index.html", "b"]);
  });
});

describe("a file in the way that no build of the practice made", () => {
  const contents = { "services/crowns/index.html": "not a build's", ".well-known": "not a build's" };
  const site = [page("index.html"), page("services/crowns/index.html"), page(".well-known/security.txt")];

  test("is refused before anything is written, and replaced with --force", () => {
    write([page("index.html")]);
    for (const [name, text] of Object.entries(contents)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const before = readStamps(folder);
    expect(() => write(site)).toThrow(/well-known \(and 1 more\) is in the way of the site.*--out.*--force/);
    expect(readStamps(folder)).toEqual(before);
    write(site, { force: true });
    expect(listTree(folder)).toEqual([manifestName, ...site.map((output) => output.path)].sort());
    expect(write(site)).toMatchObject({ written: 0, others: [] });
  });

  test("is left alone if it is in a folder in place of a file, with --force too", () => {
    write([page("index.html"), page("forms/index.html")]);
    mkdirSync(path.join(folder, "forms/.git"));
    writeFileSync(path.join(folder, "forms/.git/HEAD"), "mine");
    const before = readStamps(folder);
    for (const force of [false, true]) {
      expect(() => write([page("index.html"), page("forms")], { force })).toThrow(
        /The folder .*forms is in the way of the site, and not everything in it was made by a build/,
      );
      expect(readStamps(folder)).toEqual(before);
    }
  });
});

describe("a symbolic link in the output folder", () => {
  const site = [page("index.html"), page("services/crowns/index.html")];
  let elsewhere: string;

  /** Moves a part of the site elsewhere, and puts a link to it in its place. */
  const replaceByLink = (name: string): void => {
    elsewhere = path.join(root, "elsewhere");
    mkdirSync(elsewhere);
    write(site);
    renameSync(path.join(folder, name), path.join(elsewhere, "moved"));
    symlinkSync(path.join(elsewhere, "moved"), path.join(folder, name), "junction");
  };

  test("in place of a page is replaced by the page, and its target does not change", () => {
    replaceByLink("index.html");
    write([page("index.html", "new"), site[1]!]);
    expect(lstatSync(path.join(folder, "index.html")).isFile()).toBe(true);
    expect(readTree(elsewhere)).toEqual({ moved: "<p>index.html</p>" });
  });

  test.for(["services", "services/crowns"])(
    "in place of the folder %s is refused, and removed with --force",
    (name) => {
      replaceByLink(name);
      const before = readStamps(elsewhere);
      const changed = [page("index.html", "new"), page("services/crowns/index.html", "new")];
      expect(() => write(changed)).toThrow(`${path.join(folder, name)} is in the way`);
      write(changed, { force: true });
      expect(readTree(folder)).toMatchObject({ "index.html": "new", "services/crowns/index.html": "new" });
      expect(readStamps(elsewhere)).toEqual(before);
    },
  );

  test("in place of a folder that is not needed any more is left alone, and nothing is removed behind it", () => {
    replaceByLink("services");
    const before = readStamps(elsewhere);
    expect(write([page("index.html")])).toMatchObject({ removed: 0, others: ["services"] });
    expect(readStamps(elsewhere)).toEqual(before);
  });

  test("to nothing, in a circle or in place of the list of files is never followed", () => {
    write(site);
    symlinkSync("..", path.join(folder, "services/circle"));
    symlinkSync("nowhere", path.join(folder, "void"));
    expect(write(site)).toMatchObject({ written: 0, others: ["services/circle", "void"] });
    replaceByLink(manifestName);
    expect(() => write(site)).toThrow(/in the way/);
  });
});

test("what a killed build has left in the output folder is removed", () => {
  write([page("index.html")]);
  leaveClaim(folder);
  mkdirSync(path.join(folder, ".dentalsite-build/new"));
  writeFileSync(path.join(folder, ".dentalsite-build/new/0"), "<p>hal");
  expect(write([page("index.html")])).toMatchObject({ written: 0, others: [] });
  expect(listTree(folder)).toEqual([manifestName, "index.html"]);
});

test("a build that cannot continue changes nothing and does not stop the next one", () => {
  write([page("index.html")]);
  const before = readStamps(folder);
  const film = path.join(root, "film.mp4");
  writeFileSync(film, "another film");
  const changed: OutputFile = { path: "assets/film.mp4", copyOf: film, size: 12, hash: hash("sha256", "the film") };
  expect(() => write([page("index.html", "new"), page("a/index.html"), changed])).toThrow(ChangedMeanwhile);
  expect(readStamps(folder)).toEqual(before);
  expect(readdirSync(root).sort()).toEqual(["assets", "dist", "film.mp4", "site"]);
  expect(write([page("index.html")])).toMatchObject({ unchanged: 2 });
});

describe("an output folder that is refused", () => {
  const refused = (message: RegExp): void => {
    const before = readTree(root);
    expect(() => write([page("index.html")])).toThrow(UsageError);
    expect(() => write([page("index.html")])).toThrow(message);
    expect(readTree(root)).toEqual(before);
  };

  test.for([
    "{ broken",
    "{}",
    "[]",
    '{ "index.html": "" }',
    '{ "practice": "Harbor Lane Dental", "files": { "../thesis.doc": "" } }',
  ])("is one with a list of files that no build made: %s", (text) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, manifestName), text);
    writeFileSync(path.join(folder, "thesis.doc"), "years of work");
    refused(/\.dentalsite\.json is in the way of the site.*--force/);
  });

  test("is one with the site of another practice, which only --force replaces", () => {
    const practice = "Smiles & \u202Emore";
    writeSite(folder, [page("index.html", "theirs"), page("theirs/index.html")], { root, practice });
    refused(/has the site of "Smiles & \ufffdmore", not of "Harbor Lane Dental".*--out.*--force/);
    write([page("index.html")], { force: true });
    expect(listTree(folder)).toEqual([manifestName, "index.html"]);
    expect(readManifest(folder)?.practice).toBe("Harbor Lane Dental");
  });

  test("is not one with the site that the practice had at the same address under another name", () => {
    const origin = "https://www.harborlane.example";
    writeSite(folder, [page("index.html", "before")], { root, practice: "Port Ansel Dental", origin });
    refused(/has the site of "Port Ansel Dental"/);
    write([page("index.html")], { origin });
    expect(readManifest(folder)).toMatchObject({ practice: "Harbor Lane Dental", origin });
  });

  test("is a file", () => {
    writeFileSync(folder, "x");
    refused(/is a file/);
  });

  test.for(["site", "assets", "templates", "site/dist", "assets/dist", "templates/dist", "."])(
    "is %s, which contains the sources",
    (name) => {
      folder = path.join(root, name);
      refused(/must not lie inside each other/);
    },
  );

  test("is the folder above the practice's", () => {
    folder = root;
    root = path.join(root, "harbor-lane");
    mkdirSync(path.join(root, "site"), { recursive: true });
    refused(/must not lie inside each other/);
  });

  test("is a folder behind a link to the sources", () => {
    symlinkSync(path.join(root, "site"), path.join(root, "public"), "junction");
    folder = path.join(root, "public/dist");
    writeFileSync(path.join(root, "site/practice.yaml"), "name: x");
    expect(() => write([page("index.html")], { force: true })).toThrow(/must not lie inside each other/);
    expect(readdirSync(path.join(root, "site"))).toEqual(["practice.yaml"]);
  });

  test.for([false, true])("is a symbolic link, even to the site of another practice; with --force: %s", (force) => {
    const other = path.join(root, "other/dist");
    writeSite(other, [page("index.html", "theirs")], {
      root: path.join(root, "other"),
      practice: "Harbor Lane Dental",
    });
    const before = readStamps(other);
    symlinkSync(other, folder, "junction");
    expect(() => write([page("index.html", "mine")], { force })).toThrow(/is a symbolic link.*name the folder/);
    expect(readStamps(other)).toEqual(before);
    expect(readdirSync(path.dirname(other))).toEqual(["dist"]);
  });
});

describe("an output folder that is accepted", () => {
  test("does not exist yet, nor do folders above it", () => {
    folder = path.join(root, "public/harbor");
    expect(write([page("index.html")])).toMatchObject({ written: 2 });
  });

  test("is empty", () => {
    mkdirSync(folder);
    expect(write([page("index.html")])).toMatchObject({ written: 2 });
  });

  test("has files of others, none of which is in the way", () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, "thesis.doc"), "years of work");
    expect(write([page("index.html")])).toMatchObject({ written: 2, removed: 0, others: ["thesis.doc"] });
    expect(listTree(folder)).toEqual([manifestName, "index.html", "thesis.doc"]);
  });

  test("has a name that only begins like a source folder's", () => {
    folder = path.join(root, "site-built");
    expect(write([page("index.html")])).toMatchObject({ written: 2 });
  });
});
