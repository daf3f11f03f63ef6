import path from "node:path";
import { expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree, readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

const shipped = readTree(path.join(packageFolder, "site/.schema"));

test("dentalsite schema writes the schemas where content files look for them, and no step reads them as content", async () => {
  const site = makeLittleSite();
  const { status, stdout, stderr } = await runHere(["schema"], { cwd: site.root });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(`Wrote ${Object.keys(shipped).length} schemas into site/.schema.\n`);
  expect(readTree(site.file("site/.schema"))).toEqual(shipped);
  expect(await runHere(["check"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
});

test("--out names another folder", async () => {
  const cwd = makeTemporaryFolder();
  expect(await runHere(["schema", "--out", "editor"], { cwd })).toMatchObject({ status: 0, stderr: "" });
  expect(readTree(path.join(cwd, "editor"))).toEqual(shipped);
});

test("without a site nothing is written", async () => {
  const cwd = makeTemporaryFolder();
  const { status, stderr } = await runHere(["schema"], { cwd });
  expect(stderr).toMatch(/^There is no site\/ folder in /);
  expect(status).toBe(2);
  expect(listTree(cwd)).toEqual([]);
});
