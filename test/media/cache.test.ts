import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { MediaCache, type Encoded } from "../../src/media/cache.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

const day = 24 * 60 * 60 * 1000;
const today = Date.now();

let folder: string;
let encoded: string[];
beforeEach(() => {
  folder = makeTemporaryFolder();
  encoded = [];
});

function use(cache: MediaCache, picture: string): Promise<unknown> {
  return cache.get(Buffer.from(picture), {}, (): Encoded => {
    encoded.push(picture);
    return {
      size: { width: 8, height: 6 },
      files: ["image/jpeg", "image/avif"].map((type) => ({ type, width: 8, bytes: Buffer.from(picture + type) })),
    };
  });
}

/** Lets every file be as old as if it was written so many days ago. */
function age(days: number, names = readdirSync(folder)): void {
  const time = (today - days * day) / 1000;
  for (const name of names) utimesSync(path.join(folder, name), time, time);
}

describe("the cache of encoded pictures", () => {
  test("forgets what no build has used for a month, with all its files", async () => {
    await use(new MediaCache([folder], today), "old");
    expect(readdirSync(folder)).toHaveLength(3);
    age(31);
    const cache = new MediaCache([folder], today);
    await use(cache, "new");
    cache.prune();
    expect(readdirSync(folder)).toHaveLength(3);
    await use(cache, "new");
    expect(encoded).toEqual(["old", "new"]);
  });

  test("is not made again in a practice that was moved away", async () => {
    const root = path.join(folder, "harbor");
    await expect(use(new MediaCache([path.join(root, ".dentalsite/media")], today), "office")).rejects.toThrow(
      "ENOENT",
    );
    expect(existsSync(root)).toBe(false);
    mkdirSync(root);
    await use(new MediaCache([path.join(root, ".dentalsite/media")], today), "office");
    expect(readdirSync(root)).toEqual([".dentalsite"]);
  });

  test("keeps what is used, however long ago it was encoded", async () => {
    await use(new MediaCache([folder], today), "office");
    for (const round of [1, 2]) {
      age(40);
      const cache = new MediaCache([folder], today);
      await use(cache, "office");
      cache.prune();
      expect(readdirSync(folder), `round ${round}`).toHaveLength(3);
    }
    expect(encoded).toEqual(["office"]);
  });

  test("keeps what was used within the month", async () => {
    await use(new MediaCache([folder], today), "office");
    age(29);
    new MediaCache([folder], today).prune();
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test("clears away what a build that was stopped left, but not what one is writing", async () => {
    await use(new MediaCache([folder], today), "office");
    const key = readdirSync(folder)[0]!.slice(0, 32);
    const stopped = [`${key}-8.jpg.1.tmp`, "0".repeat(32) + "-8.avif"];
    for (const name of [...stopped, `${"1".repeat(32)}-8.avif`, `${"1".repeat(32)}-8.avif.2.tmp`]) {
      writeFileSync(path.join(folder, name), "x");
    }
    age(31, stopped);
    new MediaCache([folder], today).prune();
    expect(readdirSync(folder)).toHaveLength(5);
    expect(readdirSync(folder).filter((name) => stopped.includes(name))).toEqual([]);
  });

  test("writes nothing for an entry that was used today, and nothing at all to a cache that is only read", async () => {
    await use(new MediaCache([folder], today), "office");
    const times = (): number[] => readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs);
    const before = times();
    await use(new MediaCache([folder], today), "office");
    expect(times()).toEqual(before);

    age(31);
    const old = times();
    const checking = new MediaCache([path.join(folder, "own"), folder], today);
    await use(checking, "office");
    checking.prune();
    expect(times()).toEqual(old);
    expect(encoded).toEqual(["office"]);
  });

  test("encodes again what another build took away", async () => {
    const cache = new MediaCache([folder], today);
    await use(cache, "office");
    age(31);
    new MediaCache([folder], today).prune();
    expect(readdirSync(folder)).toEqual([]);
    await use(cache, "office");
    expect(encoded).toEqual(["office", "office"]);
  });
});
