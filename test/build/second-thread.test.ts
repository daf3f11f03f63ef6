import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isWorthAThread } from "../../src/build/second-thread.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";

async function build(site: LittleSite, usesThread: boolean) {
  const { result, report, builds } = await buildLittleSite(site, usesThread);
  if (report) expect(builds).toBe(1);
  const { pageCount: pages, sourceHashes } = result.built ?? {};
  return { problems: result.problems, texts: result.texts, pages, sourceHashes, report };
}

describe("a second thread", () => {
  test("is taken only where there are two cores, and enough services", () => {
    expect(isWorthAThread(38, 8)).toBe(false);
    expect(isWorthAThread(4000, 1)).toBe(false);
    expect(isWorthAThread(4000, 2)).toBe(true);
  });

  test("helps to write what one thread writes", async () => {
    const site = makeLittleSite();
    const alone = await build(site, false);
    const bytes = readTree(site.file("dist"));
    const again = await build(site, true);
    expect(again.sourceHashes).toEqual(alone.sourceHashes);
    expect(again.report).toMatchObject({
      written: 0,
      removed: 0,
      unchanged: alone.report!.unchanged + alone.report!.written,
    });
    const fresh = makeLittleSite();
    expect(await build(fresh, true)).toMatchObject({ problems: [], pages: alone.pages });
    expect(readTree(fresh.file("dist"))).toEqual(bytes);
  });

  const services = readdirSync(makeLittleSite().file("site/services"));

  // So each file is met by either thread.
  test.for(services)("finds what one finds: in %s an unknown key", async (name) => {
    const site = makeLittleSite();
    const file = `site/services/${name}`;
    site.write(file, site.read(file).replace("mainTitleText:", "unknown: x\nmainTitleText:"));
    await expectSame(site);
  });

  test.for(services)("finds what one finds: in %s a picture that cannot be used", async (name) => {
    const site = makeLittleSite();
    site.write("assets/pictures/broken.png", "no picture");
    site.write(`site/services/${name}`, `${site.read(`site/services/${name}`)}\n![Words.](/pictures/broken.png)\n`);
    await expectSame(site);
  });

  test.for(services)("finds what one finds: in %s a link to a place that is not there", async (name) => {
    const site = makeLittleSite();
    site.write(
      `site/services/${name}`,
      `${site.read(`site/services/${name}`)}\n\nSee [this](/services/cleanings#nowhere).\n`,
    );
    await expectSame(site);
  });

  async function expectSame(site: LittleSite): Promise<void> {
    const alone = await build(site, false);
    expect(alone.problems.length).toBeGreaterThan(0);
    expect(alone.report).toBeUndefined();
    expect(await build(site, true)).toEqual(alone);
    expect(existsSync(site.file("dist"))).toBe(false);
  }

  test("finds a link between two pages that leads somewhere", async () => {
    const site = makeLittleSite();
    const file = "site/services/cleanings.md";
    site.write(file, `${site.read(file)}\n\n## A place to go\n\nWords.\n`);
    for (const name of ["sealants", "Whitening"]) {
      const service = `site/services/${name}.md`;
      site.write(service, `${site.read(service)}\n\nSee [this](/services/cleanings#a-place-to-go).\n`);
    }
    for (const usesThread of [false, true]) expect(await build(site, usesThread)).toMatchObject({ problems: [] });
  });
});
