import { expect, test } from "vitest";
import { crawl } from "./crawl.ts";
import { openShippedSite } from "../support/shipped-site.ts";

test("a crawler that follows every link from the home page finds no broken one and reaches every page of the sitemap", async () => {
  const { origin, indexedPages } = await openShippedSite();
  const { broken, reached } = await crawl(`${origin}/`);
  expect(broken).toEqual([]);
  expect(indexedPages.filter((page) => !reached.has(page))).toEqual([]);
});
