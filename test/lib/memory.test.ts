import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { buildSite } from "../../src/build.ts";
import { Memory } from "../../src/lib/memory.ts";
import type { Recall } from "../../src/model/build/recall.ts";
import type { OutputFile } from "../../src/model/build/output.ts";
import { createRandom } from "../support/create-random.ts";
import { edits, mendSite, ownTemplate, sneakyEdits } from "../support/edits.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { isLong, isNight } from "../support/test-level.ts";

describe.skipIf(isLong)("memory", () => {
  test("computes the result of each input once", () => {
    const memory = new Memory();
    let made = 0;
    const make = (): number => ++made;
    expect([memory.recall("page", ["x"], make), memory.recall("page", ["x"], make)]).toEqual([1, 1]);
    expect([memory.recall("page", ["y"], make), memory.recall("code", ["x"], make)]).toEqual([2, 3]);
  });

  test("forgets results that the last builds did not use", () => {
    const memory = new Memory();
    let made = 0;
    const ask = (): number => memory.recall("page", ["x"], () => ++made);
    ask();
    for (let build = 0; build < 3; build++) memory.startBuild();
    expect(ask()).toBe(1);
    for (let build = 0; build < 4; build++) memory.startBuild();
    expect(ask()).toBe(2);
  });

  test("recognizes inputs by their contents, in whatever object they are", () => {
    const memory = new Memory();
    let made = 0;
    const ask = (...inputs: unknown[]): number => memory.recall("page", inputs, () => ++made);
    expect([ask({ a: 1 }), ask({ a: 1 }), ask({ a: 2 }), ask("a", "b"), ask("ab"), ask(["a"], "b")]).toEqual([
      1, 1, 2, 3, 4, 5,
    ]);
  });

  test("does not keep a failed result", async () => {
    const memory = new Memory();
    await expect(memory.recall("page", ["x"], () => Promise.reject(new Error("once")))).rejects.toThrow("once");
    expect(await memory.recall("page", ["x"], () => Promise.resolve("twice"))).toBe("twice");
  });
});

const fixture = path.resolve(import.meta.dirname, "../fixtures/little-site");

/** Makes edits, and compares builds that remember earlier ones with builds that remember nothing. */
function startEditing(): {
  site: LittleSite;
  edit: (make: (site: LittleSite) => void) => Promise<{ isSound: boolean }>;
} {
  const site = makeLittleSite();
  const cacheFolder = makeTemporaryFolder();
  const memory = new Memory();
  const build = async (remembers: boolean): Promise<{ problems: unknown; files: unknown }> => {
    if (remembers) memory.startBuild();
    // Ten seconds ahead, no file is too recently changed, so all results may be remembered.
    const options = { root: site.root, cacheFolder, date: Date.UTC(2026, 5), now: Date.now() + 10_000 };
    const { built, problems } = await buildSite({ ...options, ...(remembers && { recall: memory.recall }) });
    return { problems, files: built?.outputs.map((file) => [file.path, bytesOf(file)]) };
  };
  const edit = async (make: (site: LittleSite) => void): Promise<{ isSound: boolean }> => {
    make(site);
    const remembered = await build(true);
    expect(remembered).toEqual(await build(false));
    return { isSound: remembered.files !== undefined };
  };
  return { site, edit };
}

test("after any edits, a build that remembers gives the same bytes and problems as one that does not", async () => {
  const { site, edit } = startEditing();
  const random = createRandom(7);
  let count = 0;
  let sound = 0;
  for (let round = 0; round < (isNight ? 4 : 1); round++) {
    const shuffled = edits.map((make) => ({ make, order: random() })).sort((a, b) => a.order - b.order);
    for (const { make } of isLong ? shuffled : shuffled.slice(0, 10)) {
      count++;
      const { isSound } = await edit(() => {
        make(site, count);
      });
      if (isSound) sound++;
      // A site that stays broken would have nothing to compare.
      else if (count % 3) mendSite(site);
    }
  }
  expect(sound).toBeGreaterThan(count / 3);
});

test("a build that remembers notices an edit that keeps the name, the size or the time of a file", async () => {
  const { site, edit } = startEditing();
  for (const make of sneakyEdits) {
    for (let count = 1; count <= (isNight ? 3 : 1); count++) {
      await edit(() => {
        make(site, count);
      });
    }
  }
});

test.runIf(isLong)(
  "practices that share a memory are the same as when built alone, even with their own templates and styles",
  async () => {
    const sites = [
      makeLittleSite(),
      makeLittleSite({ "templates/parts/copyright-year.tsx": ownTemplate }),
      makeLittleSite({ "templates/css/hero.css": ".hero { color: red; }\n" }),
      makeLittleSite({ "templates/parts/copyright-year.tsx": ownTemplate.replace("MMXXVI", "Year") }),
      makeLittleSite({ "site/error.yaml": "hint: 'open\n" }),
      makeLittleSite({ "templates/error.tsx": "export default () => <p>;" }),
      makeLittleSite({ "templates/script/site.js": "document.title += 1;\n" }),
      makeLittleSite({ "assets/pictures/office.webp": readFileSync(path.join(fixture, "assets/videos/harbor.webp")) }),
    ];
    const memory = new Memory();
    const build = async ({ file, root }: LittleSite, recall?: Recall): Promise<unknown> => {
      const cacheFolder = file(recall ? "cache" : "own-cache");
      const options = {
        root,
        cacheFolder,
        date: Date.UTC(2026, 5),
        now: Date.now() + 10_000,
        ...(recall && { recall }),
      };
      const { built, problems, texts } = await buildSite(options);
      return { problems, texts, files: built?.outputs.map((each) => [each.path, bytesOf(each)]) };
    };
    for (const site of [...sites, ...sites.toReversed()]) {
      memory.startBuild();
      expect(await build(site, memory.recall)).toEqual(await build(site));
    }
  },
);

function bytesOf(file: OutputFile): string {
  return Buffer.from("copyOf" in file ? readFileSync(file.copyOf) : file.contents).toString("latin1");
}
