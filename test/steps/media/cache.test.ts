import { hash, randomUUID } from "node:crypto";
import {
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { MediaCache, type Encoded } from "../../../src/steps/media/cache.ts";
import { makeTemporaryFolder } from "../../support/little-site.ts";

const day = 24 * 60 * 60 * 1000;
const today = Date.now();

let folder: string;
let encoded: string[];
beforeEach(() => {
  folder = path.join(makeTemporaryFolder(), "media");
  mkdirSync(folder);
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

/** Sets every file's time to so many days ago. */
function age(days: number, names = readdirSync(folder)): void {
  const time = (today - days * day) / 1000;
  for (const name of names) utimesSync(path.join(folder, name), time, time);
}

describe("the cache of encoded pictures", () => {
  test("forgets entries that no build has used for a month, with all their files", async () => {
    await use(new MediaCache(folder, today), "old");
    expect(readdirSync(folder)).toHaveLength(3);
    age(31);
    const cache = new MediaCache(folder, today);
    await use(cache, "new");
    cache.prune();
    expect(readdirSync(folder)).toHaveLength(3);
    await use(cache, "new");
    expect(encoded).toEqual(["old", "new"]);
  });

  test("is not created again in a practice that was moved away", async () => {
    const root = path.join(folder, "harbor");
    await expect(use(new MediaCache(path.join(root, ".dentalsite/media"), today), "office")).rejects.toThrow("ENOENT");
    expect(existsSync(root)).toBe(false);
    mkdirSync(root);
    await use(new MediaCache(path.join(root, ".dentalsite/media"), today), "office");
    expect(readdirSync(root)).toEqual([".dentalsite"]);
  });

  test("keeps used entries, however long ago they were encoded", async () => {
    await use(new MediaCache(folder, today), "office");
    for (const round of [1, 2]) {
      age(40);
      const cache = new MediaCache(folder, today);
      await use(cache, "office");
      cache.prune();
      expect(readdirSync(folder), `round ${round}`).toHaveLength(3);
    }
    expect(encoded).toEqual(["office"]);
  });

  test("keeps entries that were used within the month", async () => {
    await use(new MediaCache(folder, today), "office");
    age(29);
    new MediaCache(folder, today).prune();
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test("removes the remains of a stopped build, but not files that a build is writing", async () => {
    await use(new MediaCache(folder, today), "office");
    const key = readdirSync(folder)[0]!.slice(0, 32);
    const stopped = [`${key}-8.jpg.${randomUUID()}.tmp`, "0".repeat(32) + "-8.avif"];
    for (const name of [...stopped, `${"1".repeat(32)}-8.avif`, `${"1".repeat(32)}-8.avif.${randomUUID()}.tmp`]) {
      writeFileSync(path.join(folder, name), "x");
    }
    age(31, stopped);
    new MediaCache(folder, today).prune();
    expect(readdirSync(folder)).toHaveLength(5);
    expect(readdirSync(folder).filter((name) => stopped.includes(name))).toEqual([]);
  });

  test("writes nothing for an entry that was used today", async () => {
    await use(new MediaCache(folder, today), "office");
    const times = (): number[] => readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs);
    const before = times();
    await use(new MediaCache(folder, today), "office");
    expect(times()).toEqual(before);
  });

  test("encodes pictures again that another build removed", async () => {
    const cache = new MediaCache(folder, today);
    await use(cache, "office");
    age(31);
    new MediaCache(folder, today).prune();
    expect(readdirSync(folder)).toEqual([]);
    await use(cache, "office");
    expect(encoded).toEqual(["office", "office"]);
  });
});

describe("a foreign entry in the cache", () => {
  const entryOf = (): string => readdirSync(folder).find((name) => name.endsWith(".json"))!;
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");

  beforeEach(async () => {
    await use(new MediaCache(folder, today), "office");
    encoded = [];
  });

  const damages: Readonly<Record<string, () => void>> = {
    "an entry that names a file elsewhere": () => {
      writeFileSync(path.join(folder, "../secret.txt"), "secret");
      const entry = JSON.parse(read(entryOf())) as { files: object[] };
      entry.files[0] = { ...entry.files[0], file: "../secret.txt", hash: hash("sha256", "secret") };
      writeFileSync(path.join(folder, entryOf()), JSON.stringify(entry));
    },
    "an entry whose width leads elsewhere": () => {
      const entry = JSON.parse(read(entryOf())) as { files: object[] };
      const key = entryOf().slice(0, 32);
      writeFileSync(path.join(folder, "../secret.jpg"), "secret");
      const width = "/../../secret";
      entry.files[0] = { ...entry.files[0], width, file: `${key}-${width}.jpg`, hash: hash("sha256", "secret") };
      writeFileSync(path.join(folder, entryOf()), JSON.stringify(entry));
    },
    "an entry that lists no files": () => {
      writeFileSync(path.join(folder, entryOf()), JSON.stringify({ size: { width: 8, height: 6 }, files: [] }));
    },
    "an entry of another kind": () => {
      writeFileSync(path.join(folder, entryOf()), "[null]");
    },
    "an entry with a type that no picture has": () => {
      writeFileSync(path.join(folder, entryOf()), read(entryOf()).replace("image/jpeg", "text/html"));
    },
    "another picture of the same size": () => {
      const name = readdirSync(folder).find((each) => each.endsWith(".jpg"))!;
      writeFileSync(path.join(folder, name), read(name).replace("office", "offers"));
    },
    "a link to an equal file": () => {
      const name = readdirSync(folder).find((each) => each.endsWith(".jpg"))!;
      writeFileSync(path.join(folder, "elsewhere"), read(name));
      rmSync(path.join(folder, name));
      symlinkSync("elsewhere", path.join(folder, name));
    },
    "a link in place of an entry": () => {
      const name = entryOf();
      writeFileSync(path.join(folder, "elsewhere"), read(name));
      rmSync(path.join(folder, name));
      symlinkSync("elsewhere", path.join(folder, name));
    },
  };

  test.for(Object.keys(damages))("with %s is not used, but made again", async (damage) => {
    damages[damage]!();
    const elsewhere = readIfThere("elsewhere");
    await use(new MediaCache(folder, today), "office");
    await use(new MediaCache(folder, today), "office");
    expect(encoded).toEqual(["office"]);
    const made = readdirSync(folder).filter((name) => name !== "elsewhere");
    expect(made).toHaveLength(3);
    for (const name of made) expect(lstatSync(path.join(folder, name)).isFile(), name).toBe(true);
    expect(readIfThere("elsewhere")).toBe(elsewhere);
  });

  test("that is not named like the cache's own stays, however old", () => {
    const others = ["thesis.doc", "0123.json", `${"0".repeat(32)}-8`, `${"0".repeat(32)}-8.jpg.tmp`];
    for (const name of others) writeFileSync(path.join(folder, name), "years of work");
    age(400);
    new MediaCache(folder, today).prune();
    expect(readdirSync(folder).sort()).toEqual(others.sort());
  });

  test("that is a folder in place of an entry or its file is replaced", async () => {
    const names = readdirSync(folder);
    for (const name of names) {
      rmSync(path.join(folder, name));
      mkdirSync(path.join(folder, name, "within"), { recursive: true });
    }
    await use(new MediaCache(folder, today), "office");
    await use(new MediaCache(folder, today), "office");
    expect(encoded).toEqual(["office"]);
    expect(readdirSync(folder)).toEqual(names);
  });

  test("that is a link in place of an old file is removed, and its target stays", () => {
    const thesis = path.join(makeTemporaryFolder(), "thesis.doc");
    writeFileSync(thesis, "years of work");
    const link = path.join(folder, `${"0".repeat(32)}-8.jpg`);
    symlinkSync(thesis, link);
    lutimesSync(link, 0, 0);
    new MediaCache(folder, today).prune();
    expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined();
    expect(readFileSync(thesis, "utf8")).toBe("years of work");
  });

  test("that is a link in place of the cache's folder, or of the folder around it, is refused", () => {
    const root = makeTemporaryFolder();
    mkdirSync(path.join(root, ".dentalsite"));
    symlinkSync(folder, path.join(root, ".dentalsite/media"));
    symlinkSync(path.join(root, ".dentalsite"), path.join(root, "cache"));
    for (const media of [path.join(root, ".dentalsite/media"), path.join(root, "cache/media")]) {
      expect(() => new MediaCache(media, today)).toThrow(/is a symbolic link/);
    }
  });

  function readIfThere(name: string): string | undefined {
    return existsSync(path.join(folder, name)) ? read(name) : undefined;
  }
});
