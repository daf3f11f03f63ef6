import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buildInto } from "../../src/build/build-into.ts";
import { countThreads } from "../../src/build/service-threads.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";

async function build(site: LittleSite, threads: number) {
  const { result, report } = await buildInto(site.file("dist"), {
    root: site.root,
    cacheFolder: site.file(".dentalsite"),
    copyrightYear: 2026,
    now: Date.now(),
    threads,
  });
  const { pageCount: pages, contentHashes } = result.built ?? {};
  return { problems: result.problems, pages, contentHashes, report };
}

describe("threads", () => {
  test("are taken only where there are cores and enough services for them", () => {
    expect(countThreads(38, 8)).toBe(1);
    expect(countThreads(4000, 1)).toBe(1);
    expect(countThreads(4000, 2)).toBe(2);
    expect(countThreads(100_000, 64)).toBe(4);
  });

  test.for([2, 3, 4])("%i write what one writes", async (threads) => {
    const site = makeLittleSite();
    const alone = await build(site, 1);
    const bytes = readTree(site.file("dist"));
    const again = await build(site, threads);
    expect(again.contentHashes).toEqual(alone.contentHashes);
    expect(again.report).toMatchObject({
      written: 0,
      removed: 0,
      unchanged: alone.report!.unchanged + alone.report!.written,
    });
    const fresh = makeLittleSite();
    expect(await build(fresh, threads)).toMatchObject({ problems: [], pages: alone.pages });
    expect(readTree(fresh.file("dist"))).toEqual(bytes);
  });

  test.for([
    ["an unknown key", "site/services/sealants.md", "mainTitleText:", "unknown: x\nmainTitleText:"],
    ["a link to a place that a page of another share does not have", "site/services/sealants.md", "---\n", "---\n"],
  ] as const)("find what one finds: %s", async ([, file, from, to]) => {
    const site = makeLittleSite();
    site.write(file, `${site.read(file).replace(from, to)}\n\nSee [this](/services/cleanings#nowhere).\n`);
    const alone = await build(site, 1);
    expect(alone.problems.length).toBeGreaterThan(0);
    expect(alone.report).toBeUndefined();
    for (const threads of [2, 3, 4]) expect(await build(site, threads)).toEqual(alone);
    expect(existsSync(site.file("dist"))).toBe(false);
  });

  test("find a link between two shares that leads somewhere", async () => {
    const site = makeLittleSite();
    const file = "site/services/cleanings.md";
    site.write(file, `${site.read(file)}\n\n## A place to go\n\nWords.\n`);
    for (const name of ["sealants", "Whitening"]) {
      const service = `site/services/${name}.md`;
      site.write(service, `${site.read(service)}\n\nSee [this](/services/cleanings#a-place-to-go).\n`);
    }
    for (const threads of [1, 2, 3, 4]) expect(await build(site, threads)).toMatchObject({ problems: [] });
  });
});
