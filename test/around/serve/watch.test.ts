import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchSite } from "../../../src/around/serve/watch.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

/** Watches a folder with `count` services. Unless polling is asked for, only events report changes. */
async function startWatching(
  count: number,
  pollMilliseconds = 1_000_000,
): Promise<{ root: string; changes: () => number; noteBuild: () => void }> {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site/services"), { recursive: true });
  for (let number = 0; number < count; number++) {
    writeFileSync(path.join(root, `site/services/service-${number}.md`), "one");
  }
  let changes = 0;
  const watcher = await watchSite(root, { onChange: () => changes++, onTrouble: () => 0, pollMilliseconds });
  onTestFinished(() => watcher.close());
  return { root, changes: () => changes, noteBuild: watcher.noteBuild };
}

/** Waits until no more changes are reported. */
async function calmDown(changes: () => number): Promise<void> {
  let before: number;
  do {
    before = changes();
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (changes() > before);
}

test("files that editors leave behind are no change, and files of the site are", async () => {
  const { root, changes } = await startWatching(1, 20);
  for (const name of ["notes.tmp", "services/.home.yaml.swp", "services/home.yaml~"]) {
    writeFileSync(path.join(root, "site", name), "left behind");
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes()).toBe(0);
  writeFileSync(path.join(root, "site/services/crowns.md"), "two");
  await expect.poll(changes).toBeGreaterThan(0);
});

test.for([3, 600])("events report edited, new, renamed and removed files in a folder of %i", async (count) => {
  const { root, changes } = await startWatching(count);
  const services = path.join(root, "site/services");
  const actions = [
    () => {
      writeFileSync(path.join(services, "service-2.md"), "two");
    },
    () => {
      writeFileSync(path.join(services, "new.md"), "new");
    },
    () => {
      renameSync(path.join(services, "new.md"), path.join(services, "newer.md"));
    },
    () => {
      rmSync(path.join(services, "newer.md"));
    },
    () => {
      writeFileSync(path.join(root, "site/home.yaml"), "beside it");
    },
  ];
  for (const action of actions) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const before = changes();
    action();
    await expect.poll(changes).toBeGreaterThan(before);
  }
});

test("an edit is noticed in a folder of many files that was moved away and created again", async () => {
  const { root, changes } = await startWatching(600, 50);
  const services = path.join(root, "site/services");
  renameSync(services, path.join(root, "away"));
  await expect.poll(changes).toBeGreaterThan(0);
  mkdirSync(services);
  for (let number = 0; number < 600; number++) writeFileSync(path.join(services, `service-${number}.md`), "two");
  await calmDown(changes);
  const before = changes();
  writeFileSync(path.join(services, "service-5.md"), "three");
  await expect.poll(changes).toBeGreaterThan(before);
});

test.for([
  [
    "the root was away for a moment",
    async (root: string): Promise<void> => {
      renameSync(root, `${root}-away`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      renameSync(`${root}-away`, root);
    },
  ],
  [
    "a folder was made anew",
    (root: string): Promise<void> => {
      rmSync(path.join(root, "site/services"), { recursive: true });
      mkdirSync(path.join(root, "site/services"));
      writeFileSync(path.join(root, "site/services/service-1.md"), "two");
      return Promise.resolve();
    },
  ],
] as const)("events tell of a new file after the next build, although %s", async ([, disturb]) => {
  const { root, changes, noteBuild } = await startWatching(3);
  await disturb(root);
  await expect.poll(changes).toBeGreaterThan(0);
  await calmDown(changes);
  noteBuild();
  await calmDown(changes);
  const before = changes();
  writeFileSync(path.join(root, "site/services/new.md"), "new");
  await expect.poll(changes).toBeGreaterThan(before);
});
