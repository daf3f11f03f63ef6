import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ChangedMeanwhile } from "../../../src/steps/emit/changed-meanwhile.ts";
import { readManifest } from "../../../src/steps/emit/manifest.ts";
import { refuseForeignFolder } from "../../../src/steps/emit/output-folder.ts";
import { writeSite, type WriteReport } from "../../../src/steps/emit/write-site.ts";
import { manifestName, type OutputFile } from "../../../src/model/output.ts";
import { UsageError } from "../../../src/ground/usage-error.ts";
import { endedHolder, leaveLock } from "../../support/left-lock.ts";
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
const write = (outputs: OutputFile[], options: { force?: boolean } = {}): WriteReport =>
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
    expect(JSON.parse(manifest!)).toEqual({ practice: "Harbor Lane Dental", files: expect.any(Object) });
    expect(Object.keys(readManifest(folder)!.files)).toEqual(Object.keys(files).sort());
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

  test.for(["stray.html", "constructor", "toString", ".hidden"])("removes the foreign file %s", (name) => {
    write(outputs);
    writeFileSync(path.join(folder, name), "x");
    expect(write(outputs).removed).toBe(1);
    expect(existsSync(path.join(folder, name))).toBe(false);
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

test("nothing is written or removed through a symbolic link", () => {
  const elsewhere = path.join(root, "elsewhere");
  mkdirSync(elsewhere);
  for (const name of ["index.html", "photo.jpg"]) writeFileSync(path.join(elsewhere, name), "mine");
  write([page("index.html")]);
  symlinkSync(elsewhere, path.join(folder, "services"), "junction");
  symlinkSync(path.join(elsewhere, "photo.jpg"), path.join(folder, "photo.jpg"));
  write([page("index.html"), page("services/index.html")]);
  expect(readTree(elsewhere)).toEqual({ "index.html": "mine", "photo.jpg": "mine" });
  expect(listTree(folder)).toEqual([manifestName, "index.html", "services/index.html"]);
});

describe("the remains of a killed build", () => {
  const leave = (name: string): void => {
    mkdirSync(path.join(root, name, "new"), { recursive: true });
    writeFileSync(path.join(root, name, "new/half.html"), "<p>hal");
    leaveLock(path.join(root, name), endedHolder);
  };

  test("beside the folder are removed, but not files that only look similar", () => {
    leave(".dentalsite-dist.lock");
    leave(".dentalsite-other.lock");
    leave(".dentalsite-dist.lock.notes");
    write([page("index.html")]);
    expect(readdirSync(root).sort()).toEqual([
      ".dentalsite-dist.lock.notes",
      ".dentalsite-other.lock",
      "assets",
      "dist",
      "site",
    ]);
  });

  test("inside the folder, if there was no space beside it, do not make the folder foreign", () => {
    leave("dist/.dentalsite-dist.lock");
    expect(write([page("index.html")])).toMatchObject({ written: 2, removed: 0, foreign: [] });
    expect(readdirSync(folder).sort()).toEqual([manifestName, "index.html"].sort());
  });
});

test("foreign files are named when they are removed", () => {
  write([page("index.html"), page("old/index.html")]);
  writeFileSync(path.join(folder, "notes.txt"), "ask the host");
  expect(write([page("index.html")])).toMatchObject({ removed: 2, foreign: ["notes.txt"] });
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

  test("is one that dentalsite did not make", () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, "thesis.doc"), "years of work");
    refused(/was not made by dentalsite.*--force/);
  });

  test.for([
    "{ broken",
    "{}",
    "[]",
    '{ "index.html": "" }',
    '{ "practice": "Harbor Lane Dental", "files": { "../thesis.doc": "" } }',
  ])("is one whose list of files no build made: %s", (text) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, manifestName), text);
    writeFileSync(path.join(folder, "thesis.doc"), "years of work");
    refused(/was not made by dentalsite.*--force/);
  });

  test("is one with the site of another practice, which only --force replaces", () => {
    const practice = "Smiles & \u202Emore";
    writeSite(folder, [page("index.html", "theirs"), page("theirs/index.html")], { root, practice });
    refused(/has the site of "Smiles & \ufffdmore", not of "Harbor Lane Dental".*--out.*--force/);
    write([page("index.html")], { force: true });
    expect(listTree(folder)).toEqual([manifestName, "index.html"]);
    expect(readManifest(folder)?.practice).toBe("Harbor Lane Dental");
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

  // Only the guard is called here, since a build would empty any folder that it accepts.
  const elsewhere = path.join(path.parse(tmpdir()).root, "no-such-practice");

  test.for([homedir(), tmpdir(), path.resolve(".")])(
    "is %s, even with --force, since it would be emptied",
    (precious) => {
      expect(() => {
        refuseForeignFolder(precious, { root: elsewhere, force: true });
      }).toThrow(/would be emptied/);
    },
  );

  test("is a folder that contains all of these", () => {
    expect(() => {
      refuseForeignFolder(path.parse(tmpdir()).root, { root: elsewhere, force: true });
    }).toThrow(UsageError);
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

  test("is foreign and replaced with --force; then it contains only the outputs", () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, "thesis.doc"), "years of work");
    expect(write([page("index.html")], { force: true })).toMatchObject({ written: 2, unchanged: 0, removed: 1 });
    expect(listTree(folder)).toEqual([manifestName, "index.html"]);
  });

  test("has a name that only begins like a source folder's", () => {
    folder = path.join(root, "site-built");
    expect(write([page("index.html")])).toMatchObject({ written: 2 });
  });
});
