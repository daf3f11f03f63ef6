import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchSite } from "../../src/serve/watch.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

test("what editors leave behind is no change, and a file of the site is", async () => {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site/services"), { recursive: true });
  writeFileSync(path.join(root, "site/home.yaml"), "one");
  let changes = 0;
  const watcher = await watchSite(root, { onChange: () => changes++, onTrouble: () => 0, pollMilliseconds: 20 });
  onTestFinished(() => watcher.close());
  for (const name of ["notes.tmp", "services/.home.yaml.swp", "services/home.yaml~"]) {
    writeFileSync(path.join(root, "site", name), "left behind");
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes).toBe(0);
  writeFileSync(path.join(root, "site/services/crowns.md"), "two");
  await expect.poll(() => changes).toBeGreaterThan(0);
});
