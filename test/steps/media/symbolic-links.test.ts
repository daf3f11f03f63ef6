import { renameSync, symlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { makeLittleSite, type LittleSite } from "../../support/little-site.ts";
import { listTree } from "../../support/read-tree.ts";
import { runHere } from "../../support/run-here.ts";

async function filesOf(site: LittleSite): Promise<string[]> {
  expect(await runHere(["build"], { cwd: site.root })).toMatchObject({ status: 0 });
  return listTree(site.file("dist"));
}

test("symbolic links that no page names are ignored", async () => {
  const site = makeLittleSite();
  const before = await filesOf(site);
  symlinkSync("nowhere", site.file("assets/pictures/dangling.svg"));
  symlinkSync("circle.svg", site.file("assets/pictures/circle.svg"));
  symlinkSync("..", site.file("assets/pictures/up"));
  symlinkSync("/", site.file("assets/everything"));
  expect(await filesOf(site)).toEqual(before);
});

test("a film's second format is left out when it is a symbolic link", async () => {
  const site = makeLittleSite();
  expect((await filesOf(site)).filter((name) => name.endsWith(".webm"))).toHaveLength(1);
  renameSync(site.file("assets/videos/harbor.webm"), site.file("harbor.webm"));
  symlinkSync(site.file("harbor.webm"), site.file("assets/videos/harbor.webm"));
  expect((await filesOf(site)).filter((name) => name.endsWith(".webm"))).toEqual([]);
});
