import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { boxOf, boxesOf } from "./boxes.ts";
import { openBrowser, openBuilt, openPage, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { makePractice, practiceNames } from "../support/little-site.ts";
import { listPages, openShippedSite } from "../support/shipped-site.ts";

/** The parts of a service page that begin a line. Panels have a margin inside, and lists a bullet. */
const parts = [
  ".page-head :is(.eyebrow, h1)",
  ".sidebar h2",
  ".lead > div > :is(h2, p)",
  ".lead :is(.media, figcaption)",
  "article > .rich-text > *",
  ".emergency-note",
  ".below > section:not(.next-step) > h2",
  ".cards > li",
  ".next-step",
  ".sources li",
  `.pager [rel="prev"]`,
];

/** The distances of all parts from the left edge of the window, each once. */
const listEdges = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(`[...new Set(
    [...document.querySelectorAll(${JSON.stringify(parts.map((part) => `main ${part}`).join(", "))})]
      .filter((each) => each.checkVisibility())
      .map((each) => Math.round(each.getBoundingClientRect().left)),
  )].sort((one, other) => one - other)`);

async function openServices(): Promise<{ page: Page; addresses: string[] }> {
  const { origin, pages } = await openShippedSite();
  const context = await (await openBrowser()).newContext({ baseURL: origin });
  onTestFinished(() => context.close());
  return {
    page: await context.newPage(),
    addresses: pages.filter((address) => /^\/services\/./.test(address)),
  };
}

test("service pages have two left edges from 769 px up, and one on a phone", async () => {
  const { page, addresses } = await openServices();
  const found: Record<string, number> = {};
  const expected: Record<string, number> = {};
  for (const address of addresses) {
    await page.goto(address);
    for (const width of [390, 769, 1024, 1440]) {
      await resize(page, width);
      found[`${address} ${width}`] = (await listEdges(page)).length;
      expected[`${address} ${width}`] = width > 768 ? 2 : 1;
    }
  }
  expect(found).toEqual(expected);
});

test.each([
  [1024, 768],
  [1440, 900],
])("heading, first sentences and picture of services are in the first view of %i by %i pixels", async (...size) => {
  const { page, addresses } = await openServices();
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  const outside: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    for (const box of await boxesOf(page.locator("h1, .lead > div > :is(h2, p), .lead .media"))) {
      if (box.y + box.height > height) outside.push(`${address} ${box.y + box.height}`);
    }
  }
  expect(outside).toEqual([]);
});

test("the list of a group of one service is as high as its heading and its link", async () => {
  const page = await openPage(1440, "/services/allonx/");
  const [sidebar, heading, link] = await Promise.all(
    [".sidebar", ".sidebar h2", ".sidebar a"].map(async (part) => boxOf(page.locator(part))),
  );
  expect(sidebar!.height - heading!.height - link!.height).toBeLessThan(60);
});

describe.each(practiceNames)("the practice %s", (name) => {
  let folder = "";
  beforeAll(async () => {
    const { root, file } = makePractice(name);
    folder = file("dist");
    await buildSiteInto(folder, root);
  });

  test("has two left edges on its service pages, too", async () => {
    const page = await openBuilt(folder, "/", "404.html", { viewport: { width: 1024, height: 768 } });
    const addresses = listPages(folder).filter((address) => /\/(?:services|servicios)\/./.test(address));
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      await page.goto(address);
      expect(await listEdges(page), address).toHaveLength(2);
    }
  });
});
