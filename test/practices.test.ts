import { beforeAll, describe, expect, test } from "vitest";
import { roundTrip } from "../src/steps/check/check-weights.ts";
import { checkHtml } from "../src/steps/check/valid-html.ts";
import { crawl } from "./support/crawl.ts";
import { makePractice, practiceNames, type LittleSite } from "./support/little-site.ts";
import { runHere } from "./support/run-here.ts";
import { listPages, parsePage, readPage } from "./support/shipped-site.ts";
import { startStaticHost } from "./support/static-host.ts";
import { weighCode } from "./support/weigh-code.ts";

/*
 * Tests of complete practices that differ from the shipped one and from each other: a dentist with nothing optional; a group of four
 * doctors and three offices with ten pages of its own; a practice in Spanish. Tests in a browser are in browser/practices.long.test.ts.
 */

describe.each(practiceNames)("the practice %s", (name) => {
  let site: LittleSite;
  let folder: string;
  let pages: string[];
  // On this date, the group's closures are not over yet.
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 25) / 1000) };

  beforeAll(async () => {
    site = makePractice(name);
    folder = site.file("dist");
    expect(await runHere(["build"], { cwd: site.root, env })).toMatchObject({ status: 0, stderr: "" });
    pages = listPages(folder);
  });

  test("has no problem that dentalsite check finds", async () => {
    const { status, stdout, stderr } = await runHere(["check"], { cwd: site.root, env });
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
    const unreached = pages.filter((page) => !reached.has(page) && !isForwarding(page));
    expect(unreached).toEqual(name === "bilingual" ? ["/404.html", "/es/404.html"] : ["/404.html"]);
  });

  test("sends HTML, style sheet and script of every page in one round trip", () => {
    const weights = pages.map((page) => ({ page, ...weighCode({ folder }, page) }));
    expect(Math.min(...weights.map(({ code }) => code))).toBeGreaterThan(1000);
    expect(weights.filter(({ code }) => code > roundTrip)).toEqual([]);
  });
});
