import { expect, test } from "vitest";
import { SiteWatcher } from "../src/around/serve/watch.ts";
import { buildLittleSite } from "./support/build-little-site.ts";
import { makeLittleSite } from "./support/little-site.ts";

const names = ["crowns.md.orig", "#crowns.md#", "Icon\r", "crowns.bak", "crowns.md.crdownload", "~$crowns.md", "4913"];

test("a site is the same with what editors, Git and shared folders leave in its folders", async () => {
  const site = makeLittleSite();
  const before = (await buildLittleSite(site)).result;
  for (const folder of ["site", "site/services", "assets/pictures", "assets/root", "templates/parts"]) {
    for (const name of names) site.write(`${folder}/${name}`, "half a te");
  }
  const after = (await buildLittleSite(site)).result;
  expect(after.problems).toEqual(before.problems);
  expect(after.built?.pages).toEqual(before.built?.pages);
});

test("a copy of a file is left out, with advice, and the original stays", async () => {
  const site = makeLittleSite();
  const before = (await buildLittleSite(site)).result;
  const copies = ["site/services/bridges (1).md", "site/doctors/brightwater 2.md", "site/practice - Copy.yaml"];
  for (const copy of copies) site.write(copy, "---\nname: Dr. Ben Reyes\n---\n");
  const after = (await buildLittleSite(site)).result;
  const found = after.problems.filter(({ code }) => code === "file/copy");
  expect(found.map(({ place }) => place.file).sort()).toEqual([...copies].sort());
  expect(after.problems).toHaveLength(before.problems.length + copies.length);
  expect(after.built?.pages).toEqual(before.built?.pages);
});

test("a preview does not build again for a file that an editor leaves", async () => {
  const site = makeLittleSite();
  let changes = 0;
  const watcher = new SiteWatcher(site.root, {
    onChange: () => changes++,
    onTrouble: () => undefined,
    pollMilliseconds: 20,
  });
  try {
    await watcher.isReady;
    for (const name of names) site.write(`site/services/${name}`, "half a te");
    watcher.noteBuild();
    expect(changes).toBe(0);
    site.write("site/services/bridges.md", `${site.read("site/services/bridges.md")}\nMore.\n`);
    await expect.poll(() => changes).toBeGreaterThan(0);
  } finally {
    await watcher.close();
  }
});
