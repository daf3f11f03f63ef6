import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { withTemporaryCache } from "../../src/media/temporary-cache.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.for(["SIGINT", "SIGTERM", "SIGHUP"] as const)("a check that %s ends leaves nothing behind", async (signal) => {
  vi.stubEnv("TMPDIR", makeTemporaryFolder());
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const before = process.listeners(signal);
  await withTemporaryCache(Date.now(), (cacheFolder) => {
    const [listener, ...others] = process.listeners(signal).filter((each) => !before.includes(each));
    expect(others).toEqual([]);
    listener!(signal);
    expect(existsSync(cacheFolder)).toBe(false);
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, signal);
    return Promise.resolve();
  });
  expect(process.listeners(signal)).toEqual(before);
});

test("what a killed check has left is removed a day later, and nothing else", async () => {
  const folder = makeTemporaryFolder();
  vi.stubEnv("TMPDIR", folder);
  const names = ["dentalsite-cache-old123", "dentalsite-cache-new123", "dentalsite-mine"];
  const old = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of names) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "file"), "");
    if (!name.includes("new")) utimesSync(path.join(folder, name), old, old);
  }
  const kept = names.slice(1);
  await withTemporaryCache(Date.now(), (cacheFolder) => {
    expect(path.dirname(cacheFolder)).toBe(folder);
    expect(readdirSync(folder).sort()).toEqual([...kept, path.basename(cacheFolder)].sort());
    return Promise.resolve();
  });
  expect(readdirSync(folder).sort()).toEqual([...kept].sort());
  expect(kept.every((name) => existsSync(path.join(folder, name, "file")))).toBe(true);
});
