import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseCacheFolders } from "../../../src/steps/media/cache-folders.ts";
import { makeTemporaryCache } from "../../../src/steps/media/temporary-cache.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Listeners of other tests in this process. */
const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]));

beforeEach(() => {
  for (const signal of signals) process.removeAllListeners(signal);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const [signal, listeners] of others) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
});

test.for(signals)("a check that %s ends leaves no files behind", (signal) => {
  vi.stubEnv("TMPDIR", makeTemporaryFolder());
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const { cacheFolder } = makeTemporaryCache(Date.now());
  const [listener, ...more] = process.listeners(signal);
  expect(more).toEqual([]);
  listener!(signal);
  expect(existsSync(cacheFolder)).toBe(false);
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, signal);
  expect(process.listeners(signal)).toEqual([]);
});

test("a command with its own signal listeners is not ended", () => {
  vi.stubEnv("TMPDIR", makeTemporaryFolder());
  const listen = (): void => undefined;
  process.on("SIGTERM", listen);
  const { cacheFolder, remove } = makeTemporaryCache(Date.now());
  expect(process.listeners("SIGTERM").at(-1)).toBe(listen);
  expect(process.listeners("exit")).toContain(remove);
  remove();
  expect([existsSync(cacheFolder), process.listeners("exit").includes(remove)]).toEqual([false, false]);
  process.off("SIGTERM", listen);
});

test("only the remains of a killed check are removed, a day later", () => {
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
  const { cacheFolder, remove } = makeTemporaryCache(Date.now());
  expect(path.dirname(cacheFolder)).toBe(folder);
  expect(readdirSync(folder).sort()).toEqual([...kept, path.basename(cacheFolder)].sort());
  remove();
  expect(readdirSync(folder).sort()).toEqual([...kept].sort());
  expect(kept.every((name) => existsSync(path.join(folder, name, "file")))).toBe(true);
});

test("there is no temporary cache for a missing practice", () => {
  const folder = makeTemporaryFolder();
  vi.stubEnv("TMPDIR", folder);
  const root = path.join(folder, "gone");
  expect(chooseCacheFolders(root, Date.now())).toEqual({ cacheFolder: path.join(root, ".dentalsite") });
  expect(readdirSync(folder)).toEqual([]);
});
