import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { dentalsite } from "./dentalsite.ts";
import { removeLeftovers } from "./generator.ts";
import { writeFiles } from "./write-files.ts";

const files = [
  "dist/index.html",
  ".dentalsite/media/one.avif",
  ".dentalsite/note",
  ".dentalsite/code/all.js",
  "site/home.yaml",
];

function removeFrom(kept: "nothing" | "pictures"): string[] {
  const folder = makeTemporaryFolder();
  writeFiles(folder, Object.fromEntries(files.map((name) => [name, ""])));
  removeLeftovers(folder, dentalsite, kept);
  return files.filter((name) => existsSync(path.join(folder, name)));
}

test("a build from nothing finds neither output nor caches", () => {
  expect(removeFrom("nothing")).toEqual(["site/home.yaml"]);
});

test("a build with cached pictures finds nothing else of earlier builds", () => {
  expect(removeFrom("pictures")).toEqual([".dentalsite/media/one.avif", "site/home.yaml"]);
});
