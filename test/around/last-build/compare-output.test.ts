import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { FileHash } from "../../../src/steps/emit/manifest.ts";
import { writeSite } from "../../../src/steps/emit/write-site.ts";
import { holdsFiles, readListOf } from "../../../src/around/last-build/compare-output.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

let root: string;
let folder: string;
let site: string;
let hashes: FileHash[];

const inFolder = (name: string): string => path.join(folder, name);

beforeEach(() => {
  root = makeTemporaryFolder();
  folder = path.join(root, "dist");
  const outputs = ["index.html", "404.html", "services/crowns/index.html"].map((name) => ({
    path: name,
    contents: `<p>${name}</p>`,
  }));
  ({ site } = writeSite(folder, outputs, { root }));
  hashes = readListOf(folder, site)!;
});

test("the list of a build's files has a hash", () => {
  expect(hashes.map(([name]) => name).sort()).toEqual(["404.html", "index.html", "services/crowns/index.html"]);
  expect(readListOf(folder, "another")).toBeUndefined();
  appendFileSync(inFolder(".dentalsite.json"), " ");
  expect(readListOf(folder, site)).toBeUndefined();
  expect(readListOf(path.join(root, "nowhere"), site)).toBeUndefined();
});

describe("a folder", () => {
  test("that is as a build left it contains that site", () => {
    expect(holdsFiles(folder, hashes)).toBe(true);
  });

  test("contains it even if another folder's remains are beside it", () => {
    mkdirSync(path.join(root, ".dentalsite-dist-old"));
    expect(holdsFiles(folder, hashes)).toBe(true);
  });

  const edits: Readonly<Record<string, () => void>> = {
    "whose page is another": () => {
      writeFileSync(inFolder("index.html"), "<p>index.htmL</p>");
    },
    "without one of its pages": () => {
      rmSync(inFolder("services/crowns/index.html"));
    },
    "without its list of files": () => {
      rmSync(inFolder(".dentalsite.json"));
    },
    "with one more file": () => {
      writeFileSync(inFolder("services/notes.txt"), "");
    },
    "with one more folder": () => {
      mkdirSync(inFolder("services/veneers"));
    },
    "with a link in a page's place": () => {
      renameSync(inFolder("404.html"), path.join(root, "404.html"));
      symlinkSync("../404.html", inFolder("404.html"));
    },
    "with a link in a folder's place": () => {
      renameSync(inFolder("services"), path.join(root, "services"));
      symlinkSync("../services", inFolder("services"));
    },
    "with a page in a folder of another's name": () => {
      renameSync(inFolder("services"), inFolder("service"));
    },
    "beside which a build was stopped": () => {
      writeFileSync(path.join(root, ".dentalsite-dist.lock"), "");
    },
    "that is gone": () => {
      rmSync(folder, { recursive: true });
    },
  };
  test.for(Object.keys(edits))("%s does not contain it", (name) => {
    edits[name]!();
    expect(holdsFiles(folder, hashes)).toBe(false);
  });
});
