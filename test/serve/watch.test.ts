import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchSite } from "../../src/serve/watch.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

/** Watches a folder with `count` services. */
async function startWatching(
  count: number,
  polls = false,
): Promise<{ root: string; changes: () => number; renew: () => Promise<void> }> {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, "site/services"), { recursive: true });
  for (let number = 0; number < count; number++) {
    writeFileSync(path.join(root, `site/services/service-${number}.md`), "one");
  }
  let changes = 0;
  const watcher = await watchSite(root, { onChange: () => changes++, onTrouble: () => 0, polls });
  onTestFinished(() => watcher.close());
  return { root, changes: () => changes, renew: () => watcher.renew() };
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
  const { root, changes } = await startWatching(1);
  for (const name of ["Thumbs.db", "services/.home.yaml.swp", "services/home.yaml~"]) {
    writeFileSync(path.join(root, "site", name), "left behind");
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes()).toBe(0);
  writeFileSync(path.join(root, "site/services/crowns.md"), "two");
  await expect.poll(changes).toBeGreaterThan(0);
});

test.for([
  ["", 3, false],
  ["", 600, false],
  [", by comparing them", 3, true],
] as const)("edited, new, renamed and removed files are noticed%s, in a folder of %i", async ([, count, polls]) => {
  const { root, changes } = await startWatching(count, polls);
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

test("a new file is noticed after its folder was made anew and built", async () => {
  const { root, changes, renew } = await startWatching(3);
  const services = path.join(root, "site/services");
  rmSync(services, { recursive: true });
  mkdirSync(services);
  writeFileSync(path.join(services, "service-1.md"), "two");
  await calmDown(changes);
  await renew();
  const before = changes();
  writeFileSync(path.join(services, "new.md"), "new");
  await expect.poll(changes).toBeGreaterThan(before);
});

test("a folder that is a link is watched, and no link in it is followed", async () => {
  const { root } = await startWatching(1);
  const [link, elsewhere] = [path.join(makeTemporaryFolder(), "link"), makeTemporaryFolder()];
  symlinkSync(root, link);
  symlinkSync(elsewhere, path.join(root, "site/elsewhere"));
  let changes = 0;
  const watcher = await watchSite(link, { onChange: () => changes++, onTrouble: () => 0 });
  onTestFinished(() => watcher.close());
  const before = changes;
  writeFileSync(path.join(elsewhere, "other.md"), "new");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes).toBe(before);
  writeFileSync(path.join(root, "site/services/service-0.md"), "two");
  await expect.poll(() => changes).toBeGreaterThan(before);
});
