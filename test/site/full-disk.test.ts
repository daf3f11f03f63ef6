import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { makePractice } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { readPractice } from "../support/read-tree.ts";

/* No file may grow beyond 1 KB here, as if the disk were full in the middle of it. */

test
  .runIf(process.platform === "linux")
  .for([
    "new service night-guards",
    "new page parking",
    "new translation es",
    "schema",
    "hosting github-pages --write",
  ])("%s leaves every file as it was on a full disk, and no part of a new one", (args) => {
  const site = makePractice("group");
  const before = readPractice(site.root);
  const program = `"${process.execPath}" "${path.join(packageFolder, "bin/dentalsite.js")}"`;
  const script = `trap '' XFSZ; ulimit -f 1; ${program} ${args}`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { cwd: site.root, encoding: "utf8" });
  expect(stderr).toMatch(/^A file cannot be used: it is larger than a file may be\.\n$/);
  expect(status).toBe(2);
  expect(readPractice(site.root)).toEqual(before);
});
