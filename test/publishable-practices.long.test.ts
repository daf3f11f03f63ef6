import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { roundTrip } from "../src/steps/check/check-weights.ts";
import { checkHtml } from "../src/steps/check/valid-html.ts";
import { crawl } from "./support/crawl.ts";
import type { LittleSite } from "./support/little-site.ts";
import { makePublishable, publishableNames, publishedOn } from "./support/publishable-practices.ts";
import { runHere } from "./support/run-here.ts";
import { listPages, parsePage, readPage } from "./support/shipped-site.ts";
import { startStaticHost } from "./support/static-host.ts";
import { weighCode } from "./support/weigh-code.ts";

/* Tests of practices that could be published. Tests of them in a browser are in browser/publishable-practices.long.test.ts. */

describe.each(publishableNames)("the %s practice", (name) => {
  let site: LittleSite;
  let folder: string;
  let pages: string[];

  beforeAll(async () => {
    site = await makePublishable(name);
    folder = site.file("dist");
    expect(await runHere(["build"], { cwd: site.root, env: publishedOn })).toMatchObject({ status: 0, stderr: "" });
    pages = listPages(folder);
  });

  test("can be published with every rule on", async () => {
    expect(existsSync(site.file("site/rules.yaml"))).toBe(false);
    const { status, stdout, stderr } = await runHere(["check", "--publish"], { cwd: site.root, env: publishedOn });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`No problems in ${pages.length} pages.`);
  });

  test("is valid HTML on every page", async () => {
    const found = pages.map((page) => ({ path: page, address: page, html: readPage({ folder }, page), source: page }));
    expect((await checkHtml(found, { files: {}, entries: [] })).map(({ message }) => message)).toEqual([]);
  });

  test("has no broken link and no page without links to it", async () => {
    const host = await startStaticHost(folder);
    const { broken, reached } = await crawl(`${host.origin}/`);
    await host.close();
    expect(broken).toEqual([]);
    const isForwarding = (page: string): boolean => parsePage({ folder }, page)("meta[http-equiv=refresh]").length > 0;
    expect(pages.filter((page) => !reached.has(page) && !isForwarding(page))).toEqual(["/404.html"]);
  });

  test("sends HTML, style sheet and script of every page in one round trip, but for the longest", () => {
    const weights = pages.map((page) => ({ page, ...weighCode({ folder }, page) }));
    expect(Math.min(...weights.map(({ code }) => code))).toBeGreaterThan(1000);
    const heavy = weights.filter(({ code }) => code > roundTrip);
    expect(heavy.map(({ page }) => page)).toEqual(longPages[name]);
  });
});

/** The home page of the large practice lists 22 services. */
const longPages = { least: [], large: ["/"] };
