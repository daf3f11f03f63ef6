import { expect, test } from "vitest";
import { checkHtml } from "../../src/steps/check/valid-html.ts";
import { openShippedSite, readPage } from "../support/shipped-site.ts";

test("every page is valid HTML", async () => {
  const site = await openShippedSite();
  const pages = site.pages.map((page) => ({ path: page, address: page, html: readPage(site, page), source: page }));
  expect((await checkHtml(pages, { files: {}, entries: [] })).map(({ message }) => message)).toEqual([]);
});
